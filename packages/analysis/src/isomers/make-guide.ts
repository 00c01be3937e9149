import type { ErrorCode } from '@elucida/contract/errors';
import type { IsomersRequest, IsomersResponse } from '@elucida/contract/isomers';
import { describeIsomers } from '@elucida/engine/isomers/describe-isomers';
import { rankIsomers, type IsomerRanking } from '@elucida/engine/isomers/rank-isomers';
import { readQuery } from '@elucida/engine/isomers/read-query';
import { canonicalSmiles } from '@elucida/molecules/smiles';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { unattended, type Task } from '@elucida/engine/stages';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import type { ReportLanguage } from '../job.ts';
import { GUIDE_TEXT } from './guide-text.ts';
import { writeIsomer } from './write-isomer.ts';

/** The answer of POST /isomers without its date. */
export type IsomerGuide = Pick<
  IsomersResponse,
  | 'query'
  | 'note'
  | 'isomers'
  | 'total'
  | 'formula'
  | 'coverage'
  | 'listed'
  | 'offset'
  | 'limit'
  | 'smiles'
>;
export type GuideAnswer =
  | { readonly ok: true; readonly guide: IsomerGuide }
  | { readonly ok: false; readonly code: ErrorCode; readonly suggestions: readonly string[] };

interface GuideOptions {
  readonly predictor: ShiftPredictor;
  readonly task?: Pick<Task, 'checkpoint'>;
}

/** Rankings kept: a page of a list that was asked for before needs only its rows. */
const KEPT = 8;

/**
 * Makes guides, remembering the last few rankings. Refusals are values: errors lose their class
 * between threads.
 */
export function guideMaker({
  predictor,
  task = unattended,
}: GuideOptions): (request: IsomersRequest) => GuideAnswer {
  const kept = new Map<string, IsomerRanking>();

  function rank(reading: Extract<ReturnType<typeof readQuery>, { ok: true }>): IsomerRanking {
    const key = `${reading.formula.hill} ${reading.named === null ? '' : canonicalSmiles(reading.named)}`;
    const ranking = kept.get(key) ?? rankIsomers({ ...reading, predictor, task });
    // A Map keeps the order of insertion: the first is the one that nobody asked for the longest.
    kept.delete(key);
    kept.set(key, ranking);
    if (kept.size > KEPT) kept.delete(kept.keys().next().value!);
    return ranking;
  }

  return ({ name, lang, offset, limit }) => {
    const reading = readQuery(name, lang);
    if (!reading.ok) return reading;
    const ranking = rank(reading);
    if (ranking.total === 0) return { ok: false, code: 'invalid_formula', suggestions: [] };
    const isomers = describeIsomers({ rows: ranking.rows, offset, limit, predictor, task }).map(
      (row) => writeIsomer(row, lang),
    );
    return {
      ok: true,
      guide: {
        query: name,
        note: writeNote(ranking, reading, lang),
        isomers,
        total: ranking.total,
        formula: reading.formula.hill,
        coverage: ranking.coverage,
        listed: ranking.rows.length,
        offset,
        limit,
        smiles: reading.named === null ? null : canonicalSmiles(reading.named),
      },
    };
  };
}

/** What the list covers and what its figures are, in sentences. */
function writeNote(
  { coverage, total, rows }: IsomerRanking,
  { formula, named }: Extract<ReturnType<typeof readQuery>, { ok: true }>,
  lang: ReportLanguage,
): string {
  const text = GUIDE_TEXT[lang];
  const { format: count } = new Intl.NumberFormat(lang);
  const isomers = total ?? 0;
  const values = {
    formula: formulaUnicode(formula.hill),
    isomers,
    total: count(isomers),
    listed: count(rows.length),
  };
  const order = rows.length < 2 ? [] : [(named === null ? text.order : text.orderNamed)()];
  return [
    text[coverage](values),
    ...(rows.length < 2 ? [] : [text.counted()]),
    ...order,
    text.predicted(),
  ].join(' ');
}
