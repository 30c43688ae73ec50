"""The rules of Octiles alone: puzzles, moves, results; frozen values in, values out."""
