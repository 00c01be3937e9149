import { combinedShift } from '@elucida/prediction/combination';
import {
  bridgeheadsNear,
  LIKENESS_BANDS,
  LIKENESS_TERMS,
  likenessBand,
  likenessFeatures,
  statedSd,
  type LikenessInput,
} from '@elucida/prediction/likeness';
import { radiusOfLevel } from '@elucida/prediction/environments';
import type { NetworkShifts } from '@elucida/prediction/neural/shift-network';
import type { Combination, Nucleus, NucleusTables } from '@elucida/prediction/shift-tables';
import { TYPICAL_ERROR } from '@elucida/prediction/spread';
import { samplesOf, WORST_ERROR } from './fit-combination.ts';
import { fitSpread, ONE_SD_SHARE, quantile } from './fit-spread.ts';
import type { ObservedMolecule } from '../../datasets/read-shift-rows.ts';

/** One observed shift with its prediction, by tables that have not seen the molecule. */
export interface LikenessSample extends LikenessInput {
  readonly observed: number;
  /** Band of likeness, 0–3. */
  readonly band: number;
}

interface Sources {
  readonly nucleus: Nucleus;
  readonly tables: NucleusTables;
  readonly network: (molecule: ObservedMolecule) => NetworkShifts;
  readonly combination: Combination;
}

/** The carbons of molecules, or the hydrogens on them, one for each symmetry class. */
export function likenessSamples(
  { nucleus, tables, network, combination }: Sources,
  molecules: readonly ObservedMolecule[],
): LikenessSample[] {
  return molecules.flatMap((molecule) => {
    const { graph, perception, shifts } = molecule;
    const atoms = [...shifts.keys()]
      .map((symmetryClass) => perception.symmetryClass.indexOf(symmetryClass))
      .filter((atom) => graph.element[atom] === 6);
    return samplesOf(nucleus, tables, network, molecule).map(
      ({ byNetwork, found, observed }, i): LikenessSample => ({
        found,
        byNetwork,
        observed,
        shift: combinedShift(combination, found, byNetwork),
        heavyAtoms: graph.atomCount,
        bridgeheads: bridgeheadsNear(graph, perception, atoms[i]),
        band: likenessBand(radiusOfLevel(found.level)),
      }),
    );
  });
}

/** Coefficients of the stated standard deviation: in each band 68 % of the errors lie within. */
export function fitLikeness(nucleus: Nucleus, samples: readonly LikenessSample[]): number[] {
  const unit = TYPICAL_ERROR[nucleus];
  const inputs = new Float64Array(samples.length * LIKENESS_TERMS);
  samples.forEach((sample, row) =>
    likenessFeatures(
      inputs.subarray(row * LIKENESS_TERMS, (row + 1) * LIKENESS_TERMS),
      sample,
      unit,
    ),
  );
  const errors = Float64Array.from(samples, ({ observed, shift }) =>
    Math.min(WORST_ERROR, Math.abs(observed - shift) / unit),
  );
  const fitted = fitSpread(inputs, errors, LIKENESS_TERMS);
  const scales = LIKENESS_BANDS.map((_, band) =>
    Math.log(
      quantile(
        Float64Array.from(
          samples.filter((sample) => sample.band === band),
          (sample) => Math.abs(sample.observed - sample.shift) / statedSd(nucleus, sample, fitted),
        ),
        ONE_SD_SHARE,
      ),
    ),
  );
  // The constant is the first band's; each other band has a term of its own, at the end.
  const firstOfBands = LIKENESS_TERMS - LIKENESS_BANDS.length;
  return fitted.map((coefficient, term) =>
    term === 0
      ? coefficient + scales[0]
      : term > firstOfBands
        ? coefficient + scales[term - firstOfBands] - scales[0]
        : coefficient,
  );
}
