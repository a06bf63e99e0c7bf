from tools.bench import ratios

if __name__ == "__main__":
    print(ratios.measure())
