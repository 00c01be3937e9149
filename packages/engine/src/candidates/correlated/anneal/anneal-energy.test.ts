import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { expect, test } from 'vitest';
import { readFacts } from '../../../constraints/spectral-facts.ts';
import { seededRandom } from '../../search/random.ts';
import { AnnealEnergy } from './anneal-energy.ts';
import type { BondGraph } from './bond-graph.ts';
import { EnergyMemory } from './energy-memory.ts';
import { graphOf, stateOf } from './graph-state.ts';
import { Moves } from './moves.ts';
import { randomMolecule } from './random-molecule.ts';

const shifts = neighbourShifts(loadNeighbours(defaultDataDirectory()));
const parsed = parseFormula('C10H10O3');
if (!parsed.ok) throw new Error('C10H10O3');
const { formula } = parsed;
/** 4-Methoxycinnamic acid. */
const facts = readFacts(
  formula,
  [
    '13C NMR 172.6, 161.7, 146.7, 130.1, 126.9, 114.6, 114.4, 55.4',
    'HSQC 7.74/146.7, 7.51/130.1, 6.92/114.4, 6.32/114.6, 3.85/55.4',
    'HMBC 7.74 → 172.6, 130.1; 6.32 → 172.6, 126.9; 3.85 → 161.7; 7.51 → 161.7, 146.7',
    'COSY 7.74/6.32, 7.51/6.92',
  ].map((text) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(text);
    return read.spectrum;
  }),
).C13NMR!.joint!;

/** A graph that nobody has changed yet: nothing of it is known from before. */
const copyOf = (graph: BondGraph): BondGraph => graphOf(stateOf(graph));
const bondsOf = (graph: BondGraph): string =>
  `${graph.order.join('')}/${graph.hydrogens.join('')}/${graph.signalOf.join(' ')}`;

/** Changes a molecule at random, some changes taken back, and shows each that is weighed. */
function walk(steps: number, seed: number, look: (graph: BondGraph, energy: AnnealEnergy) => void) {
  const random = seededRandom(seed);
  const graph = randomMolecule(formula, facts, random)!;
  const energy = new AnnealEnergy(facts, shifts, graph);
  const moves = new Moves(graph, energy, random);
  for (let step = 0; step < steps; step++) {
    if (!moves.make()) continue;
    look(graph, energy);
    if (random.next() < 0.5) moves.undo();
    else energy.accept();
  }
}

test('after any changes the energy is that of the same molecule weighed for the first time', () => {
  let looked = 0;
  walk(3_000, 1, (graph, energy) => {
    // Most are not weighed in full, and some not at all.
    if (++looked % 3 === 0) return;
    const afresh = copyOf(graph);
    const expected = new AnnealEnergy(facts, shifts, afresh).of(afresh);
    if (looked % 3 === 1) expect(energy.of(graph)).toBeCloseTo(expected, 9);
    else if (energy.of(graph, 60) <= 60) expect(energy.of(graph)).toBeCloseTo(expected, 9);
    else expect(expected).toBeGreaterThan(60);
  });
  expect(looked).toBeGreaterThan(1_000);
});

test('two molecules have the same keys where bonds and signals are the same, and only there', () => {
  const seen = new Map<string, string>();
  let again = 0;
  for (const seed of [1, 2])
    walk(5_000, seed, (graph) => {
      const key = `${graph.keyA} ${graph.keyB}`;
      expect([copyOf(graph).keyA, copyOf(graph).keyB]).toEqual([graph.keyA, graph.keyB]);
      const known = seen.get(key);
      if (known !== undefined) {
        again++;
        expect(known).toBe(bondsOf(graph));
      }
      seen.set(key, bondsOf(graph));
    });
  expect(again).toBeGreaterThan(50);
  expect(new Set(seen.values()).size).toBe(seen.size);
});

test('an energy that was cut short is known to be above what it was cut at, and no more', () => {
  const graph = randomMolecule(formula, facts, seededRandom(1))!;
  const memory = new EnergyMemory();
  expect(memory.find(graph, 10)).toBeNaN();
  memory.keep(graph, 12, 10);
  expect(memory.find(graph, 10)).toBe(12);
  expect(memory.find(graph, 12)).toBeNaN();
  memory.keep(graph, 15, 20);
  expect([memory.find(graph, 10), memory.find(graph, 20)]).toEqual([15, 15]);
  const other = randomMolecule(formula, facts, seededRandom(2))!;
  expect(memory.find(other, 10)).toBeNaN();
});
