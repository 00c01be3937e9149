import type { Evidence } from '@elucida/engine/evidence/evidence';
import { keyOfEvidence } from '@elucida/engine/evidence/key-of-evidence';
import { ofCode } from '@elucida/engine/evidence/of-code';
import { isOfRole } from '@elucida/engine/evidence/of-role';
import { totalWeight } from '@elucida/engine/evidence/total-weight';
import { stateMisfits } from '@elucida/engine/explanation/state-misfits';
import { stateUnexplained } from '@elucida/engine/explanation/state-against';
import { weighObjections } from '@elucida/engine/judging/weigh-objections';
import {
  aboutEvidence,
  environmentOf,
  labelAtoms,
  type ExplainedCandidate,
} from '@elucida/engine/statements/explained-candidate';
import type { Statement } from '@elucida/engine/statements/statement';
import { withEvidence } from './as-candidate.ts';

/** What a drawn structure is confronted with at a time. */
export const MOST_CONTRADICTIONS = 3;
/** A shift that another structure explains better is said to be far off from this many standard deviations. */
const FAR_OFF = 2;
/** Where nothing contradicts by itself: log units by which the answer must explain a signal better. */
const FITS_BETTER = 0.5;

/** What contradicts a structure, with the log units by which the answer explains the same better. */
interface Contradiction {
  readonly statement: Statement;
  readonly gain: number;
}

/**
 * What contradicts a drawn structure and not the answer, the gravest first, of different peaks. Empty where
 * the spectra hold nothing against it.
 */
export function contradictions(drawn: ExplainedCandidate, answer: ExplainedCandidate): Statement[] {
  const weighed = weighDrawn(drawn, answer);
  const counted = withEvidence(drawn, weighed);
  const gainAt = (item: Evidence) => gain(item, drawn, answer);
  const found = weighed
    .filter((item) => item.verdict === 'against' && !isOfRole(item, 'formula', 'elsewhere'))
    .flatMap((item): Contradiction[] =>
      state(counted, item)
        .flatMap((statement) => asInAnswer(statement, item, answer))
        .flatMap((statement) => asListed(statement, answer))
        .map((statement) => ({ statement, gain: gainAt(item) })),
    );
  const graded = found.length > 0 ? found : [...countOf(drawn, answer), ...poorest(drawn, answer)];
  return apart(graded.sort((a, b) => b.gain - a.gain).map(({ statement }) => statement));
}

/** The evidence of a drawn structure, as it weighs next to the answer. */
export function weighDrawn(
  drawn: ExplainedCandidate,
  answer: ExplainedCandidate,
): readonly Evidence[] {
  const [, weighed] = weighObjections([contested(answer, 1), contested(drawn, 0)], {
    none: 0,
    setAside: [],
  });
  return weighed;
}

const contested = ({ candidate }: ExplainedCandidate, confidence: number) => ({
  smiles: candidate.smiles,
  evidence: candidate.evidence,
  confidence,
});

/** Log units by which the answer explains the peak, or the absence, of a piece of evidence better. */
function gain(item: Evidence, drawn: ExplainedCandidate, answer: ExplainedCandidate): number {
  const key = keyOfEvidence(item);
  const at = ({ candidate }: ExplainedCandidate) =>
    totalWeight(candidate.evidence.filter((each) => keyOfEvidence(each) === key));
  return at(answer) - at(drawn);
}

/** A misfit as it is said of any candidate, without a word on what fits better. */
function state(molecule: ExplainedCandidate, item: Evidence): readonly Statement[] {
  const alone = withEvidence(
    molecule,
    molecule.candidate.evidence.map((each) => {
      const { better: _, ...rest } = each;
      return rest as Evidence;
    }),
  );
  const place = molecule.candidate.evidence.indexOf(item);
  const only = (each: Evidence) => alone.candidate.evidence.indexOf(each) === place;
  if (isOfRole(item, 'unexplained'))
    return stateUnexplained({
      candidate: { ...alone.candidate, evidence: alone.candidate.evidence.filter(only) },
    }).filter(({ peaks }) => peaks !== undefined);
  // What merely fits the answer better is no contradiction by itself.
  const isMild =
    item.code === 'multiplicity' ? item.values.needs === undefined : deviation(item) < FAR_OFF;
  if (item.better !== undefined && isMild) return [];
  return stateMisfits(alone, only);
}

