import type { ReportPoint } from '@elucida/contract/analysis';
import { rankOfTruth, type Answer } from './answer.ts';
import type { BenchCase } from '../cases/bench-case.ts';
import type { Reasons } from './count-reasons.ts';

/** Sentences of the two sections that say nothing against the answer by themselves. */
const NO_OBJECTION = /^nothing-|weakest$|^open-points$/;

const once = (codes: readonly string[]): string[] => [...new Set(codes)];

/** What the report of an answer says against it. */
export function readReasons(
  { id, answer: truth }: BenchCase,
  answer: Answer & { readonly report?: readonly ReportPoint[] },
  set: string,
): Reasons {
  const points = answer.report ?? [];
  const codesOf = (section: string) =>
    points
      .filter((point) => point.section === section)
      .flatMap(({ codes, technique }) =>
        codes
          .filter((code) => !NO_OBJECTION.test(code))
          .map((code) => (technique === undefined ? code : `${technique} ${code}`)),
      );
  return {
    id,
    set,
    right: rankOfTruth(answer, truth) === 1,
    stated: answer.status === 'ok',
    objections: once(codesOf('against')),
    open: once(codesOf('open')),
  };
}
