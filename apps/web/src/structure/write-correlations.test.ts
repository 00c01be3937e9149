// @vitest-environment jsdom
import { techniqueOf } from '@elucida/spectra/techniques/registry';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { safeSvg } from './safe-svg.ts';
import { drawnAtoms, writeCorrelations } from './write-correlations.ts';

/** As the server draws it. */
const NAPHTHALENE = readFileSync(`${import.meta.dirname}/../testing/naphthalene.svg`, 'utf8');
const drawing = () => safeSvg(NAPHTHALENE)!;
const peak = (place: number, atoms: number[], verdict: 'for' | 'against' = 'for') => ({
  peak: place,
  atoms,
  verdict,
  values: { carriers: 1 },
});

test('atoms and bonds are read from the marks of a drawing', () => {
  const { atoms, bonds } = drawnAtoms(drawing())!;
  expect(atoms).toHaveLength(10);
  expect(bonds).toHaveLength(11);
});

test('HMBC becomes arrows, COSY bold bonds; taking them away leaves the drawing as it was', () => {
  const svg = drawing();
  const { bonds } = drawnAtoms(svg)!;
  const [a, b] = bonds[0]!;
  const reached = new Set([a, ...bonds.flatMap(([p, q]) => (p === a ? [q] : q === a ? [p] : []))]);
  // Neither the atom itself nor a neighbour, nor a neighbour of one: more than three bonds from its hydrogen.
  const near = new Set(bonds.flatMap(([p, q]) => (reached.has(p) || reached.has(q) ? [p, q] : [])));
  const far = drawnAtoms(svg)!.atoms.findIndex((_, atom) => !near.has(atom));
  const before = svg.innerHTML;
  const undo = writeCorrelations(svg, {
    drawn: techniqueOf('HMBC').pair!.drawn,
    evidence: [peak(0, [a, b]), peak(4, [a, far], 'against')],
  });
  const groups = [...svg.querySelectorAll('.correlations > g')];
  expect(groups.map((group) => group.getAttribute('data-peak'))).toEqual(['0', '4']);
  expect(groups.map((group) => group.getAttribute('class'))).toEqual([
    'found arrow',
    'against arrow',
  ]);
  expect(groups.map((group) => group.querySelectorAll('polygon').length)).toEqual([1, 1]);
  expect(groups.map((group) => group.querySelector('[stroke-dasharray]') !== null)).toEqual([
    false,
    true,
  ]);
  undo();
  expect(svg.innerHTML).toBe(before);
  writeCorrelations(svg, { drawn: techniqueOf('COSY').pair!.drawn, evidence: [peak(0, [a, b])] });
  expect(svg.querySelector('.correlations .bond polygon')).toBeNull();
  expect(svg.querySelectorAll('.correlations .bond path')).toHaveLength(1);
});
