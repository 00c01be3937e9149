import type { Isomer } from '@elucida/contract/isomers';
import type { ModelClaim } from '@elucida/contract/models';
import { readFacts } from '@elucida/engine/constraints/spectral-facts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { ReportLanguage } from '../job.ts';
import { checkClaim } from '../models/claims/check-claims.ts';
import { viewMolecule } from '../models/claims/molecule-view.ts';
import { writeNote } from '../models/claims/write-check.ts';
import { POSITION_FIELD } from '../models/open-question.ts';

export interface NotesToCheck {
  /** Hill order. */
  readonly formula: string;
  readonly lang: ReportLanguage;
  /** Rows of a guide with what a model says of each. */
  readonly isomers: readonly {
    readonly isomer: Pick<Isomer, 'smiles' | 'name' | 'signals'>;
    readonly claims: readonly ModelClaim[];
  }[];
}

export interface CheckedNotes {
  /** Isomers of which something was confirmed, in their order; sentences in plain text. */
  readonly notes: {
    readonly smiles: string;
    readonly name: string | null;
    readonly points: string[];
  }[];
  /** Claims that are not shown. */
  readonly left_out: number;
}

/**
 * An isomer's predicted NMR spectra, where its number of signals is certain: hydrogens that
 * exchange may show or not.
 */
function predictedSpectra({ H1NMR, C13NMR }: Isomer['signals']): Spectrum[] {
  return [
    ...(H1NMR.some(({ exchangeable }) => exchangeable)
      ? []
      : [
          {
            type: 'H1NMR' as const,
            peaks: H1NMR.map(({ delta_ppm, hydrogens, multiplicity }) => ({
              delta_ppm,
              int: hydrogens,
              mult: multiplicity,
            })),
          },
        ]),
    { type: 'C13NMR', peaks: C13NMR.map(({ delta_ppm }) => ({ delta_ppm })) },
  ];
}

/**
 * Where a claim says what gives a signal, its own position is what the prediction is held against.
 */
function spectraFor(
  { kind, technique, position }: ModelClaim,
  predicted: readonly Spectrum[],
): readonly Spectrum[] {
  return kind === 'shift' && technique !== null && position !== null
    ? [
        {
          type: technique,
          peaks: [{ [POSITION_FIELD[technique]]: position }],
        } as unknown as Spectrum,
      ]
    : predicted;
}

/**
 * Checks a model's statements about isomers against their structures and predicted spectra. What is
 * confirmed is written in our words; the rest is counted.
 */
export function checkNotes(
  { formula, lang, isomers }: NotesToCheck,
  { predictor }: { readonly predictor: ShiftPredictor },
): CheckedNotes {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new TypeError(`${formula} is no formula`);
  let claimed = 0;
  const notes = isomers.map(({ isomer: { smiles, name, signals }, claims }) => {
    const graph = graphFromSmiles(smiles);
    const structure = viewMolecule(graph, perceive(graph));
    const predicted = predictedSpectra(signals);
    claimed += claims.length;
    const points = claims.flatMap((claim) => {
      const spectra = spectraFor(claim, predicted);
      return (
        writeNote(
          checkClaim(
            claim,
            { spectra, facts: readFacts(parsed.formula, spectra), structure, predictor },
            lang,
          ),
          lang,
        ) ?? []
      );
    });
    return { smiles, name, points: [...new Set(points)] };
  });
  return {
    notes: notes.filter(({ points }) => points.length > 0),
    left_out: claimed - notes.reduce((sum, { points }) => sum + points.length, 0),
  };
}
