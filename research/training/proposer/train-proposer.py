"""Trains the learned proposer: from formula and lists of 13C and 1H to the chance of each frequent part.

python3 train-proposer.py FOLDER OUT.json [--hidden 384] [--epochs 10] [--threads 2]

FOLDER is what write-samples.main.ts wrote. Two hidden layers with rectifiers and a logistic output a part; the loss
is the binary cross-entropy. One structure in twenty is held out of training and measured after each epoch: loss, how
much better it is than the parts' frequencies alone, and how many of a structure's parts are among the 50 and 200
likeliest.
"""

import argparse
import json
import math
import os
import time

import numpy as np
import torch
from torch import nn

HELD_OUT = 20


def read(folder):
    with open(os.path.join(folder, "samples.json")) as file:
        about = json.load(file)
    inputs = np.fromfile(os.path.join(folder, "samples.bin"), dtype=np.uint8).reshape(-1, about["inputs"])
    codes = np.fromfile(os.path.join(folder, "parts.bin"), dtype=np.uint16)
    starts, at = [], 0
    while at < len(codes):
        starts.append(at)
        at += 1 + int(codes[at])
    return about, inputs, codes, np.array(starts)


def batch_of(rows, inputs, codes, starts, about):
    x = torch.from_numpy(inputs[rows]).float() / about["unit"]
    y = torch.zeros(len(rows), about["outputs"])
    for i, row in enumerate(rows):
        start = starts[row]
        y[i, torch.from_numpy(codes[start + 1 : start + 1 + codes[start]].astype(np.int64))] = 1
    return x, y


def measure(network, rows, data, base):
    network.eval()
    loss, plain, parts = 0.0, 0.0, 0
    among = {50: 0.0, 200: 0.0}
    with torch.no_grad():
        for start in range(0, len(rows), 1024):
            x, y = batch_of(rows[start : start + 1024], *data)
            logits = network(x)
            loss += nn.functional.binary_cross_entropy_with_logits(logits, y, reduction="sum").item()
            plain += nn.functional.binary_cross_entropy_with_logits(base.expand_as(y), y, reduction="sum").item()
            parts += y.sum().item()
            order = logits.argsort(1, descending=True)
            for most in among:
                among[most] += y.gather(1, order[:, :most]).sum().item()
    network.train()
    return loss / len(rows), plain / len(rows), {most: hits / parts for most, hits in among.items()}


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("folder")
    parser.add_argument("out")
    parser.add_argument("--hidden", type=int, default=384)
    parser.add_argument("--epochs", type=int, default=10)
    parser.add_argument("--batch", type=int, default=128)
    parser.add_argument("--rate", type=float, default=1.5e-3)
    parser.add_argument("--dropout", type=float, default=0.15)
    parser.add_argument("--threads", type=int, default=2)
    args = parser.parse_args()
    torch.set_num_threads(args.threads)
    torch.manual_seed(1)
    random = np.random.default_rng(1)
    about, *arrays = read(args.folder)
    data = (*arrays, about)
    inputs, codes, starts = arrays
    structure = np.arange(len(starts)) // about["variants"]
    test = np.flatnonzero(structure % HELD_OUT == 0)
    train = np.flatnonzero(structure % HELD_OUT != 0)
    counts = np.zeros(about["outputs"])
    for row in train:
        counts[codes[starts[row] + 1 : starts[row] + 1 + codes[starts[row]]]] += 1
    share = (counts + 0.5) / (len(train) + 1)
    base = torch.tensor(np.log(share / (1 - share)), dtype=torch.float32)
    network = nn.Sequential(
        nn.Linear(about["inputs"], args.hidden),
        nn.ReLU(),
        nn.Dropout(args.dropout),
        nn.Linear(args.hidden, args.hidden),
        nn.ReLU(),
        nn.Dropout(args.dropout),
        nn.Linear(args.hidden, about["outputs"]),
    )
    with torch.no_grad():
        network[6].bias.copy_(base)
        network[6].weight.mul_(0.1)
    optimiser = torch.optim.AdamW(network.parameters(), lr=args.rate, weight_decay=0.01)
    steps = args.epochs * math.ceil(len(train) / args.batch)
    print(f"{len(train)} samples to train on, {len(test)} held out, {about['outputs']} parts", flush=True)
    started, step = time.time(), 0
    for epoch in range(args.epochs):
        order = random.permutation(train)
        for start in range(0, len(order), args.batch):
            rate = args.rate * min(1.0, (step + 1) / 200) * (0.5 + 0.5 * math.cos(math.pi * step / steps))
            for group in optimiser.param_groups:
                group["lr"] = rate
            x, y = batch_of(order[start : start + args.batch], *data)
            loss = nn.functional.binary_cross_entropy_with_logits(network(x), y, reduction="sum") / len(x)
            optimiser.zero_grad(set_to_none=True)
            loss.backward()
            optimiser.step()
            step += 1
        found, plain, among = measure(network, test, data, base)
        print(
            f"{time.time() - started:6.0f} s  epoch {epoch + 1}  loss {found:.2f} (frequencies alone {plain:.2f})  "
            + "  ".join(f"among {most}: {100 * hits:.1f} %" for most, hits in among.items()),
            flush=True,
        )
        layers = [network[i] for i in (0, 3, 6)]
        with open(args.out, "w") as out:
            json.dump(
                {
                    "inputs": about["inputs"],
                    "hidden": args.hidden,
                    "base": base.tolist(),
                    "weights": [layer.weight.detach().flatten().tolist() for layer in layers],
                    "biases": [layer.bias.detach().tolist() for layer in layers],
                },
                out,
            )


main()
