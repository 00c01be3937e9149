import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { Candidate, Identification } from '../identification.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import {
  explainedCandidate,
  reference,
  type ExplainedCandidate,
} from '../statements/explained-candidate.ts';
import type { Pair } from '../statements/measurement.ts';
import { allTechniques } from '../techniques/registry.ts';
import type { Statement } from '../statements/statement.ts';

/** A runner-up less likely than this needs no measurement of its own to be excluded. */
const WORTH_EXCLUDING = 0.02;
/** Measurements named: the best one and, in case it cannot be had, the next. */
const NAMED = 2;

/**
 * From this chance on that the truth is none of the candidates, the answer itself is worth another
 * test.
 */
const IN_DOUBT = 0.1;

interface SettlingInput extends Pick<Identification, 'candidates' | 'noneOfThese' | 'setAside'> {
  /** Which candidates are tautomers of the first, by place. */
  readonly tautomers: readonly boolean[];
  /** Those of them that NMR sees averaged with it. */
  readonly exchanging: readonly boolean[];
}

/**
 * What would settle it: of the measurements not yet supplied, those that separate the first
 * candidate best from the next that is not its tautomer, from what is predicted for both; none
 * where that one is out of the question. Tautomers need other methods. Spectra that contradict the
 * formula come before all that; an absorption spectrum that disagrees with the answer after it.
 */
export function stateSettling(
  { candidates, noneOfThese, setAside, tautomers, exchanging }: SettlingInput,
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): Statement[] {
  const [best] = candidates;
  if (best === undefined) return [];
  if (setAside.length > 0)
    return [
      { kind: 'settle-record-again', values: {} },
      { kind: 'settle-reference', values: {} },
    ];
  const rival = candidates.find((_, i) => i > 0 && !tautomers[i]);
  const forms = candidates.filter(
    (_, i) => exchanging[i] && candidates[i].confidence >= WORTH_EXCLUDING,
  );
  const certain = forms.reduce((sum, { confidence }) => sum + confidence, best.confidence) > 0.5;
  const ofForms: Statement[] = forms.length > 0 ? [{ kind: 'settle-tautomers', values: {} }] : [];
  const last: Statement[] = [
    ...allTechniques().flatMap(({ settle }) => settle.again?.(best) ?? []),
    { kind: 'settle-reference', values: {} },
  ];
  if (rival !== undefined && !(rival.confidence < WORTH_EXCLUDING && certain))
    return [...ofForms, ...tellingApart(best, rival, spectra, predictor), ...last];
  if (noneOfThese >= IN_DOUBT) return [...ofForms, stateTest(best, spectra, predictor), ...last];
  return [
    ...(forms.length > 0 ? ofForms : [{ kind: 'settle-not-needed', values: {} } as const]),
    ...last,
  ];
}

/** The measurements that would separate two candidates best. */
function tellingApart(
  best: Candidate,
  rival: Candidate,
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): Statement[] {
  const pair: Pair<ExplainedCandidate> = {
    best: explainedCandidate(best),
    rival: explainedCandidate(rival),
    names: { molecule: reference(best), rival: reference(rival) },
    predictor,
  };
  const measurements = allTechniques()
    // Without a technique's spectrum the plain one comes first; further experiments build on it.
    .flatMap(({ type, settle }) => {
      const isThere = spectra.some((spectrum) => spectrum.type === type);
      const measured = (isThere ? settle.further : settle.compare)?.(pair) ?? [];
      return measured.map(({ by = isThere ? undefined : type, ...rest }) => ({ by, ...rest }));
    })
    .filter(({ by }) => spectra.every(({ type }) => type !== by))
    .sort((a, b) => b.power - a.power)
    .slice(0, NAMED)
    .map(({ statement, by }) => asking(statement, by));
  if (measurements.length > 0) return measurements;
  const first = lacking(spectra);
  return [
    first
      ? asking(first.settle.routine!.ask, first.type)
      : { kind: 'settle-nothing-routine', values: { ...pair.names } },
  ];
}

/** The statement with the technique that it asks for. */
const asking = (statement: Statement, measure: SpectrumType | undefined): Statement =>
  measure === undefined ? statement : { ...statement, measure };

/** The first technique that everybody records and whose spectrum is missing. */
const lacking = (spectra: readonly Spectrum[]) =>
  allTechniques().find(
    ({ type, settle }) =>
      settle.routine !== null && !spectra.some((spectrum) => spectrum.type === type),
  );

/**
 * No rival, but doubt whether it is any of them: what a spectrum not yet supplied should show if
 * the answer is right.
 */
const stateTest = (
  best: Candidate,
  spectra: readonly Spectrum[],
  predictor: ShiftPredictor,
): Statement => {
  const first = lacking(spectra);
  return first
    ? asking(first.settle.routine!.test(best, predictor), first.type)
    : { kind: 'settle-test-formula', values: {} };
};
