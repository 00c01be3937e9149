import type { MolecularGraph } from '@elucida/molecules/graph';
import { slowForms } from '@elucida/molecules/keto-enol';
import type { Molecule } from '@elucida/molecules/molecule';
import { perceive } from '@elucida/molecules/perceive';
import { labileKind } from '@elucida/prediction/labile-kind';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import type { EvidenceValueTypes } from '../evidence/declaration.ts';
import type { Evidence, EvidenceOf } from '../evidence/evidence.ts';
import { showsAnomers } from './anomers.ts';

/**
 * How far a line may lie from the other form's prediction, standard deviations and at least ppm.
 */
const WITHIN_SD = 2.5,
  LEAST_PPM = { C13NMR: 3, H1NMR: 0.25 } as const;
/**
 * The same of anomers: an axial OH moves the carbons γ to it by up to 6.5 ppm (C6 of
 * 6-methyloxan-2-ol 71.9 and 65.6), the anomeric hydrogen 0.6 (glucose 5.23 and 4.64).
 */
const LEAST_OF_ANOMERS = { C13NMR: 6.5, H1NMR: 0.6 } as const;
/** OH of an enol in its chelate, ppm (ethyl acetoacetate 12.1, acetylacetone 15.5). */
const CHELATE_PPM = [11, 17.5] as const;

/** A form in slow equilibrium with a molecule, by a graph that predicts its shifts. */
interface Form {
  readonly form: EvidenceValueTypes['form'];
  readonly graph: MolecularGraph;
}

/** Anomers have one constitution, so that one prediction stands for both. */
const formsBeside = (molecule: Molecule): Form[] => [
  ...slowForms(molecule.graph),
  ...(showsAnomers(molecule) ? [{ form: 'anomer', graph: molecule.graph } as const] : []),
];

/**
 * Lines that nothing explains but the enol or keto form next to the molecule, or its other anomer:
 * they are named as that form's, and speak neither for nor against.
 */
export function nameSlowForms(
  evidence: readonly Evidence[],
  molecule: Molecule,
  predictor: ShiftPredictor,
): Evidence[] {
  if (!evidence.some(isUnexplained)) return [...evidence];
  const forms = formsBeside(molecule).map((form) => ({ ...form, lines: linesOf(form, predictor) }));
  if (forms.length === 0) return [...evidence];
  const named = evidence.map((item): Evidence => {
    if (!isUnexplained(item)) return item;
    const owner = forms.find(
      ({ form, lines }) =>
        (form === 'anomer' || !isOfImpurity(item)) &&
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
  const left = evidence.filter(
    ({ code }, i) => code === 'carbon-unexplained' && named[i].code === 'slow-form',
  ).length;
  return left === 0 ? named : named.map((item) => countWithout(item, left));
}

/** The count of carbon signals, without lines that another form has. */
function countWithout(item: Evidence, lines: number): Evidence {
  if (item.code !== 'carbon-count') return item;
  const { classes, signals, others = 0 } = item.values;
  return {
    ...item,
    verdict: classes === signals - lines ? 'for' : item.verdict,
    values: { classes, signals: signals - lines, others: others + lines },
  };
}

/** At the published shift of an impurity, where the many lines of a second anomer lie by chance. */
const isOfImpurity = (item: Evidence): boolean =>
  item.code === 'other-substance' && item.values.origin === 'impurity';

/** Without an owner, or assigned to an impurity by its shift or by its small integral alone. */
const isUnexplained = (
  item: Evidence,
): item is EvidenceOf<'carbon-unexplained' | 'proton-unexplained' | 'other-substance'> =>
  item.code === 'carbon-unexplained' ||
  item.code === 'proton-unexplained' ||
  (item.code === 'other-substance' && item.values.origin === 'small') ||
  isOfImpurity(item);

interface Line {
  readonly technique: 'C13NMR' | 'H1NMR';
  readonly from: number;
  readonly to: number;
}

function linesOf({ form, graph }: Form, predictor: ShiftPredictor): Line[] {
  const perception = perceive(graph);
  const carbon = predictor.predict('C13', graph, perception),
    proton = predictor.predict('H1', graph, perception);
  const least = form === 'anomer' ? LEAST_OF_ANOMERS : LEAST_PPM;
  const around = (technique: Line['technique'], shift: number, sd: number): Line[] => {
    const reach = Math.max(least[technique], WITHIN_SD * sd);
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
