import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { isOfCode } from '../../evidence/of-code.ts';
import { coverBand } from './cover-bands.ts';
import { explainIr } from './explain-infrared.ts';
import { prepareIr } from './score-infrared.ts';

/** The vibrations that a band of a list is named as, groups with them. */
function namesOf(smiles: string, bands: readonly number[], wavenumber: number): string[] {
  const graph = graphFromSmiles(smiles);
  const molecule = { graph, perception: perceive(graph) };
  const prepared = prepareIr({ peaks: bands.map((wavenumber_cm1) => ({ wavenumber_cm1 })) });
  const found = explainIr(graph, molecule.perception, prepared).filter(
    (item) => isOfCode(item, 'ir-band-found') && item.observed === wavenumber,
  );
  const all = found.length > 0 ? found : [coverBand(bands.indexOf(wavenumber), molecule, prepared)];
  return all.flatMap((item) =>
    isOfCode(item, 'ir-band-found', 'ir-band-compatible') ? [item.values.vibration] : [],
  );
}

// Textbook values of films and KBr discs.
test.each([
  ['isophorone', 'CC1=CC(=O)CC(C)(C)C1', [1669, 1635], 1669],
  ['flavone', 'O=c1cc(-c2ccccc2)oc2ccccc12', [1647, 1606], 1647],
  ['4-aminoacetophenone', 'CC(=O)c1ccc(N)cc1', [3393, 3329, 1649, 1592], 1649],
  ['4-methylumbelliferone', 'Cc1cc(=O)oc2cc(O)ccc12', [3115, 1673, 1600], 1673],
  ['benzamide', 'NC(=O)c1ccccc1', [3366, 3170, 1656, 1622], 1656],
  ['cyclopent-2-enone', 'O=C1C=CCC1', [1708, 1588], 1708],
  ['1-indanone', 'O=C1CCc2ccccc21', [1710, 1608], 1710],
])('the C=O of %s is called nothing else', (_, smiles, bands, wavenumber) => {
  expect(new Set(namesOf(smiles, bands, wavenumber))).toEqual(new Set(['c-o-double']));
});

test.each([
  ['the C=C of isophorone', 'CC1=CC(=O)CC(C)(C)C1', [1669, 1635], 1635, 'c-c-double'],
  ['the C=C of 1-hexene', 'CCCCC=C', [3080, 1642], 1642, 'c-c-double'],
  ['the N–H bend of hexylamine', 'CCCCCCN', [3368, 3292, 1610], 1610, 'n-h-bend'],
  ['the C=C next to an ester', 'C=CCOC(C)=O', [1743, 1649], 1649, 'c-c-double'],
])('%s is', (_, smiles, bands, wavenumber, vibration) => {
  expect(namesOf(smiles, bands, wavenumber)).toContain(vibration);
  expect(namesOf(smiles, bands, wavenumber)).not.toContain('c-o-double');
});

test.each<[name: string, smiles: string, bands: number[], upper: boolean]>([
  ['succinimide', 'O=C1CCC(=O)N1', [1771, 1698], true],
  ['phthalimide', 'O=C1NC(=O)c2ccccc12', [1774, 1745], true],
  ['phenytoin', 'O=C1NC(=O)C(c2ccccc2)(c2ccccc2)N1', [1774, 1716], true],
  ['succinic anhydride', 'O=C1CCC(=O)O1', [1865, 1782], true],
  ['glutaric anhydride', 'O=C1CCCC(=O)O1', [1802, 1761], true],
  ['acetic anhydride', 'CC(=O)OC(C)=O', [1827, 1766], true],
  ['a glutarimide, were it at 1771', 'O=C1CCCC(=O)N1', [1771, 1698], false],
  ['an open imide, were it at 1774', 'CC(=O)NC(C)=O', [1774, 1700], false],
  ['glutaric anhydride, were it at 1865', 'O=C1CCCC(=O)O1', [1865, 1750], false],
])('the two C=O bands of %s', (_, smiles, bands, upper) => {
  const named = namesOf(smiles, bands, bands[0]);
  expect(named.includes('c-o-double-high')).toBe(upper);
  expect(namesOf(smiles, bands, bands[1])).toContain('c-o-double');
});

test.each([
  ['cyclopent-2-enone', 'O=C1C=CCC1', 1708],
  ['1-indanone', 'O=C1CCc2ccccc21', 1710],
])('the C=O of %s is not missing', (_name, smiles, wavenumber) => {
  const graph = graphFromSmiles(smiles);
  const prepared = prepareIr({ peaks: [{ wavenumber_cm1: 2930 }, { wavenumber_cm1: wavenumber }] });
  const missing = explainIr(graph, perceive(graph), prepared).filter((item) =>
    isOfCode(item, 'ir-band-missing'),
  );
  expect(missing).toEqual([]);
});
