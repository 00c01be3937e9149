/**
 * How well formulas are proposed for the development cases: top-1, top-5, and how often formulas of a stated
 * probability are right. Masses are made: [M+H]⁺ within ±5 ppm, evenly, with M+1 and M+2 within some percent. The odd
 * cases are the ones that `--fit` finds the calibration on; the even ones are reported.
 * Run: npx tsx research/evaluation/formulas/bench-formulas.main.ts [--fit]
 */
import { parseArgs } from 'node:util';
import { nominalMass } from '@elucida/spectra/formula/nominal-mass';
import { isotopePeaks } from '@elucida/spectra/formula/isotope-peaks';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { proposeFormulas } from '@elucida/spectra/formula-proposals/propose-formulas';
import { POSITIVE_ADDUCTS, ionMass } from '@elucida/spectra/techniques/mass/adducts';
import type { MsSpectrum, Spectrum } from '@elucida/spectra/spectrum';
import { dataFile } from '../../datasets/data-folder.ts';
import { seededRandom } from '../../datasets/seeded-random.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import { readCases } from '../cases/read-cases.ts';

const { values } = parseArgs({ options: { fit: { type: 'boolean', default: false } } });
const random = seededRandom(11);
const even = (spread: number) => (2 * random() - 1) * spread;

/** The protonated molecule with its isotope peaks, as an instrument would measure it. */
function madeMass(formula: string): Spectrum {
  const read = parseFormula(formula);
  if (!read.ok) throw new Error(formula);
  const exact = ionMass(read.formula.monoisotopicMass, POSITIVE_ADDUCTS[0]!);
  const mz = Number((exact * (1 + even(5e-6))).toFixed(4));
  const peaks = isotopePeaks(read.formula.counts);
  const at = (offset: number) =>
    (peaks.find((peak) => peak.offset === offset)?.relative ?? 0) * (1 + even(0.1)) + even(0.5);
  return {
    type: 'MS',
    metadata: { ionization: 'ESI', mode: 'pos' },
    peaks: [
      // A trailing zero of the mass would be lost.
      { m_z: mz * 1000 === Math.round(mz * 1000) ? mz + 1e-4 : mz, rel_int: 100 },
      { m_z: mz + 1.0034, rel_int: Math.max(0.1, at(1)) },
      { m_z: mz + 1.998, rel_int: Math.max(0.1, at(2)) },
    ],
  };
}

/** The molecular ion of EI by its mass number, with its isotope peaks. */
function nominalMassOf(formula: string): Spectrum {
  const read = parseFormula(formula);
  if (!read.ok) throw new Error(formula);
  const { peaks } = madeMass(formula) as MsSpectrum;
  const mz = nominalMass(read.formula.counts);
  return {
    type: 'MS',
    metadata: { ionization: 'EI' },
    peaks: peaks.map((peak, i) => ({ ...peak, m_z: mz + i })),
  };
}

const nmr = (spectra: readonly Spectrum[]) =>
  spectra.filter(({ type }) => type === 'H1NMR' || type === 'C13NMR');
const KINDS: Readonly<Record<string, (test: BenchCase) => Spectrum[]>> = {
  'mass alone': ({ formula }) => [madeMass(formula)],
  'mass and all': ({ formula, spectra }) => [madeMass(formula), ...spectra],
  '13C and integrals': ({ spectra }) => nmr(spectra),
  'mass and 13C': ({ formula, spectra }) => [
    madeMass(formula),
    ...spectra.filter(({ type }) => type === 'C13NMR'),
  ],
  'nominal mass (EI) alone': ({ formula }) => [nominalMassOf(formula)],
  'nominal mass (EI) and all': ({ formula, spectra }) => [nominalMassOf(formula), ...spectra],
};
const BINS = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1.01];

const all = readCases(dataFile('cases/experimental.dev.jsonl'));
const chosen = all.filter((_, i) => i % 2 === (values.fit ? 1 : 0));
for (const [kind, spectraOf] of Object.entries(KINDS)) {
  const outcomes: { p: number; place: number; top: number; ms: number; all: number[] }[] = [];
  for (const test of chosen) {
    const read = parseFormula(test.formula);
    const spectra = spectraOf(test);
    if (!read.ok || spectra.length === 0) continue;
    const begin = performance.now();
    const { proposals } = proposeFormulas({ spectra, limits: { most: 2000 } });
    const place = proposals.findIndex(({ formula }) => formula.hill === read.formula.hill);
    outcomes.push({
      p: proposals[place]?.probability ?? 0,
      place,
      top: proposals[0]?.probability ?? 0,
      ms: performance.now() - begin,
      all: proposals.slice(0, 300).map(({ probability }) => probability),
    });
  }
  const share = (holds: (one: (typeof outcomes)[number]) => boolean) =>
    `${((100 * outcomes.filter(holds).length) / outcomes.length).toFixed(0)} %`;
  const found = outcomes.filter(({ p }) => p > 0);
  console.log(
    `${kind}: ${outcomes.length} cases; top-1 ${share(({ place }) => place === 0)}, ` +
      `top-3 ${share(({ place }) => place >= 0 && place < 3)}, ` +
      `top-5 ${share(({ place }) => place >= 0 && place < 5)}, ` +
      `weighed at all ${share(({ place }) => place >= 0)}; mean log ` +
      `${(found.reduce((sum, { p }) => sum + Math.log(p), 0) / found.length).toFixed(3)}; slowest ` +
      `${Math.max(...outcomes.map(({ ms }) => ms)).toFixed(0)} ms`,
  );
  if (values.fit) {
    // Shares raised to a power and brought to 1 again: the power with the highest likelihood.
    const tried = Array.from({ length: 28 }, (_, i) => 0.3 + i * 0.05).map((power) => ({
      power,
      log: found.reduce((sum, { p, all: shares }) => {
        const total = shares.reduce((a, b) => a + b ** power, 0);
        return sum + Math.log(p ** power / Math.max(total, p ** power));
      }, 0),
    }));
    const best = tried.reduce((a, b) => (b.log > a.log ? b : a));
    console.log(`  sharpness × ${best.power.toFixed(2)}`);
    continue;
  }
  const cells = BINS.slice(0, -1).map((low, i) => {
    const inside = outcomes.filter(({ top }) => top >= low && top < BINS[i + 1]!);
    const right = inside.filter(({ place }) => place === 0).length;
    const stated = inside.reduce((sum, { top }) => sum + top, 0) / inside.length;
    return inside.length === 0
      ? ''
      : `${(100 * stated).toFixed(0)} → ${((100 * right) / inside.length).toFixed(0)} (${inside.length})`;
  });
  console.log(`  stated → right, %: ${cells.filter((cell) => cell !== '').join('; ')}`);
}
