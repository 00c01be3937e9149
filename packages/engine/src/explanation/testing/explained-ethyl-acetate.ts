import type { Spectrum } from '@elucida/spectra/spectrum';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Candidate, Identification } from '../../identification.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { Statement } from '../../statements/statement.ts';

/** A carbon whose signal was predicted, for the candidate where both agree within 2 ppm. */
const carbon = (peak: number, observed: number, predicted: number, atoms: number[]): Evidence => ({
  technique: 'C13NMR',
  atoms,
  observed,
  predicted,
  sd: 1,
  observations: 40,
  verdict: Math.abs(observed - predicted) < 2 ? 'for' : 'against',
  weight: 2 - (observed - predicted) ** 2,
  peak,
  code: 'carbon-assignment',
  values: { carbons: 1, sharing: 1 },
});
/** A candidate that carbons alone speak for. */
export const candidate = (
  rank: number,
  smiles: string,
  en: string,
  evidence: readonly Evidence[],
  confidence: number,
): Candidate => ({
  rank,
  smiles,
  names: { en },
  confidence,
  score: -rank,
  scoreByTechnique: { C13NMR: -rank },
  proposedBy: ['generator'],
  evidence,
});
/** Ethyl acetate against methyl propanoate: one OCH2 against one OCH3. */
export const ethylAcetate = candidate(
  1,
  'CCOC(C)=O',
  'ethyl acetate',
  [
    carbon(0, 171.1, 171.0, [3]),
    carbon(1, 60.4, 60.3, [1]),
    carbon(2, 21.0, 20.9, [4]),
    carbon(3, 14.2, 14.2, [0]),
  ],
  0.95,
);
/** The isomer that comes second. */
export const methylPropanoate = candidate(
  2,
  'CCC(=O)OC',
  'methyl propanoate',
  [
    carbon(0, 171.1, 174.6, [2]),
    carbon(1, 60.4, 51.5, [5]),
    carbon(2, 21.0, 27.5, [1]),
    carbon(3, 14.2, 9.2, [0]),
  ],
  0.04,
);
/** The carbons of ethyl acetate. */
export const spectra: Spectrum[] = [
  { type: 'C13NMR', peaks: [171.1, 60.4, 21.0, 14.2].map((delta_ppm) => ({ delta_ppm })) },
];
/** A formula that is known to be one. */
export function formulaOf(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text} is a formula`);
  return parsed.formula;
}
/** Ethyl acetate, identified, with changes. */
export const identification = (changes: Partial<Identification> = {}): Identification => ({
  formula: formulaOf('C4H8O2'),
  verdict: 'identified',
  candidates: [ethylAcetate, methylPropanoate],
  noneOfThese: 0.01,
  search: { method: 'exhaustive', considered: 122, complete: true },
  setAside: [],
  unexplained: [],
  ...changes,
});
/** Predicts by element and hydrogens alone: enough to see what the stage does with a prediction. */
export const predictor = {
  predict: (
    nucleus: 'H1' | 'C13',
    graph: { atomCount: number; element: Uint8Array; hydrogens: Uint8Array },
  ) => {
    const values = (f: (atom: number) => number) =>
      Float32Array.from({ length: graph.atomCount }, (_, atom) => f(atom));
    const shift = values((atom) =>
      graph.element[atom] !== 6
        ? Number.NaN
        : nucleus === 'C13'
          ? 60 - 15 * graph.hydrogens[atom] + atom
          : 4 - graph.hydrogens[atom],
    );
    return {
      shift,
      sd: values(() => 1),
      observations: new Uint32Array(graph.atomCount).fill(9),
      depth: new Uint8Array(graph.atomCount),
    };
  },
} as unknown as ShiftPredictor;

/** The values of a statement of any kind, to look at one by its name. */
export const valuesOf = ({ values }: Statement): Readonly<Record<string, unknown>> => values;
/** What kinds of statement a section has. */
export const kindsOf = (statements: readonly Statement[]) => statements.map(({ kind }) => kind);
