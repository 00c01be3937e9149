/**
 * npx tsx research/training/proposer/encode-proposer.main.ts NET.json --learned FOLDER [--pieces FOLDER] [--out FOLDER]
 *
 * Writes proposer.bin from what train-proposer.py wrote. `--learned`: the folder whose parts write-samples.main.ts
 * was given; `--pieces`: the folder of the parts that the proposer is to weigh, where the same parts may have other
 * places; `--out`: where to write, the folder of the learned tables unless given.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadPieces } from '@elucida/prediction/data/pieces-format';
import {
  encodeProposer,
  hashOfParts,
  PROPOSER_FILE,
} from '@elucida/prediction/data/proposer-format';
import { partKey } from '../../datasets/part-key.ts';
import { isAskedFor } from './asked-for.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    learned: { type: 'string' },
    pieces: { type: 'string', default: defaultDataDirectory() },
    out: { type: 'string', default: defaultDataDirectory() },
  },
});
const [file] = positionals;
if (!file || !values.learned) throw new Error('NET.json and --learned FOLDER are needed');

/** As train-proposer.py wrote it: weights of a layer row by row, a row an output. */
const network = JSON.parse(readFileSync(file, 'utf8')) as {
  inputs: number;
  hidden: number;
  base: number[];
  weights: number[][];
  biases: number[][];
};
const placeOf = new Map(loadPieces(values.pieces).map((row, place) => [partKey(row), place]));
const rows = loadPieces(values.learned)
  .filter(isAskedFor)
  .map((row) => placeOf.get(partKey(row)) ?? -1);
const bytes = encodeProposer({
  parts: hashOfParts(values.pieces),
  rows,
  base: network.base.map((value) => Number(value.toFixed(3))),
  layers: network.weights.map((weights, layer) => ({
    inputs: layer === 0 ? network.inputs : network.hidden,
    weights: Float32Array.from(weights),
    bias: Float32Array.from(network.biases[layer]),
  })),
});
writeFileSync(join(values.out, PROPOSER_FILE), bytes);
console.log(
  `${rows.length} parts, ${rows.filter((row) => row < 0).length} not among those to weigh, ${bytes.length} bytes`,
);
