import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { readFacts } from '../../../constraints/spectral-facts.ts';
import { coverPeaks } from '../../../judging/cover-peaks.ts';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { explainMs } from '../explain-mass.ts';

/** Peaks without an origin if this is the molecule; the first is the base peak. */
function withoutOrigin(smiles: string, peaks: readonly number[]): number[] {
  const graph = graphFromSmiles(smiles);
  const molecule = { graph, perception: perceive(graph) };
  const parsed = parseFormula(molecularFormula(smiles));
  if (!parsed.ok) throw new Error(smiles);
  const spectra: Spectrum[] = [
    {
      type: 'MS',
      metadata: { ionization: 'EI' },
      peaks: peaks.map((m_z, i) => ({ m_z, rel_int: i === 0 ? 100 : 60 })),
    },
  ];
  const facts = readFacts(parsed.formula, spectra);
  const evidence = explainMs(graph, molecule.perception, parsed.formula, facts.MS!.prepared);
  return [...evidence, ...coverPeaks(evidence, molecule, facts, spectra)].flatMap(
    ({ code, peak }) =>
      peak !== undefined && (code === 'ms-fragment-foreign' || code === 'ms-peak-unexplained')
        ? [peaks[peak]]
        : [],
  );
}

/** Main peaks, the strongest first, as in the collections that textbooks print from. */
const SPECTRA: readonly [name: string, smiles: string, peaks: readonly number[]][] = [
  ['limonene', 'CC1=CCC(CC1)C(C)=C', [68, 93, 67, 79, 53, 41, 107, 121, 136]],
  ['alpha-pinene', 'CC1=CCC2CC1C2(C)C', [93, 91, 92, 77, 79, 41, 105, 121, 136]],
  ['myrcene', 'CC(C)=CCCC(=C)C=C', [93, 41, 69, 79, 91, 53, 67]],
  ['linalool', 'CC(C)=CCCC(C)(O)C=C', [71, 93, 41, 43, 55, 69, 80]],
  ['geraniol', 'CC(C)=CCCC(C)=CCO', [69, 41, 93, 68, 67, 53, 123]],
  ['citral', 'CC(C)=CCCC(C)=CC=O', [69, 41, 84, 94, 109, 137]],
  ['menthol', 'CC1CCC(C(C)C)C(O)C1', [71, 81, 95, 55, 41, 69, 82, 123, 138]],
  ['menthone', 'CC1CCC(C(C)C)C(=O)C1', [112, 69, 55, 41, 97, 139, 154]],
  ['carvone', 'CC1=CCC(CC1=O)C(C)=C', [82, 54, 93, 108, 39, 107, 150]],
  ['camphor', 'CC1(C)C2CCC1(C)C(=O)C2', [95, 81, 41, 108, 69, 55, 83, 109, 152]],
  ['1,8-cineole', 'CC1(C)OC2(C)CCC1CC2', [43, 81, 108, 84, 111, 93, 69, 139, 154]],
  ['borneol', 'CC1(C)C2CCC1(C)C(O)C2', [95, 110, 41, 93, 67, 55, 139]],
  ['1-decanol', 'CCCCCCCCCCO', [55, 70, 41, 43, 69, 56, 83, 31]],
  ['1-dodecene', 'CCCCCCCCCCC=C', [55, 41, 43, 56, 69, 70, 83, 57]],
  ['decanal', 'CCCCCCCCCC=O', [43, 57, 41, 44, 55, 82, 70, 68, 112]],
  ['methyl oleate', 'CCCCCCCCC=CCCCCCCCC(=O)OC', [55, 69, 74, 83, 41, 96, 97, 87, 84]],
  ['cyclohexanol', 'OC1CCCCC1', [57, 82, 67, 44, 41, 55]],
  ['cyclohexanone', 'O=C1CCCCC1', [55, 98, 42, 69, 70, 41]],
  ['toluene', 'Cc1ccccc1', [91, 92, 65, 39, 63, 51]],
  ['naphthalene', 'c1ccc2ccccc2c1', [128, 127, 129, 102, 51]],
  ['biphenyl', 'c1ccc(-c2ccccc2)cc1', [154, 153, 152, 76, 77]],
  ['stilbene', 'C(=Cc1ccccc1)c1ccccc1', [180, 179, 178, 165, 89, 77]],
  ['cinnamaldehyde', 'O=CC=Cc1ccccc1', [131, 132, 103, 77, 104, 51, 78]],
  ['coumarin', 'O=c1ccc2ccccc2o1', [146, 118, 90, 89, 63]],
  ['1,4-benzoquinone', 'O=C1C=CC(=O)C=C1', [108, 54, 80, 82, 52, 53]],
  ['9,10-anthraquinone', 'O=C1c2ccccc2C(=O)c2ccccc21', [208, 180, 152, 76, 151, 150]],
  ['vanillin', 'COc1cc(C=O)ccc1O', [151, 152, 81, 109, 123, 51, 53]],
  ['eugenol', 'COc1cc(CC=C)ccc1O', [164, 149, 131, 77, 103, 137, 133, 55, 121, 104]],
  ['thymol', 'Cc1ccc(C(C)C)c(O)c1', [135, 150, 91, 115, 107, 136]],
  ['piperonal', 'O=Cc1ccc2OCOc2c1', [149, 150, 63, 121, 65, 91, 62]],
  ['salicylic acid', 'OC(=O)c1ccccc1O', [120, 92, 138, 64, 63, 39]],
  ['methyl salicylate', 'COC(=O)c1ccccc1O', [120, 92, 152, 121, 65, 93]],
  ['paracetamol', 'CC(=O)Nc1ccc(O)cc1', [109, 151, 43, 80, 81, 53]],
  ['indole', 'c1ccc2[nH]ccc2c1', [117, 90, 89, 63]],
  ['quinoline', 'c1ccc2ncccc2c1', [129, 102, 128, 51, 76]],
  ['caffeine', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C', [194, 109, 67, 55, 82, 165]],
  ['nicotine', 'CN1CCCC1c1cccnc1', [84, 133, 162, 161, 42, 119]],
  ['amphetamine', 'CC(N)Cc1ccccc1', [44, 91, 65, 42]],
  ['triethylamine', 'CCN(CC)CC', [86, 58, 30, 101, 42, 56]],
  ['diisopropyl ether', 'CC(C)OC(C)C', [45, 43, 87, 59, 41]],
  ['triethyl phosphate', 'CCOP(=O)(OCC)OCC', [99, 155, 81, 127, 82, 109, 45]],
  ['tributyl phosphate', 'CCCCOP(=O)(OCCCC)OCCCC', [99, 155, 211, 57, 41, 125]],
  ['triphenylphosphine', 'c1ccc(P(c2ccccc2)c2ccccc2)cc1', [262, 183, 108, 184, 107, 152, 77]],
  ['diethyl phthalate', 'CCOC(=O)c1ccccc1C(=O)OCC', [149, 177, 150, 76, 65, 105, 176]],
  ['ethyl hexanoate', 'CCCCCC(=O)OCC', [88, 43, 99, 60, 71, 29, 61, 101, 73]],
  ['nitrobenzene', 'O=[N+]([O-])c1ccccc1', [77, 123, 51, 50, 93, 65, 30]],
  ['benzyl acetate', 'CC(=O)OCc1ccccc1', [108, 91, 43, 90, 79, 77, 65, 150]],
  ['dibutyl sulfide', 'CCCCSCCCC', [56, 61, 41, 29, 57, 90, 146, 103, 55, 47]],
  ['hexamethyldisiloxane', 'C[Si](C)(C)O[Si](C)(C)C', [147, 148, 73, 59, 45]],
];

test.each(SPECTRA)('the peaks of %s have an origin', (_, smiles, peaks) => {
  expect(withoutOrigin(smiles, peaks)).toEqual([]);
});

test.each<[spectrum: string, smiles: string, peaks: readonly number[], foreign: readonly number[]]>(
  [
    ['acetophenone', 'O=CCc1ccccc1', [105, 77, 120, 43], [105]],
    ['triethyl phosphate', 'CCCCCC(=O)OCCOC(C)=O', [99, 155, 127, 81], [155]],
    ['caffeine', 'O=C(NCCN1CCCC1)c1ccccc1', [194, 109, 67, 82], [67, 109, 194]],
    ['benzyl acetate', 'COC(=O)Cc1ccccc1', [108, 91, 43, 90], [108]],
  ],
)('the peaks of %s if it were %s', (_, smiles, peaks, foreign) => {
  expect(withoutOrigin(smiles, peaks)).toEqual(foreign);
});
