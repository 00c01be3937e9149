import type { MolecularGraph } from '../molecules/graph.ts';
import { slowForms, type SlowForm } from '../molecules/keto-enol.ts';
import { perceive } from '../molecules/perceive.ts';
import { labileKind } from '../prediction/labile-kind.ts';
import type { ShiftPredictor } from '../prediction/predicted-shifts.ts';
import type { Evidence, EvidenceOf } from '../evidence/evidence.ts';

/**
 * How far a line may lie from the other form's prediction, standard deviations and at least ppm.
 */
const WITHIN_SD = 2.5,
  LEAST_PPM = { C13NMR: 3, H1NMR: 0.25 } as const;
/** OH of an enol in its chelate, ppm (ethyl acetoacetate 12.1, acetylacetone 15.5). */
const CHELATE_PPM = [11, 17.5] as const;

/**
 * Lines that nothing explains but the enol or keto form next to the molecule: they are named as that
 * form's, and speak neither for nor against.
 */
export function nameSlowForms(
  evidence: readonly Evidence[],
  graph: MolecularGraph,
  predictor: ShiftPredictor,
): Evidence[] {
  if (!evidence.some(isUnexplained)) return [...evidence];
  const forms = slowForms(graph).map((form) => ({ ...form, lines: linesOf(form, predictor) }));
  return evidence.map((item) => {
    if (!isUnexplained(item)) return item;
    const owner = forms.find(({ lines }) =>
      lines.some(
        ({ technique, from, to }) =>
          technique === item.technique && item.observed >= from && item.observed <= to,
      ),
    );
    return owner
      ? {
          ...item,
          code: 'slow-form' as const,
          verdict: 'neutral' as const,
          weight: 0,
          values: { form: owner.form },
        }
      : item;
  });
}

/**
 * Without an owner, or put down to an impurity only because its integral is small, as that of a
 * minor form is.
 */
const isUnexplained = (
  item: Evidence,
): item is EvidenceOf<'carbon-unexplained' | 'proton-unexplained' | 'other-substance'> =>
  item.code === 'carbon-unexplained' ||
  item.code === 'proton-unexplained' ||
  (item.code === 'other-substance' && item.values.origin === 'small');

interface Line {
  readonly technique: 'C13NMR' | 'H1NMR';
  readonly from: number;
  readonly to: number;
}

function linesOf({ graph }: SlowForm, predictor: ShiftPredictor): Line[] {
  const perception = perceive(graph);
  const carbon = predictor.predict('C13', graph, perception),
    proton = predictor.predict('H1', graph, perception);
  const around = (technique: Line['technique'], shift: number, sd: number): Line[] => {
    const reach = Math.max(LEAST_PPM[technique], WITHIN_SD * sd);
    return Number.isNaN(shift) ? [] : [{ technique, from: shift - reach, to: shift + reach }];
  };
  return [...Array(graph.atomCount).keys()].flatMap((atom) => {
    const kind = labileKind(graph, perception, atom);
    if (kind === 'enol' || kind === 'enol-diketone')
      return [{ technique: 'H1NMR' as const, from: CHELATE_PPM[0], to: CHELATE_PPM[1] }];
    return [
      ...around('C13NMR', carbon.shift[atom], carbon.sd[atom]),
      ...(kind === undefined ? around('H1NMR', proton.shift[atom], proton.sd[atom]) : []),
    ];
  });
}
