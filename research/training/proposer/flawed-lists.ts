import { expectedCarbons, expectedProtons } from '@elucida/engine/isomers/expected-signals';
import type { ExpectedProton } from '@elucida/engine/isomers/expected-signal';
import type { PredictedSignals } from '@elucida/prediction/predicted-shifts';
import type { Noise } from '@elucida/spectra/noise';
import type { C13Peak, H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** A molecule with its predicted shifts, and observed ones of ¹³C by symmetry class, ppm, where there are any. */
export interface Spectroscopic {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly carbons: PredictedSignals;
  readonly protons: PredictedSignals;
  readonly observed: ReadonlyMap<number, number>;
}

/**
 * Flaws of lists that people have, by judgement on the development cases: how often a list is missing, integrals and
 * words are, a carbon without hydrogen is not seen, a hydrogen on N, O or S is not listed, and neighbouring signals
 * are one multiplet.
 */
const CHANCE = {
  noCarbon: 0.12,
  noProton: 0.12,
  noIntegrals: 0.15,
  noWords: 0.45,
  unseenCarbon: 0.03,
  unlistedMobile: 0.5,
  joined: 0.2,
  multiplet: 0.3,
};
/** Errors besides those of the prediction, standard deviations in ppm: solvent, reference, another laboratory. */
const FURTHER = { carbon: 0.6, proton: 0.05 };
/** Lines nearer than this are one, ppm; signals nearer than this may be one. */
const SAME = { carbon: 0.06, proton: 0.03, joined: 0.12 };

/** Lists of ¹³C and ¹H as somebody might bring them, with flaws at random; at least one of the two. */
export function flawedLists(molecule: Spectroscopic, noise: Noise): Spectrum[] {
  const withCarbon = noise.even() >= CHANCE.noCarbon;
  const withProton = noise.even() >= CHANCE.noProton || !withCarbon;
  const carbons = withCarbon ? carbonPeaks(molecule, noise) : [];
  const protons = withProton ? protonPeaks(molecule, noise) : [];
  return [
    ...(protons.length > 0 ? [{ type: 'H1NMR' as const, peaks: protons }] : []),
    ...(carbons.length > 0 ? [{ type: 'C13NMR' as const, peaks: carbons }] : []),
  ];
}

function carbonPeaks(
  { graph, perception, carbons, observed }: Spectroscopic,
  noise: Noise,
): C13Peak[] {
  const shifts = expectedCarbons({ graph, perception, predicted: carbons })
    .filter(({ hydrogens }) => hydrogens > 0 || noise.even() >= CHANCE.unseenCarbon)
    .map(({ atoms, sd, shift }) => {
      const seen = observed.get(perception.symmetryClass[atoms[0]]);
      return seen === undefined
        ? shift + noise.normal() * Math.hypot(sd, FURTHER.carbon)
        : seen + noise.normal() * FURTHER.carbon;
    })
    .sort((a, b) => b - a);
  return shifts
    .filter((shift, i) => i === 0 || shifts[i - 1] - shift >= SAME.carbon)
    .map((shift) => ({ delta_ppm: Number(shift.toFixed(1)) }));
}

function protonPeaks({ graph, perception, protons }: Spectroscopic, noise: Noise): H1Peak[] {
  const listed = expectedProtons({ graph, perception, predicted: protons })
    .filter(({ pattern }) => pattern !== null || noise.even() >= CHANCE.unlistedMobile)
    .flatMap((signal) => asListed(signal, noise))
    .sort((a, b) => b.delta_ppm - a.delta_ppm);
  const joined = joinNear(listed, noise);
  const hasIntegrals = noise.even() >= CHANCE.noIntegrals;
  const hasWords = noise.even() >= CHANCE.noWords;
  return joined.map(({ delta_ppm, int, mult }) => ({
    delta_ppm: Number(delta_ppm.toFixed(2)),
    ...(hasIntegrals && { int }),
    ...(hasWords && { mult: noise.even() < CHANCE.multiplet ? 'm' : mult }),
  }));
}

function asListed({ shift, sd, hydrogens, pattern, signals }: ExpectedProton, noise: Noise) {
  return Array.from({ length: signals }, () => ({
    delta_ppm: shift + noise.normal() * Math.hypot(sd, FURTHER.proton),
    int: hydrogens / signals,
    mult: pattern?.multiplicity ?? 'br s',
  }));
}

/** Signals that coincide, and some that nearly do, become one multiplet. `peaks`: highest shift first. */
function joinNear(peaks: ReturnType<typeof asListed>, noise: Noise): ReturnType<typeof asListed> {
  const joined: ReturnType<typeof asListed> = [];
  for (const peak of peaks) {
    const last = joined.at(-1);
    const apart = last === undefined ? Infinity : last.delta_ppm - peak.delta_ppm;
    const isOne = apart < SAME.proton || (apart < SAME.joined && noise.even() < CHANCE.joined);
    if (last === undefined || !isOne) joined.push(peak);
    else
      joined[joined.length - 1] = {
        delta_ppm: (last.delta_ppm * last.int + peak.delta_ppm * peak.int) / (last.int + peak.int),
        int: last.int + peak.int,
        mult: 'm',
      };
  }
  return joined;
}
