"""Trains the shift network on the graphs that write-graphs.ts wrote, and writes its weights and held-out predictions.

    /usr/bin/python3 train-network.py GRAPHS.jsonl OUT_PREFIX [--hidden 128] [--layers 5] [--epochs 40] [--threads 2] [--seed 1]

Needs PyTorch (Debian's python3-torch will do). Molecules of part 0 take no part in the training; they measure.
OUT_PREFIX.pt is a checkpoint after each epoch, OUT_PREFIX.json the weights of the averaged network (ema).
"""
import argparse
import json
import math
import random
import time

import torch
from torch import nn

TOKENS = 7
TOKEN_ROWS = 42
BOND_KINDS = 24
# Mean and spread of all shifts, ppm, and the error that counts as typical: outputs are in units of the spread.
MEAN = {"c": 100.0, "h": 4.0}
SPREAD = {"c": 50.0, "h": 2.5}
UNIT = {"c": 1.0, "h": 0.1}
FULL_WEIGHT_ATOMS = 20


class Network(nn.Module):
    """Message passing over heavy atoms: m_v = sum_u relu(A h_u + e_bond); h_v += C relu(B [h_v, m_v] + b) + c."""

    def __init__(self, hidden, layers, dropout):
        super().__init__()
        self.embedding = nn.Embedding(TOKEN_ROWS, hidden)
        self.message = nn.ModuleList(nn.Linear(hidden, hidden, bias=False) for _ in range(layers))
        self.bond = nn.ModuleList(nn.Embedding(BOND_KINDS, hidden) for _ in range(layers))
        self.first = nn.ModuleList(nn.Linear(2 * hidden, hidden) for _ in range(layers))
        self.second = nn.ModuleList(nn.Linear(hidden, hidden) for _ in range(layers))
        self.heads = nn.ModuleDict({
            n: nn.Sequential(nn.Linear(hidden, hidden), nn.ReLU(), nn.Dropout(dropout), nn.Linear(hidden, 1))
            for n in ("c", "h")
        })
        self.dropout = nn.Dropout(dropout)
        nn.init.normal_(self.embedding.weight, std=0.5)
        for bond in self.bond:
            nn.init.normal_(bond.weight, std=0.3)
        for second in self.second:
            nn.init.normal_(second.weight, std=0.3 / math.sqrt(hidden))

    def forward(self, tokens, source, target, kind):
        h = self.embedding(tokens).sum(1)
        for message, bond, first, second in zip(self.message, self.bond, self.first, self.second):
            edges = torch.relu(message(h).index_select(0, source) + bond(kind))
            m = torch.zeros_like(h).index_add_(0, target, edges)
            h = h + second(self.dropout(torch.relu(first(torch.cat((h, m), 1)))))
        return h


def read(path):
    molecules = []
    with open(path) as lines:
        for line in lines:
            row = json.loads(line)
            if not row["c"] and not row["h"] or not row["bonds"]:
                continue
            tokens = torch.tensor(row["tokens"], dtype=torch.long).view(-1, TOKENS)
            bonds = torch.tensor(row["bonds"], dtype=torch.long)
            shifts = {
                n: (
                    torch.tensor([a for a, _ in row[n]], dtype=torch.long),
                    torch.tensor([s for _, s in row[n]], dtype=torch.float32),
                )
                for n in ("c", "h")
            }
            molecules.append((row["part"], row["key"], tokens, bonds, shifts))
    return molecules


def collate(batch):
    starts, total = [], 0
    for _, _, tokens, _, _ in batch:
        starts.append(total)
        total += len(tokens)
    tokens = torch.cat([m[2] for m in batch])
    source = torch.cat([m[3][:, 0] + s for m, s in zip(batch, starts)])
    target = torch.cat([m[3][:, 1] + s for m, s in zip(batch, starts)])
    kind = torch.cat([m[3][:, 2] for m in batch])
    shifts = {}
    for n in ("c", "h"):
        atoms = torch.cat([m[4][n][0] + s for m, s in zip(batch, starts)])
        ppm = torch.cat([m[4][n][1] for m in batch])
        weight = torch.cat([torch.full((len(m[4][n][0]),), min(1.0, FULL_WEIGHT_ATOMS / len(m[2]))) for m in batch])
        shifts[n] = (atoms, ppm, weight)
    return tokens, source, target, kind, shifts


