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
import { constitutionKey, graphFromMolecule, graphFromSmiles } from '@elucida/molecules/smiles';
import { perceive } from '@elucida/molecules/perceive';
import { filesOfArchive } from '@elucida/spectrometer/archive/unpack';
import { existsSync, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { Molecule } from 'openchemlib';
import { loadBenchData } from '../engine/run-bench.ts';

const FOLDER = '../shared/data/spectrometer';
/** What a record says of a molecule: its atoms, and the shifts that the authors gave to them, ppm. */
interface Assignment {
  readonly smiles: string;
  readonly shifts: readonly {
    readonly technique: 'H1NMR' | 'C13NMR';
    readonly shift: number;
    /** Symmetry rank of the atom, or of the one that carries the hydrogens. */
    readonly rank: number;
  }[];
}

/**
 * The assignment of an NMReDATA record (`NMREDATA_ASSIGNMENT`: label, shift, atoms by their number in the molfile,
 * with H before that of the carrier for its hydrogens; M. Pupier et al., Magn. Reson. Chem. 56 (2018) 703).
 */
function assignmentIn(archive: string): Assignment {
  const record = filesOfArchive(readFileSync(archive)).find(({ path }) =>
    path.endsWith('.nmredata.sdf'),
  )!;
  const text = new TextDecoder().decode(record.bytes()).replaceAll('\r', '');
  const drawn = Molecule.fromMolfile(text.slice(0, text.indexOf('M  END') + 6));
  const ranks = perceive(graphFromMolecule(drawn)).refined;
  const [, listed = ''] = />\s+<NMREDATA_ASSIGNMENT>\n(.*?)\n\n/su.exec(text) ?? [];
  return {
    smiles: drawn.toSmiles(),
    shifts: [...listed.matchAll(/^[^,]*,\s*([\d.]+),\s*(H?)(\d+)/gmu)].map(
      ([, shift, hydrogen, atom]) => ({
        technique: hydrogen === 'H' ? 'H1NMR' : 'C13NMR',
        shift: Number(shift),
        rank: ranks[Number(atom) - 1]!,
      }),
    ),
  };
}

const CASES = [
  {
    name: 'arborinine',
    formula: 'C16H15NO4',
    file: 'nmredata/arborinine_full_assignments.zip',
    isAssigned: true,
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
function agreement({ candidates }: AnalysisResponse, { shifts }: Assignment): string {
  const { smiles, evidence } = candidates[0]!;
  const own = perceive(graphFromSmiles(smiles)).refined;
  const missed = shifts.filter(
    ({ technique, shift, rank }) =>
      !evidence.some(
        (each) =>
          each.technique === technique &&
          typeof each.observed === 'number' &&
          Math.abs(each.observed - shift) <= NEAR[technique] &&
          each.atoms.some((atom) => own[atom] === rank),
      ),
  );
  for (const { technique, shift } of missed)
    console.log(`   not as the authors: ${technique} ${shift}`);
  return `${shifts.length - missed.length} of ${shifts.length} shifts as the authors assigned them`;
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
  const assignment = 'isAssigned' in test ? assignmentIn(`${FOLDER}/${file}`) : null;
  const wanted = assignment?.smiles ?? ('smiles' in test ? test.smiles : null);
  const place = response.candidates.findIndex(
    ({ smiles }) => wanted !== null && keyOf(smiles) === keyOf(wanted),
  );
  console.log(
    `${test.name}: ${response.status}, ${wanted === null ? 'no answer expected' : `right at place ${place + 1}`},`,
    `confidence ${(response.confidence ?? 0).toFixed(2)}; read ${((read - began) / 1000).toFixed(1)} s,`,
    `analysed ${((done - read) / 1000).toFixed(1)} s`,
  );
  if (assignment !== null && place === 0) console.log(`   ${agreement(response, assignment)}`);
}
console.log(`peak memory ${(process.resourceUsage().maxRSS / 1024).toFixed(0)} MB`);
