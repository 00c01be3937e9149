import { expect, test } from 'vitest';
import { diastereomers } from '../diastereomers.ts';
import { sameUpToMirror } from '../mirror-image.ts';
import { perceive } from '../perceive.ts';
import { graphFromSmiles } from '../smiles.ts';
import { atomParameters } from './atom-parameters.ts';
import { conformerMaker } from './conformers.ts';
import { withHydrogens } from './explicit-molecule.ts';
import { forceField } from './force-field.ts';
import { torsionOf } from './torsion.ts';

const MOST = 40;
const nothing = () => {};

/** The conformers of a configured SMILES, and the molecule that they are of. */
function conformersOf(smiles: string, { seed = 1, checkpoint = nothing } = {}) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const { all } = diastereomers({ graph, perception }, 6)!;
  const meant =
    all.length === 1 ? all[0] : all.find((each) => sameUpToMirror(each.smiles, smiles))!;
  const maker = conformerMaker(graph, perception)!;
  return {
    maker,
    found: maker.conformers(meant.centres, meant.planes, { seed, most: MOST, checkpoint }),
  };
}

test('methylcyclohexane: equatorial below axial by 1.7 kcal/mol, give or take half (Eliel 1994)', () => {
  const { found } = conformersOf('CC1CCCCC1');
  expect(found[1].energy - found[0].energy).toBeGreaterThan(1.2);
  expect(found[1].energy - found[0].energy).toBeLessThan(2.2);
});

test.each([
  ['trans', 'CC(C)(C)[C@H]1CC[C@H](O)CC1', 180],
  ['cis', 'CC(C)(C)[C@H]1CC[C@@H](O)CC1', 60],
])(
  '%s-4-tert-butylcyclohexanol: the carbinol hydrogen to its neighbours',
  (_name, smiles, degrees) => {
    const { maker, found } = conformersOf(smiles);
    // Atoms of the SMILES: 7 is the carbinol carbon, 6 a neighbour of it.
    const [own] = maker.explicit.hydrogensOf[7];
    const torsions = maker.explicit.hydrogensOf[6].map(
      (other) => (Math.abs(torsionOf(found[0].positions, [own, 7, 6, other])) * 180) / Math.PI,
    );
    expect(Math.abs(Math.max(...torsions) - degrees)).toBeLessThan(12);
  },
);

test('trans-decalin is more stable than cis-decalin by 2.7 kcal/mol (Eliel 1994), within 1', () => {
  const trans = conformersOf('C1CC[C@@H]2CCCC[C@H]2C1').found[0].energy;
  const cis = conformersOf('C1CC[C@H]2CCCC[C@H]2C1').found[0].energy;
  expect(Math.abs(cis - trans - 2.7)).toBeLessThan(1);
});

test('a bicycle with a bridge inside out is not built', () => {
  const graph = graphFromSmiles('CC1(C)C2CCC1(C)C(=O)C2');
  const perception = perceive(graph);
  const maker = conformerMaker(graph, perception)!;
  const built = diastereomers({ graph, perception }, 6)!.all.filter(
    ({ centres, planes }) =>
      maker.conformers(centres, planes, { seed: 1, most: MOST, checkpoint: nothing }).length > 0,
  );
  expect(built).toHaveLength(1);
});

test('the same seed gives the same conformers', () => {
  const energies = (seed: number) =>
    conformersOf('C[C@@H]1CC[C@@H](C(C)C)[C@H](O)C1', { seed }).found.map(({ energy }) => energy);
  expect(energies(3)).toEqual(energies(3));
});

test('a caller who wants no more is heard between tries', () => {
  let calls = 0;
  const checkpoint = () => {
    if (++calls === 3) throw new Error('enough');
  };
  expect(() => conformersOf('CC1CCCCC1', { checkpoint })).toThrow('enough');
});

test('boron has no parameters', () => {
  const graph = graphFromSmiles('CB(O)O');
  expect(conformerMaker(graph, perceive(graph))).toBeNull();
});

test.each(['CC(=O)OCC', 'C=CC(=O)N(C)C', 'CS(=O)C1CC1', 'C#CCOP(=O)(OC)OC', 'Clc1ccc(Br)cc1'])(
  'the gradient of the energy of %s is what its differences say',
  (smiles) => {
    const graph = graphFromSmiles(smiles);
    const molecule = withHydrogens(graph, perceive(graph));
    const energy = forceField(molecule, atomParameters(molecule)!);
    const x = Float64Array.from({ length: 3 * molecule.count }, (_, i) => 3 * Math.sin(7 * i + 1));
    const gradient = new Float64Array(x.length),
      other = new Float64Array(x.length);
    energy(x, gradient);
    for (let i = 0; i < x.length; i++) {
      const step = 1e-5;
      const at = (dx: number) => energy(x.with(i, x[i] + dx), other);
      const difference = (at(step) - at(-step)) / (2 * step);
      expect(Math.abs(gradient[i] - difference)).toBeLessThan(
        1e-3 * Math.max(1, Math.abs(difference)),
      );
    }
  },
);
