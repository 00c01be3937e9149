import type { FormulaClues } from '../techniques/formula-clues.ts';
import { type Candidate, unsaturationOf } from './candidate.ts';

/** Numbers of atoms that the signals let expect, by least squares (`expected-atoms.ts`). */
export interface ExpectedAtoms {
  readonly oxygens: number;
  readonly nitrogens: number;
  readonly unsaturation: number;
  /** Carbons beyond the ¹³C signals; all of them where there are none. */
  readonly carbons: number;
}

/** What a candidate is weighed by; the weights of `weights.ts` are in this order. */
export const FEATURES = [
  'has N',
  'N',
  'has O',
  'O',
  'has S',
  'more S',
  'has P',
  'has F',
  'has CF3',
  'more F',
  'has Cl',
  'more Cl',
  'has Br',
  'more Br',
  'has I',
  'has Si',
  'more Si',
  'has B',
  'kinds of S, P, halogens',
  'unsaturation per C',
  'unsaturation per C, squared',
  'saturated',
  'other atoms per C, squared',
  'H per C above 2',
  'O off',
  'O off, squared',
  'N off',
  'N off, squared',
  'unsaturation off',
  'unsaturation off, squared',
  'carbons off',
  'carbons off, squared',
  'fewer C than signals',
  'as many C as signals',
  'one C more',
  'two C more',
  'more C',
  'integrals of more H',
  'integrals of more H, each',
  'all H in integrals',
  'one H hidden',
  'two H hidden',
  'more H hidden, each',
  'H hidden beyond N, O, S',
  'a multiple of the integrals',
] as const;

const USUAL_UNSATURATION = 0.47;

/** The features of a candidate, written into `into`. */
export function writeFeatures(
  candidate: Candidate,
  { clues, expected }: { readonly clues: FormulaClues; readonly expected: ExpectedAtoms | null },
  into: Float64Array | Float32Array,
): void {
  const { carbons, hydrogens, others } = candidate;
  const { N = 0, O = 0, S = 0, P = 0, F = 0, Cl = 0, Br = 0, I = 0, Si = 0, B = 0 } = others.counts;
  let at = 0;
  const put = (value: number | boolean) => {
    into[at++] = Number(value);
  };
  const unsaturation = unsaturationOf(candidate);
  const perCarbon = unsaturation / Math.max(1, carbons) - USUAL_UNSATURATION;
  const heavy = N + O + S + P + F + Cl + Br + I + Si + B;
  put(N > 0);
  put(N);
  put(O > 0);
  put(O);
  put(S > 0);
  put(Math.max(0, S - 1));
  put(P);
  put(F > 0);
  put(F > 0 && F % 3 === 0);
  put(Math.max(0, F - 1));
  put(Cl > 0);
  put(Math.max(0, Cl - 1));
  put(Br > 0);
  put(Math.max(0, Br - 1));
  put(I);
  put(Si > 0);
  put(Math.max(0, Si - 1));
  put(B);
  const kinds = [S, P, F, Cl, Br, I, Si, B].filter((count) => count > 0).length;
  put(Math.max(0, kinds - 1));
  put(perCarbon);
  put(perCarbon ** 2);
  put(unsaturation === 0);
  put((heavy / Math.max(1, carbons)) ** 2);
  put(Math.max(0, hydrogens / Math.max(1, carbons) - 2));
  const offs = expected
    ? [
        O - expected.oxygens,
        N - expected.nitrogens,
        unsaturation - expected.unsaturation,
        carbons - (clues.carbons?.length ?? 0) - expected.carbons,
      ]
    : [0, 0, 0, 0];
  for (const off of offs) {
    put(Math.abs(off));
    put(off ** 2);
  }
  const more = clues.carbons ? carbons - clues.carbons.length : NaN;
  put(more < 0);
  put(more === 0);
  put(more === 1);
  put(more === 2);
  put(Math.max(0, more - 2) || 0);
  const sum = clues.hydrogens?.reduce((total, signal) => total + signal.hydrogens, 0) ?? NaN;
  const hidden = hydrogens - sum;
  const multiple = hydrogens === 2 * sum || hydrogens === 3 * sum;
  const counted = multiple ? NaN : hidden;
  put(counted < 0);
  put(Math.max(0, -counted) || 0);
  put(counted === 0);
  put(counted === 1);
  put(counted === 2);
  put(Math.max(0, counted - 2) || 0);
  put(Math.max(0, counted - 2 * N - O - S - P) || 0);
  put(multiple);
}
