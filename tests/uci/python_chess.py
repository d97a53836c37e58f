#!/usr/bin/env python3
"""Drives `shouqi uci` by the UCI layer of python-chess, with a stand-in for its board.

Usage: python_chess.py PATH/TO/shouqi

The stand-in knows no rules: it keeps moves and hands them on. What is legal is asked of `shouqi referee batch`.
"""

import json
import subprocess
import sys

import chess
import chess.engine

START = "l5t/1d3c1/r1p1w1e/7/7/7/E1W1P1R/1C3D1/T5L w 0 1"


class Move(str):
    """From and to, as in a3a4; boards here may have more than eight rows."""

    def uci(self):
        return str(self)

    def __bool__(self):
        return self != "0000"


class Board:
    """As much of chess.Board as the UCI layer asks for."""

    uci_variant = "chess"
    chess960 = False

    def __init__(self, fen=START, moves=()):
        self.start, self.move_stack = fen, [Move(move) for move in moves]

    @property
    def turn(self):
        white_began = self.start.split()[1] == "w"
        return white_began == (len(self.move_stack) % 2 == 0)

    def fen(self, **_):
        return self.start

    def root(self):
        return Board(self.start)

    def copy(self, *, stack=True):
        return Board(self.start, self.move_stack)

    def parse_uci(self, text):
        files, rows = text[0] + text[2:3], text[1:2] + text[3:4]
        if len(text) != 4 or not files.isalpha() or not rows.isdigit():
            raise ValueError(f"no move: {text}")
        return Move(text)

    def push(self, move):
        self.move_stack.append(Move(move))

    def push_uci(self, text):
        move = self.parse_uci(text)
        self.push(move)
        return move

    def pop(self):
        return self.move_stack.pop()


def legal_moves(shouqi, board):
    """The legal moves after a board's moves, and how the game ended if it is over."""
    question = {"rules": "classic", "start": board.start, "history": board.move_stack}
    asked = subprocess.run([shouqi, "referee", "batch"], input=json.dumps(question), capture_output=True, text=True, check=True)
    answer = json.loads(asked.stdout)
    assert answer["status"] == "ok", answer
    return answer["moves"], answer.get("outcome")


def expect(holds, what):
    if not holds:
        sys.exit(f"uci: {what}")


def play_forty_plies(shouqi, engine):
    """Plays until forty plies are played; a game that ends before is followed by another."""
    played, games = [], 0
    while len(played) < 40:
        board, games = Board(), games + 1
        while len(played) < 40:
            legal, outcome = legal_moves(shouqi, board)
            if outcome is not None:
                expect(board.move_stack, f"the set-up is the end of a game: {outcome}")
                break
            by_clock = chess.engine.Limit(white_clock=2, black_clock=2, white_inc=0.02, black_inc=0.02)
            limit = by_clock if len(played) % 2 else chess.engine.Limit(nodes=3000)
            result = engine.play(board, limit, game=f"game {games}", ponder=len(played) % 4 == 3)
            expect(result.move in legal, f"game {games}, ply {len(board.move_stack) + 1}: {result.move} is not among {legal}")
            board.push(result.move)
            played.append(result.move)
    return f"plays 40 plies in {games} {'game' if games == 1 else 'games'}, each legal: {' '.join(played[:6])} …"


def find_mates(engine):
    found = []
    # The cat enters the den at once, or with its second move.
    for fen, mate in [
        ("7/3C3/7/7/7/7/7/7/e6 w", 1),
        ("7/7/3C3/7/7/7/7/7/e6 w", 2),
        ("6e/7/7/7/7/7/3c3/7/6E b", 2),
    ]:
        info = engine.analyse(Board(fen), chess.engine.Limit(mate=mate), game=fen)
        seen = info["score"].relative.mate()
        expect(seen == mate, f"{fen}: mate in {seen}, not in {mate}")
        found.append(str(seen))
    return f"finds mates in {', '.join(found)}"


def look_at_several_lines(shouqi, engine):
    legal, _ = legal_moves(shouqi, Board())
    infos = engine.analyse(Board(), chess.engine.Limit(depth=5), multipv=3, game="lines")
    first = [info["pv"][0] for info in infos]
    scores = [info["score"].relative.score() for info in infos]
    expect(len(set(first)) == 3 and set(first) <= set(legal), f"three lines begin with {first}")
    expect(scores == sorted(scores, reverse=True), f"three lines have the scores {scores}")
    wanted = [Move(move) for move in legal if move not in first][:2]
    result = engine.play(Board(), chess.engine.Limit(depth=4), root_moves=wanted, game="searchmoves")
    expect(result.move in wanted, f"searchmoves {wanted} gave {result.move}")
    return f"three lines begin with {', '.join(first)}; of searchmoves {' '.join(wanted)} it plays {result.move}"


def stop_an_endless_analysis(engine):
    with engine.analysis(Board(), game="endless") as analysis:
        for info in analysis:
            if info.get("depth", 0) >= 4:
                break
        analysis.stop()
        best = analysis.wait()
    expect(best.move, "an endless analysis has no best move")
    return "an endless analysis ends when it is stopped"


def main():
    shouqi = sys.argv[1]
    with chess.engine.SimpleEngine.popen_uci([shouqi, "uci"]) as engine:
        for line in (
            play_forty_plies(shouqi, engine),
            find_mates(engine),
            look_at_several_lines(shouqi, engine),
            stop_an_endless_analysis(engine),
        ):
            print(f"  uci        {line}")


main()