/**
 * A band without an origin is named after what it is in the answer, and not after what else absorbs there; not
 * at all where the answer does not explain it either.
 */
function asInAnswer(
  statement: Statement,
  { peak }: Evidence,
  { candidate }: ExplainedCandidate,
): readonly Statement[] {
  if (statement.kind !== 'ir-band-foreign') return [statement];
  return ofCode(candidate.evidence, 'ir-band-found')
    .filter((band) => band.peak === peak)
    .slice(0, 1)
    .map(({ observed, values: { vibration, from, to } }) => ({
      ...statement,
      values: { observed, vibration, from, to },
    }));
}

const deviation = ({ observed, predicted, sd }: Evidence): number =>
  observed === undefined || predicted === undefined || sd === undefined
    ? 0
    : Math.abs(observed - predicted) / sd;

/**
 * The number of ¹³C signals, where carbons of the drawn structure could coincide or give two signals each, so
 * that it proves nothing to the judge, and the answer has as many kinds of carbon as there are signals.
 */
function countOf(drawn: ExplainedCandidate, answer: ExplainedCandidate): Contradiction[] {
  const [mine] = ofCode(drawn.candidate.evidence, 'carbon-count');
  const [theirs] = ofCode(answer.candidate.evidence, 'carbon-count');
  if (mine === undefined || theirs === undefined) return [];
  const agrees = ({ values }: typeof mine) => values.classes === values.signals;
  if (agrees(mine) || !agrees(theirs)) return [];
  return stateMisfits(drawn, (item) => item === mine)
    .flatMap((statement) => asListed(statement, answer))
    .map((statement) => ({ statement, gain: 1 }));
}

/**
 * With as many ¹³C signals as the answer has. For a wrong structure the judge may take some of them for lines of
 * other substances, which spectra of a problem do not have. Nothing where the numbers then agree.
 */
function asListed(
  statement: Statement,
  { candidate: { evidence } }: ExplainedCandidate,
): readonly Statement[] {
  const [theirs] = ofCode(evidence, 'carbon-count');
  if (statement.kind !== 'carbon-signals-against' || theirs === undefined) return [statement];
  const { signals } = theirs.values;
  const { others: _, coincide, ...values } = statement.values;
  if (values.classes === signals) return [];
  const together = values.classes > signals && coincide !== undefined ? { coincide } : {};
  return [{ ...statement, values: { ...values, signals, ...together } }];
}

/** The poorest ¹³C match, where nothing contradicts by itself and the answer explains the signal better. */
function poorest(drawn: ExplainedCandidate, answer: ExplainedCandidate): Contradiction[] {
  const [item] = drawn.candidate.evidence
    .filter(({ code }) => code === 'carbon-assignment')
    .sort((a, b) => deviation(b) - deviation(a));
  if (item === undefined || gain(item, drawn, answer) < FITS_BETTER) return [];
  const { observed, predicted, sd, atoms } = item;
  if (observed === undefined || predicted === undefined || sd === undefined) return [];
  const values = {
    observed,
    predicted,
    sd,
    environment: environmentOf(drawn, atoms[0]),
    atoms: labelAtoms(drawn, atoms),
  };
  return [
    {
      gain: gain(item, drawn, answer),
      statement: { kind: 'carbon-weakest', values, ...aboutEvidence(item) },
    },
  ];
}

/**
 * One statement a peak, and one a kind that names no peak. The gravest of each technique comes first, so that
 * a student sees that the spectra agree in this.
 */
function apart(statements: readonly Statement[]): Statement[] {
  const gravest = statements.filter(
    ({ technique }, i) => statements.findIndex((each) => each.technique === technique) === i,
  );
  const chosen: Statement[] = [];
  for (const statement of [...gravest, ...statements]) {
    const same = (other: Statement) =>
      other === statement ||
      (other.technique === statement.technique &&
        (statement.peaks === undefined
          ? other.kind === statement.kind
          : statement.peaks.some((peak) => other.peaks?.includes(peak))));
    if (!chosen.some(same)) chosen.push(statement);
  }
  return chosen.slice(0, MOST_CONTRADICTIONS);
}
