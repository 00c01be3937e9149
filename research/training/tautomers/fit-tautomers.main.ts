/**
 * `npx tsx research/training/tautomers/fit-tautomers.main.ts [--data DIR]`: learns from known
 * compounds which of its tautomers a compound is drawn as: a conditional logit of the drawing
 * against its tautomers over `MOTIFS`, on top of plausibility and alerts as the judge weighs them.
 * Prints the log odds (for judging/tautomer-preference.ts), and how often the drawing comes first
 * and its log loss, on the fifths left out.
 */
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { ALERTS, countAlerts } from '@elucida/engine/judging/structural-alerts';
import { countMotifs, MOTIFS } from '@elucida/engine/judging/tautomer-preference';
import { WEIGHTS } from '@elucida/engine/judging/weights';
import { tautomersOf, type Tautomer } from '@elucida/molecules/tautomers';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { SHIFT_FILES } from '../shifts/held-out.ts';
import { readRows } from '../../datasets/read-rows.ts';
import { graphOfRow, type ShiftRow } from '../../datasets/read-shift-rows.ts';
import { DATA_FOLDER } from '../../datasets/data-folder.ts';

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: DATA_FOLDER },
  },
});

const MOST_ATOMS = 24;
const FOLDS = 5,
  STEPS = 600;
/** Ridge, step and momentum of the ascent. */
const RIDGE = 0.3,
  RATE = 0.6,
  MOMENTUM = 0.9;

/** Motifs and the judge's prior by form, that of the drawing first, each less the drawing's. */
interface Compound {
  readonly motifs: readonly Float64Array[];
  readonly prior: readonly number[];
}

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const alerts = new Float64Array(ALERTS.length);

/**
 * What the judge says of a drawing before any spectrum, without the count of unknown environments:
 * these compounds are the known ones.
 */
function priorOf({ graph, perception }: Tautomer): number {
  countAlerts(graph, perception, alerts);
  const { logProbability } = predictor.byTables(graph, perception).plausibility();
  return ALERTS.reduce(
    (sum, alert, i) => sum + WEIGHTS[alert] * alerts[i],
    WEIGHTS.plausibility * logProbability * graph.atomCount,
  );
}

function compoundOf(forms: readonly Tautomer[]): Compound {
  const motifs = forms.map(({ graph, perception }) => {
    const counts = new Float64Array(MOTIFS.length);
    countMotifs(graph, perception, counts);
    return counts;
  });
  const prior = forms.map(priorOf);
  return {
    motifs: motifs.map((each) => each.map((count, i) => count - motifs[0][i])),
    prior: prior.map((each) => each - prior[0]),
  };
}

const seen = new Set<number>();
const compounds = ['names.jsonl.gz', SHIFT_FILES.C13]
  .flatMap((file) => readRows<ShiftRow>(join(values.data, file)))
  .flatMap((row): Compound[] => {
    const graph = graphOfRow(row);
    if (!graph || graph.atomCount > MOST_ATOMS || row.smiles.includes('.')) return [];
    const forms = tautomersOf(graph);
    if (forms.length < 2 || seen.has(forms[0].key)) return [];
    seen.add(forms[0].key);
    return [compoundOf(forms)];
  });

function sharesOf({ motifs, prior }: Compound, weights: Float64Array): number[] {
  const claims = motifs.map((counts, form) =>
    counts.reduce((sum, count, i) => sum + weights[i] * count, prior[form]),
  );
  const most = Math.max(...claims);
  const total = claims.reduce((sum, claim) => sum + Math.exp(claim - most), 0);
  return claims.map((claim) => Math.exp(claim - most) / total);
}

function fit(data: readonly Compound[]): Float64Array {
  const weights = new Float64Array(MOTIFS.length),
    velocity = new Float64Array(MOTIFS.length);
  for (let step = 0; step < STEPS; step++) {
    const gradient = weights.map((weight) => -RIDGE * weight);
    for (const compound of data) {
      const shares = sharesOf(compound, weights);
      compound.motifs.forEach((counts, form) => {
        counts.forEach((count, i) => {
          gradient[i] -= shares[form] * count;
        });
      });
    }
    gradient.forEach((each, i) => {
      velocity[i] = MOMENTUM * velocity[i] + (RATE * each) / data.length;
      weights[i] += velocity[i];
    });
  }
  return weights;
}

const outcomes = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
  const weights = fit(compounds.filter((_, i) => i % FOLDS !== fold));
  return compounds
    .filter((_, i) => i % FOLDS === fold)
    .map((compound) => sharesOf(compound, weights));
});
const first = outcomes.filter(([drawing, ...others]) =>
  others.every((share) => share < drawing),
).length;
const loss =
  outcomes.reduce((sum, [drawing]) => sum - Math.log(Math.max(1e-9, drawing)), 0) / outcomes.length;
console.log(
  `${compounds.length} compounds: the drawing first in ${((100 * first) / outcomes.length).toFixed(1)} ` +
    `%, log loss ${loss.toFixed(3)} (cross-validated)`,
);
const weights = fit(compounds);
MOTIFS.forEach((motif, i) => console.log(`${motif}\t${weights[i].toFixed(2)}`));