def batches(molecules, atoms, shuffle):
    """Batches of about `atoms` heavy atoms."""
    order = list(molecules)
    if shuffle:
        random.shuffle(order)
    batch, size = [], 0
    for m in order:
        batch.append(m)
        size += len(m[2])
        if size >= atoms:
            yield collate(batch)
            batch, size = [], 0
    if batch:
        yield collate(batch)


def errors(network, molecules):
    """Absolute errors on molecules, ppm, by nucleus."""
    network.eval()
    out = {"c": [], "h": []}
    with torch.no_grad():
        for tokens, source, target, kind, shifts in batches(molecules, 8000, False):
            h = network(tokens, source, target, kind)
            for n in ("c", "h"):
                atoms, ppm, _ = shifts[n]
                out[n].append((network.heads[n](h.index_select(0, atoms))[:, 0] * SPREAD[n] + MEAN[n] - ppm).abs())
    network.train()
    return {n: torch.cat(e) for n, e in out.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("graphs")
    parser.add_argument("out")
    parser.add_argument("--hidden", type=int, default=128)
    parser.add_argument("--layers", type=int, default=5)
    parser.add_argument("--epochs", type=int, default=40)
    parser.add_argument("--atoms", type=int, default=700)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--decay", type=float, default=0.02)
    parser.add_argument("--dropout", type=float, default=0.05)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--resume", action="store_true")
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    random.seed(args.seed)
    torch.manual_seed(args.seed)
    molecules = read(args.graphs)
    train = [m for m in molecules if m[0] != 0]
    test = [m for m in molecules if m[0] == 0]
    network = Network(args.hidden, args.layers, args.dropout)
    ema = Network(args.hidden, args.layers, args.dropout)
    ema.load_state_dict(network.state_dict())
    ema.eval()
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=args.decay)
    steps = args.epochs * math.ceil(sum(len(m[2]) for m in train) / args.atoms)
    step, first_epoch = 0, 0
    if args.resume:
        saved = torch.load(args.out + ".pt")
        network.load_state_dict(saved["network"])
        ema.load_state_dict(saved["ema"])
        optimiser.load_state_dict(saved["optimiser"])
        step, first_epoch = saved["step"], saved["epoch"] + 1
    parameters = sum(p.numel() for p in network.parameters())
    print(f"{len(train)} molecules to train on, {len(test)} held out, {parameters} parameters", flush=True)
    started = time.time()
    for epoch in range(first_epoch, args.epochs):
        total, count = 0.0, 0
        for tokens, source, target, kind, shifts in batches(train, args.atoms, True):
            warm = min(1.0, (step + 1) / 500)
            for group in optimiser.param_groups:
                group["lr"] = args.rate * warm * (0.5 + 0.5 * math.cos(math.pi * min(1.0, step / steps)))
            h = network(tokens, source, target, kind)
            loss = 0.0
            for n in ("c", "h"):
                atoms, ppm, weight = shifts[n]
                if len(atoms) == 0:
                    continue
                predicted = network.heads[n](h.index_select(0, atoms))[:, 0]
                error = (predicted - (ppm - MEAN[n]) / SPREAD[n]) * (SPREAD[n] / UNIT[n])
                # Linear beyond half a typical error: database shifts hold gross errors.
                each = nn.functional.smooth_l1_loss(error, torch.zeros_like(error), reduction="none", beta=0.5)
                loss = loss + (each * weight).sum() / 300
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 5.0)
            optimiser.step()
            step += 1
            decay = min(0.999, (1 + step) / (10 + step))
            with torch.no_grad():
                for kept, now in zip(ema.parameters(), network.parameters()):
                    kept.lerp_(now, 1 - decay)
            total += float(loss)
            count += 1
        found = errors(ema, test)
        print(f"{time.time() - started:6.0f} s  epoch {epoch + 1}  loss {total / count:.3f}  " + "  ".join(
            f"{n} MAE {e.mean():.4f} median {e.median():.4f}" for n, e in found.items()), flush=True)
        saved = {
            "network": network.state_dict(),
            "ema": ema.state_dict(),
            "optimiser": optimiser.state_dict(),
            "step": step,
            "epoch": epoch,
            "hidden": args.hidden,
            "layers": args.layers,
        }
        torch.save(saved, args.out + ".pt")
    with open(args.out + ".json", "w") as out:
        weights = {k: v.flatten().tolist() for k, v in ema.state_dict().items()}
        json.dump({"hidden": args.hidden, "layers": args.layers, "weights": weights}, out)


main()
