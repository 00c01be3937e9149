/**
 * How many of the strong peaks of EI mass spectra the rules explain: for the true molecule, and as
 * controls for a known isomer and for another molecule of the same nominal mass. The half of the
 * spectra that rules were read from and the half kept apart are counted separately. `--nominal`: with
 * masses as people type them.
 * Run: npx tsx research/training/mass/mass-coverage.main.ts [--nominal] [--list read|kept]
 */
import { parseArgs } from 'node:util';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { coverPeaks } from '@elucida/engine/judging/cover-peaks';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { explainMs } from '@elucida/engine/techniques/mass/explain-mass';
import { nominalMass } from '@elucida/engine/techniques/mass/nominal-mass';
import { dataFile } from '../../datasets/data-folder.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { formulaKey, groupByFormula, readMolecule, type Molecule } from '../isomer-decoys.ts';

interface MsRow {
  readonly smiles: string;
  readonly peaks: readonly [number, number][];
}
interface Example {
  readonly smiles: string;
  readonly molecule: Molecule;
  readonly mass: number;
  readonly peaks: readonly [number, number][];
}
interface Named {
  readonly smiles: string;
  readonly molecule: Molecule;
}

/** Codes of peaks that have no origin in the molecule. */
const UNEXPLAINED: readonly string[] = ['ms-fragment-foreign', 'ms-peak-unexplained'];
/** Other molecules compared for one spectrum, at most, and peaks looked at. */
const OTHERS = 4,
  STRONGEST = 5;
/** A list as people type it holds so many peaks, of at least so many percent. */
const TYPED = { peaks: 8, percent: 10 };
/** Molecules as in training: below this and above that the rules are not learned, Da. */
const LIGHTEST = 40,
  HEAVIEST = 320;

const { values } = parseArgs({
  options: { list: { type: 'string' }, nominal: { type: 'boolean', default: false } },
});

const readable = (smiles: string): Named[] => {
  const molecule = readMolecule(smiles);
  return molecule === undefined ? [] : [{ smiles, molecule }];
};
const examples = readRows<MsRow>(dataFile('ms/ms_ei.train.jsonl.gz')).flatMap(
  ({ smiles, peaks }): Example[] =>
    readable(smiles).flatMap(({ molecule }) => {
      const mass = nominalMass(molecule.graph);
      const highest = Math.max(...peaks.map(([mz]) => mz));
      const whole = highest <= mass + 8 && highest >= mass - 60;
      return whole && mass >= LIGHTEST && mass <= HEAVIEST
        ? [{ smiles, molecule, mass, peaks }]
        : [];
    }),
);
const named = readRows<{ smiles: string }>(dataFile('names.jsonl.gz')).flatMap(({ smiles }) =>
  readable(smiles),
);
const smilesOf = new Map([...named, ...examples].map((each) => [each.molecule.key, each.smiles]));
const isomers = groupByFormula([...examples, ...named].map(({ molecule }) => molecule));
const byMass = new Map<number, Named[]>();
for (const each of named) {
  const mass = nominalMass(each.molecule.graph);
  byMass.set(mass, [...(byMass.get(mass) ?? []), each]);
}

/** What stays unexplained of a spectrum if this is the molecule: whole list and list as typed. */
function unexplained({ smiles, molecule }: Named, peaks: readonly [number, number][]) {
  const strongest = [...peaks].sort((p, q) => q[1] - p[1]);
  const percent = (intensity: number) => (100 * intensity) / strongest[0][1];
  const left = (some: readonly [number, number][]): readonly (readonly [number, string])[] => {
    const spectra: Spectrum[] = [
      {
        type: 'MS',
        metadata: { ionization: 'EI' },
        peaks: some.map(([m_z, intensity]) => ({
          m_z: values.nominal ? Math.floor(m_z + 0.62) : m_z,
          rel_int: percent(intensity),
        })),
      },
    ];
    const parsed = parseFormula(molecularFormula(smiles));
    if (!parsed.ok) return [];
    const facts = readFacts(parsed.formula, spectra);
    if (facts.MS === null) return [];
    const { graph, perception } = molecule;
    const evidence = explainMs(graph, perception, parsed.formula, facts.MS.prepared);
    return [...evidence, ...coverPeaks(evidence, molecule, facts, spectra)].flatMap(
      ({ peak, code }) =>
        peak !== undefined && UNEXPLAINED.includes(code) ? [[some[peak][0], code] as const] : [],
    );
  };
  const typed = strongest
    .filter(([, intensity]) => percent(intensity) >= TYPED.percent)
    .slice(0, TYPED.peaks);
  const whole = left(peaks);
  const of = (peak: readonly [number, number]) => whole.some(([mz]) => mz === peak[0]);
  const top = strongest.slice(0, STRONGEST);
  const open = (some: typeof whole) => some.some(([, code]) => code === 'ms-fragment-foreign');
  return {
    base: of(strongest[0]) ? 1 : 0,
    top: top.filter(of).length / top.length,
    open: open(whole) ? 1 : 0,
    openTyped: open(left(typed)) ? 1 : 0,
    peaks: strongest.slice(0, 10).filter(of),
  };
}

const mean = (list: readonly number[]) => list.reduce((sum, x) => sum + x, 0) / list.length;
const percent = (list: readonly number[]) => `${(100 * mean(list)).toFixed(1)} %`.padStart(8);

for (const [half, parity] of [
  ['read', 0],
  ['kept', 1],
] as const) {
  const some = examples.filter((_, i) => i % 2 === parity);
  const rows: [string, ReturnType<typeof unexplained>[]][] = [
    ['true', []],
    ['isomer', []],
    ['same mass', []],
  ];
  for (const example of some) {
    const mine = unexplained(example, example.peaks);
    rows[0][1].push(mine);
    if (values.list === half && mine.peaks.length > 0)
      console.log(
        `${example.smiles} (${example.mass}): ${mine.peaks
          .map(([mz, intensity]) => `${mz} ${Math.round(intensity / 10)}`)
          .join(', ')}`,
      );
    const others = (isomers.get(formulaKey(example.molecule.graph)) ?? []).filter(
      ({ key }) => key !== example.molecule.key,
    );
    for (const molecule of spread(others))
      rows[1][1].push(
        unexplained({ smiles: smilesOf.get(molecule.key)!, molecule }, example.peaks),
      );
    const equals = (byMass.get(example.mass) ?? []).filter(
      ({ molecule }) => formulaKey(molecule.graph) !== formulaKey(example.molecule.graph),
    );
    for (const other of spread(equals)) rows[2][1].push(unexplained(other, example.peaks));
  }
  console.log(`${half}: ${some.length} spectra; without an origin`);
  console.log('             compared     base   top 5   open point   open point as typed');
  for (const [name, list] of rows)
    console.log(
      `  ${name.padEnd(10)} ${String(list.length).padStart(7)} ` +
        `${percent(list.map(({ base }) => base))} ${percent(list.map(({ top }) => top))} ` +
        `${percent(list.map(({ open }) => open))} ${percent(list.map(({ openTyped }) => openTyped))}`,
    );
}

/** A few of a list, from all of it. */
function spread<T>(list: readonly T[]): T[] {
  const step = Math.max(1, Math.floor(list.length / OTHERS));
  return list.filter((_, i) => i % step === 0).slice(0, OTHERS);
}
