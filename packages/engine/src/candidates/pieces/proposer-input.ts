import { ELEMENT_FACTS } from '@elucida/spectra/chemistry/elements';
import type { SpectralFacts } from '../../constraints/spectral-facts.ts';

/** Elements with a place of their own, by atomic number: H, B, C, N, O, F, Si, P, S, Cl, Br, I. */
const ELEMENTS: readonly number[] = [1, 5, 6, 7, 8, 9, 14, 15, 16, 17, 35, 53];
/** Places of all others together, of the degree of unsaturation, and of what was recorded. */
const OTHERS = 1,
  UNSATURATION = 1,
  RECORDED = 4;
/** Ranges of shifts and widths of their steps, ppm. */
const CARBON = { from: -20, step: 2, steps: 130 };
const PROTON = { from: -1, step: 0.2, steps: 75 };
const SPLIT = { from: -1, step: 0.5, steps: 30 };
/** Multiplicities with a place of their own, broad or not; any other counts as a multiplet. */
const WORDS = ['s', 'd', 't', 'q', 'm'];

/** Numbers of an input. */
export const PROPOSER_INPUTS =
  ELEMENTS.length +
  OTHERS +
  UNSATURATION +
  RECORDED +
  CARBON.steps +
  2 * PROTON.steps +
  WORDS.length * SPLIT.steps;

/** Counts are divided by these: inputs are about one. */
const SCALES = { hydrogens: 20, heavy: 10, unsaturation: 10, protons: 2 };

type Evidence = Pick<SpectralFacts, 'formula' | 'C13NMR' | 'H1NMR'>;

/**
 * Formula and lists of ¹³C and ¹H as the learned proposer takes them, without unit: atoms by element, degree of
 * unsaturation, which lists there are; ¹³C lines by shift; hydrogens by shift; signals by shift; hydrogens by
 * multiplicity and shift. A shift between two steps counts in both by its distance. Without integrals a signal
 * counts as one hydrogen.
 */
export function proposerInput({ formula, C13NMR: carbon, H1NMR: proton }: Evidence): Float32Array {
  const input = new Float32Array(PROPOSER_INPUTS);
  let at = 0;
  for (const [symbol, count] of Object.entries(formula.counts)) {
    const place = ELEMENTS.indexOf(
      ELEMENT_FACTS[symbol as keyof typeof formula.counts].atomicNumber,
    );
    input[place < 0 ? ELEMENTS.length : place] +=
      count / (place === 0 ? SCALES.hydrogens : SCALES.heavy);
  }
  at += ELEMENTS.length + OTHERS;
  input[at] = formula.unsaturation / SCALES.unsaturation;
  at += UNSATURATION;
  const signals = proton?.signals ?? [];
  input[at] = carbon ? 1 : 0;
  input[at + 1] = proton ? 1 : 0;
  input[at + 2] = proton && proton.slotShift.length > 0 ? 1 : 0;
  input[at + 3] = signals.some(({ multiplicity }) => multiplicity !== undefined) ? 1 : 0;
  at += RECORDED;
  for (const shift of carbon?.own ?? []) spread(input, at, CARBON, shift, 1);
  at += CARBON.steps;
  for (const { multiplicity, owner, protons, shift, uncounted } of signals) {
    if (owner !== undefined) continue;
    const hydrogens = (uncounted || protons === 0 ? 1 : protons) / SCALES.protons;
    spread(input, at, PROTON, shift, hydrogens);
    spread(input, at + PROTON.steps, PROTON, shift, 1);
    if (multiplicity === undefined) continue;
    const word = WORDS.indexOf(multiplicity.replace(/^br[\s-]*/u, '') || 's');
    const kind = word < 0 ? WORDS.length - 1 : word;
    spread(input, at + 2 * PROTON.steps + kind * SPLIT.steps, SPLIT, shift, hydrogens);
  }
  return input;
}

/** Adds an amount to the two steps that a shift, ppm, lies between; beyond the range to its end. */
function spread(
  input: Float32Array,
  start: number,
  { from, step, steps }: typeof CARBON,
  shift: number,
  amount: number,
): void {
  const place = Math.min(steps - 1, Math.max(0, (shift - from) / step));
  const below = Math.min(steps - 2, Math.floor(place));
  input[start + below] += amount * (below + 1 - place);
  input[start + below + 1] += amount * (place - below);
}
