/**
 * From the files of a spectrometer to the molecule, as the command line does it:
 *
 *   npx tsx research/evaluation/spectrometers/whole-case.main.ts [--only arborinine]
 *
 * Prints the answer, its confidence, the time and, of arborinine, how much of the authors' assignment is found.
 */
import { analyse } from '@elucida/analysis/analyse';
import { readData } from '@elucida/cli/data-files';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { unattended } from '@elucida/engine/stages';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { perceive } from '@elucida/molecules/perceive';
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { loadBenchData } from '../engine/run-bench.ts';

const FOLDER = '../shared/data/spectrometer';
/** Carbons and carriers of hydrogens of a molecule in the order of its SMILES, as its authors assigned them, ppm. */
interface Assignment {
  readonly smiles: string;
  readonly carbons: readonly (number | null)[];
  readonly protons: readonly (number | null)[];
}
/** Arborinine by the record's `NMREDATA_ASSIGNMENT` (`compound1.nmredata.sdf`). */
const ARBORININE: Assignment = {
  smiles: 'c1ccc2n(C)c3cc(OC)c(OC)c(O)c3c(=O)c2c1',
  carbons: [
    ...[121.4541, 133.914, 114.5697, 141.8969, null, 34.0759, 140.4134, 86.666, 159.2546, null],
    ...[
      55.978,
      130.0779,
      null,
      60.7975,
      156.0749,
      null,
      105.6732,
      180.702,
      null,
      120.6325,
      126.4916,
    ],
  ],
  protons: [
    ...[7.2778, 7.715, 7.4896, null, null, 3.8143, null, 6.2315, null, null],
    ...[4.0186, null, null, 3.9391, null, 14.7674, null, null, null, null, 8.4004],
  ],
};
const CASES = [
  {
    name: 'arborinine',
    formula: 'C16H15NO4',
    file: 'nmredata/arborinine_full_assignments.zip',
    assignment: ARBORININE,
  },
  {
    name: 'aspirin',
    formula: 'C9H8O4',
    file: 'bruker/aspirin-1h.zip',
    smiles: 'CC(=O)Oc1ccccc1C(O)=O',
  },
  {
    name: 'menthol',
    formula: 'C10H20O',
    file: 'nmredata/menthol_1D_1H_assigned_J.zip',
    smiles: 'CC1CCC(C(C)C)C(O)C1',
  },
  { name: 'strychnine', formula: 'C21H22N2O2', file: 'bruker/strychnine-1h.zip' },
] as const;

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const NEAR = { C13NMR: 0.15, H1NMR: 0.03 } as const;

/** Of the shifts that the authors assigned, those for which the answer names the same atom. */
function agreement({ candidates }: AnalysisResponse, { smiles, carbons, protons }: Assignment) {
  const best = candidates[0]!;
  const [own, theirs] = [best.smiles, smiles].map((each) => perceive(graphFromSmiles(each)));
  let [right, all] = [0, 0];
  for (const [technique, shifts] of [
    ['C13NMR', carbons],
    ['H1NMR', protons],
  ] as const)
    shifts.forEach((shift, atom) => {
      if (shift === null) return;
      all++;
      const isFound = best.evidence.some(
        (each) =>
          each.technique === technique &&
          typeof each.observed === 'number' &&
          Math.abs(each.observed - shift) <= NEAR[technique] &&
          each.atoms.some((place) => own!.refined[place] === theirs!.refined[atom]),
      );
      if (isFound) right++;
      else console.log(`   not as the authors: ${technique} ${shift}`);
    });
  return `${right} of ${all} shifts as the authors assigned them`;
}

if (!existsSync(FOLDER)) {
  console.log('The files of spectrometers are not here.');
  process.exit(0);
}
const env = { data: loadBenchData(), ocr: undefined as never, task: unattended };
for (const test of CASES) {
  if (values.only !== undefined && values.only !== test.name) continue;
  const began = performance.now();
  const { formula, file } = test;
  const { spectra } = readData([`${FOLDER}/${file}`], { formula, lang: 'en' });
  const read = performance.now();
  const response = await analyse(
    {
      formula,
      spectra,
      images: [],
      lang: 'en',
      includeRaw: false,
      seed: 1,
      useLibrary: true,
      top: 10,
      structures: [],
      fragments: { present: [], absent: [] },
    },
    env,
  );
  const done = performance.now();
  const wanted =
    'assignment' in test ? test.assignment.smiles : 'smiles' in test ? test.smiles : null;
  const place = response.candidates.findIndex(
    ({ smiles }) => wanted !== null && keyOf(smiles) === keyOf(wanted),
  );
  console.log(
    `${test.name}: ${response.status}, ${wanted === null ? 'no answer expected' : `right at place ${place + 1}`},`,
    `confidence ${(response.confidence ?? 0).toFixed(2)}; read ${((read - began) / 1000).toFixed(1)} s,`,
    `analysed ${((done - read) / 1000).toFixed(1)} s`,
  );
  if ('assignment' in test && place === 0)
    console.log(`   ${agreement(response, test.assignment)}`);
}
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
