import { expect, test } from 'vitest';
import type { ProtonSignal } from '../proton-signals.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import {
  boundProtonClasses,
  emptyClasses,
  exchangeableClasses,
} from '../../../nmr/signal-classes.ts';
import { assignGroups } from './assign-groups.ts';
import { protonGroups } from './proton-groups.ts';

type Line = readonly [shift: number, protons: number, multiplicity: string, ...couplings: number[]];

/** Atoms (from 0) under each signal, with hydrogens, for predicted shifts by atom. */
function assigned(
  smiles: string,
  predicted: Readonly<Record<number, number>>,
  lines: readonly Line[],
): string[] {
  const graph = graphFromSmiles(smiles);
  const molecule = { graph, perception: perceive(graph) };
  const shift = Float64Array.from(
    { length: graph.atomCount },
    (_, atom) => predicted[atom] ?? Number.NaN,
  );
  const source = {
    ...molecule,
    predicted: {
      shift,
      sd: new Float64Array(graph.atomCount).fill(0.2),
      observations: new Uint32Array(graph.atomCount),
      depth: new Uint8Array(graph.atomCount),
    },
  };
  const bound = emptyClasses(),
    exchangeable = emptyClasses();
  boundProtonClasses(source as never, bound);
  exchangeableClasses(source as never, exchangeable);
  const groups = [
    ...protonGroups(molecule, bound, { exchanging: false }),
    ...protonGroups(molecule, exchangeable, { exchanging: true }),
  ];
  const signals = lines.map(([at, protons, multiplicity, ...couplings], peak): ProtonSignal => ({
    shift: at,
    protons,
    multiplicity,
    couplings,
    peak,
  }));
  const atomOf = (group: number) =>
    group < bound.count ? bound.atom[group] : exchangeable.atom[group - bound.count];
  return signals.map(({ shift: at }, j) => {
    const here = assignGroups(groups, signals)
      .placements.filter(({ signal }) => signal === j)
      .sort((a, b) => atomOf(a.group) - atomOf(b.group));
    return `${at}: ${here.map(({ group, hydrogens }) => `${atomOf(group)}×${hydrogens}`).join(' ')}`;
  });
}

test('4-nitroaniline: the amine hydrogens take the broad singlet, never a doublet of 9 Hz', () => {
  // CDCl3: 8.07 and 6.63 (d, J = 9 Hz), 4.38 (br s).
  expect(
    assigned('Nc1ccc(cc1)[N+](=O)[O-]', { 0: 5.9, 2: 6.7, 3: 8.0 }, [
      [4.38, 2, 'br-s'],
      [6.63, 2, 'd', 9],
      [8.07, 2, 'd', 9],
    ]),
  ).toEqual(['4.38: 0×2', '6.63: 2×2', '8.07: 3×2']);
});

test('benzaldehyde: para and meta are found by integral and pattern though their predictions are swapped', () => {
  expect(
    assigned('O=Cc1ccccc1', { 1: 10.0, 3: 7.88, 4: 7.6, 5: 7.56 }, [
      [7.53, 2, 't', 7.6],
      [7.63, 1, 't', 7.4],
      [7.88, 2, 'd', 7.7],
      [10.02, 1, 's'],
    ]),
  ).toEqual(['7.53: 4×2', '7.63: 5×1', '7.88: 3×2', '10.02: 1×1']);
});

test('a methyl group is never spread over signals', () => {
  // Ethyl acetate with a wrong integral at 2.04: the methyl groups stay whole.
  const placed = assigned('CCOC(C)=O', { 0: 1.26, 1: 4.12, 4: 2.04 }, [
    [1.26, 3, 't', 7.1],
    [2.04, 2, 's'],
    [4.12, 3, 'q', 7.1],
  ]);
  expect(placed).toEqual(['1.26: 0×3', '2.04: 4×3', '4.12: 1×2']);
});

test('the CH2 next to a stereocentre may have two signals, that of an achiral chain has one', () => {
  const lines: Line[] = [
    [1.2, 3, 'd', 6.2],
    [2.4, 1, 'dd', 16.4, 8.5],
    [2.5, 1, 'dd', 16.4, 3.7],
    [3.7, 3, 's'],
    [4.2, 1, 'm'],
  ];
  // Methyl 3-hydroxybutanoate, with the OH hidden.
  expect(assigned('CC(O)CC(=O)OC', { 0: 1.22, 1: 4.2, 3: 2.45, 7: 3.7, 2: 3 }, lines)).toEqual([
    '1.2: 0×3',
    '2.4: 3×1',
    '2.5: 3×1',
    '3.7: 7×3',
    '4.2: 1×1',
  ]);
});
