import { ofCode } from '@elucida/engine/evidence/of-code';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import type { EngineData } from '@elucida/engine/identify';
import { candidateEvidence } from '@elucida/engine/judging/candidate-evidence';
import { predictSpinSystem } from '@elucida/engine/techniques/proton/simulation/predict-spin-system';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { protonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import type { NamedFile } from '@elucida/spectrometer/archive/named-files';
import type { BenchCase } from '../cases/bench-case.ts';
import { normalDeviate } from '../../datasets/normal-deviate.ts';

/** A line of a decay: its shift, ppm; its area, hydrogens or carbons; its width at half height, Hz. */
interface DecayLine {
  readonly ppm: number;
  readonly area: number;
  readonly widthHz: number;
}

/** One nucleus of a made sample. */
interface MadeExperiment {
  readonly nucleus: '1H' | '13C';
  readonly program: string;
  readonly mhz: number;
  readonly widthHz: number;
  readonly centre: number;
  readonly points: number;
  /** How far the file's shifts are off, at most, ppm. */
  readonly mostOff: number;
}

/** As routine samples are recorded: 8 s of ¹H and 1.4 s of ¹³C would cost four times as long here. */
const PROTON: MadeExperiment = {
  nucleus: '1H',
  program: 'zg30',
  mhz: 400.13,
  widthHz: 8012.8,
  centre: 6.175,
  points: 32768,
  mostOff: 0.1,
};
const CARBON: MadeExperiment = {
  nucleus: '13C',
  program: 'zgpg30',
  mhz: 100.61,
  widthHz: 24038,
  centre: 100,
  points: 32768,
  mostOff: 1,
};
/** Windows that are usual (exponential, Hz): with them the noise is counted. */
const WINDOW_HZ = { '1H': 0.3, '13C': 1 } as const;
const CARBON_WIDTH_HZ = 1.2;
/** Residual hydrogens and carbons of CDCl3, its water, TMS (G. R. Fulmer et al., Organometallics 29 (2010) 2176). */
const SOLVENT = {
  '1H': [
    { ppm: 7.26, area: 0.3, widthHz: 1 },
    { ppm: 1.56, area: 0.4, widthHz: 3 },
  ],
  '13C': [-1, 0, 1].map((k) => ({ ppm: 77.16 + 0.318 * k, area: 1.5, widthHz: CARBON_WIDTH_HZ })),
} as const;
const TMS_AREA = 0.5;
/** Impurities: how many lines, and their areas against one hydrogen (¹³C: one carbon). */
const IMPURITIES = 3,
  LEAST_IMPURITY = 0.02,
  MOST_IMPURITY = 0.12;
/** Spread of the constants about those that are expected, as a share. */
const CONSTANT_SPREAD = 0.06;
/** How strongly carbons show against CH in a routine spectrum without relaxation delays, by their hydrogens. */
const CARBON_AREA = [0.4, 1, 1, 1] as const;
const AREA_SPREAD = 0.15;

interface Making {
  /** Height of the molecule's tallest line over twice the rms noise, in both spectra. */
  readonly signalToNoise: number;
  readonly random: () => number;
}

/**
 * The Bruker folder of a case: decays of ¹H and ¹³C at its recorded shifts, split by the constants that the coupling
 * model expects (6 % spread) and by second order, in CDCl3, half of them with TMS. They are off by any phase and up to
 * 60° over the width, by up to 0.1 and 1 ppm, roll by two wrong points at their beginning, and have three lines of
 * impurities each. Null where the answer does not explain the lists.
 */
export function madeRecord(
  test: BenchCase,
  { predictor }: EngineData,
  { signalToNoise, random }: Making,
): NamedFile[] | null {
  const parsed = parseFormula(test.formula);
  if (!parsed.ok) return null;
  const graph = graphFromSmiles(test.answer);
  const perception = perceive(graph);
  const facts = readFacts(parsed.formula, test.spectra);
  const evidence = candidateEvidence({ graph, perception }, facts, predictor);
  const normal = () => normalDeviate(random);
  const shifts = new Map<number, number[]>();
  for (const { atoms, observed } of [
    ...ofCode(evidence, 'proton-assignment'),
    ...ofCode(evidence, 'exchangeable-assignment'),
  ])
    for (const atom of atoms) shifts.set(atom, [...(shifts.get(atom) ?? []), observed]);
  const carbons = ofCode(evidence, 'carbon-assignment').flatMap(({ atoms, observed }) =>
    atoms.map((atom): DecayLine => {
      const usual = CARBON_AREA[Math.min(3, graph.hydrogens[atom] ?? 0)]!;
      const area = usual * Math.max(0.4, 1 + AREA_SPREAD * normal());
      return { ppm: observed, area, widthHz: CARBON_WIDTH_HZ };
    }),
  );
  if (shifts.size === 0 || carbons.length === 0) return null;

  const predicted = predictor.predict('H1', graph, perception);
  const moved = predicted.shift.map((_, atom) => {
    const own = shifts.get(atom);
    return own ? own.reduce((sum, each) => sum + each, 0) / own.length : Number.NaN;
  });
  const system = predictSpinSystem({
    graph,
    perception,
    predicted: { ...predicted, shift: moved },
  });
  const recorded = withRecorded(system, shifts);
  const split = {
    ...recorded,
    couplings: recorded.couplings.map(
      ([a, b, hz]) => [a, b, hz * (1 + CONSTANT_SPREAD * normal())] as const,
    ),
  };
  const protons = protonSpectrum(split, PROTON.mhz).lines.map(
    ({ ppm, intensity, width }): DecayLine => ({
      ppm,
      area: intensity,
      widthHz: width * PROTON.mhz,
    }),
  );
  const hasTms = random() < 0.5;
  return [
    ...filesOf('1', PROTON, { own: protons, hasTms, signalToNoise, random, normal }),
    ...filesOf('2', CARBON, { own: carbons, hasTms, signalToNoise, random, normal }),
  ];
}

/** The system with the two hydrogens of a CH2 at their own shifts where these were recorded, in predicted order. */
function withRecorded(
  system: SpinSystem,
  shifts: ReadonlyMap<number, readonly number[]>,
): SpinSystem {
  const placed = new Map<number, number>();
  const order = system.groups
    .map((group, k) => ({ group, k }))
    .filter(({ group }) => group.ppm !== null)
    .sort((a, b) => a.group.ppm! - b.group.ppm!);
  for (const { group, k } of order) {
    const own = [...(shifts.get(group.atoms[0]!) ?? [])].sort((a, b) => a - b);
    const twins = order.filter((other) => other.group.atoms[0] === group.atoms[0]);
    if (own.length === 2 && twins.length === 2)
      placed.set(k, own[twins.findIndex((other) => other.k === k)]!);
    if (own.length === 1 && twins.length === 2)
      placed.set(k, own[0]! + (twins[0]!.k === k ? -0.003 : 0.003));
  }
  return {
    ...system,
    groups: system.groups.map((group, k) => ({ ...group, ppm: placed.get(k) ?? group.ppm })),
  };
}

interface Sample extends Making {
  readonly own: readonly DecayLine[];
  readonly hasTms: boolean;
  readonly normal: () => number;
}

function filesOf(folder: string, made: MadeExperiment, sample: Sample): NamedFile[] {
  const { nucleus, mhz, widthHz, centre, points } = made;
  const { own, hasTms, random, normal } = sample;
  const range = nucleus === '1H' ? [0.5, 9] : [10, 180];
  const impurities = Array.from({ length: IMPURITIES }, (): DecayLine => ({
    ppm: range[0]! + random() * (range[1]! - range[0]!),
    area: LEAST_IMPURITY + random() * (MOST_IMPURITY - LEAST_IMPURITY),
    widthHz: 1,
  }));
  const tms = hasTms ? [{ ppm: 0, area: TMS_AREA, widthHz: 0.8 }] : [];
  const lines = [...own, ...SOLVENT[nucleus], ...tms, ...impurities];
  const decay = decayOf(lines, made, random);
  const noise = noiseFor(own, made, sample.signalToNoise);
  const numbers = decay.map((value) => value + noise * normal());
  const most = numbers.reduce((top, value) => Math.max(top, Math.abs(value)), 0);
  const whole = Int32Array.from(numbers, (value) => Math.round((value / most) * 2 ** 26));
  const off = (2 * random() - 1) * made.mostOff;
  const acqus = Object.entries({
    NUC1: `<${nucleus}>`,
    PULPROG: `<${made.program}>`,
    SOLVENT: '<CDCl3>',
    BF1: mhz,
    SFO1: mhz * (1 + (centre + off) / 1e6),
    O1: mhz * (centre + off),
    SW_h: widthHz,
    TD: 2 * points,
    DTYPA: 0,
    BYTORDA: 0,
    GRPDLY: 0,
  })
    .map(([name, value]) => `##$${name}= ${value}\n`)
    .join('');
  const named = (name: string, bytes: Uint8Array): NamedFile => ({
    path: `sample/${folder}/${name}`,
    size: bytes.length,
    bytes: () => bytes,
  });
  return [
    named('acqus', new TextEncoder().encode(`##TITLE= Parameter file\n${acqus}##END=\n`)),
    named('fid', new Uint8Array(whole.buffer)),
  ];
}

/** Pairs of a decay of these lines with its errors of phase and its first points wrong. */
function decayOf(
  lines: readonly DecayLine[],
  { mhz, widthHz, centre, points }: MadeExperiment,
  random: () => number,
): Float64Array {
  const pairs = new Float64Array(2 * points);
  const phase = (2 * random() - 1) * Math.PI;
  const late = (random() * 60) / 360 / widthHz;
  for (const { ppm, area, widthHz: line } of lines) {
    const turn = 2 * Math.PI * (ppm - centre) * mhz;
    const [cos, sin] = [Math.cos(turn / widthHz), Math.sin(turn / widthHz)];
    const fall = Math.exp((-Math.PI * line) / widthHz);
    let re = area * Math.cos(turn * late + phase);
    let im = area * Math.sin(turn * late + phase);
    for (let k = 0; k < points; k++) {
      pairs[2 * k]! += re;
      pairs[2 * k + 1]! += im;
      [re, im] = [fall * (re * cos - im * sin), fall * (re * sin + im * cos)];
    }
  }
  for (let k = 0; k < 4; k++) pairs[k]! *= 1 + 0.3 * (random() - 0.5);
  return pairs;
}

/**
 * Standard deviation of one point's noise: after the usual window the tallest line is to be `signalToNoise` times twice
 * the noise of the spectrum.
 */
function noiseFor(
  own: readonly DecayLine[],
  { nucleus, mhz, widthHz, points }: MadeExperiment,
  signalToNoise: number,
): number {
  const window = WINDOW_HZ[nucleus];
  // Lines that lie together add up. A decay begins at its full height: its line has half the area of both sides.
  const heightAt = (at: number) =>
    own.reduce((sum, { ppm, area, widthHz: width }) => {
      const half = (width + window) / 2;
      const apart = (ppm - at) * mhz;
      return sum + (area * half) / (2 * Math.PI * (apart ** 2 + half ** 2));
    }, 0);
  const tallest = Math.max(...own.map(({ ppm }) => heightAt(ppm))) * widthHz;
  let power = 0;
  for (let k = 0; k < points; k++) power += Math.exp((-2 * Math.PI * window * k) / widthHz);
  return tallest / (2 * signalToNoise * Math.sqrt(power));
}
