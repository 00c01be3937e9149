import type { AnalysisBrief, AnalysisRecord, SharedAnalysis } from '@elucida/contract/analyses';
import type { AnalysisStatus } from '@elucida/contract/analysis-status';
import type { ExampleRecord } from '@elucida/contract/examples';
import type { Language } from '@elucida/contract/languages';
import type { Config } from '../config.ts';
import { stateOf } from './progress-state.ts';
import type { VerificationRecord } from '@elucida/contract/verification';
import type { BriefRow, ExampleRow, OwnRow, VerificationRow } from './queries/find-analysis.ts';
import { readVerification } from './submission-json.ts';
import { errorOfRecord } from './stored-error.ts';
import { isoTime } from '../iso-time.ts';

/** Where others read a shared analysis, in the language of its report. */
export const shareUrl = (
  { token, lang }: { token: string; lang: Language },
  { publicUrl }: Pick<Config, 'publicUrl'>,
): string => `${publicUrl}/${lang}/shared/${token}`;

/**
 * A row is claimed before a thread is free where AI models are asked: until the engine has begun, the
 * analysis waits for its turn.
 */
const statusOf = ({ status, stage }: Pick<BriefRow, 'status' | 'stage'>): AnalysisStatus =>
  status === 'running' && stage === null ? 'queued' : status;

/** The molecule's name in a language; as it was run without one, or where it is kept in no other. */
function nameOf({ names, nombre_molecula }: BriefRow, lang: Language | undefined): string | null {
  if (lang === undefined || names === null) return nombre_molecula;
  return (JSON.parse(names) as Partial<Record<Language, string>>)[lang] ?? nombre_molecula;
}

/** An analysis as lists show it. */
export function briefJson(
  row: BriefRow,
  config: Pick<Config, 'publicUrl'>,
  lang?: Language,
): AnalysisBrief {
  const { id, stage, fraction, formula, title, comments, outcome } = row;
  return {
    id,
    status: statusOf(row),
    stage,
    fraction,
    created_at: new Date(row.created_at).toISOString(),
    formula,
    title,
    comments,
    started_at: isoTime(row.started_at),
    ended_at: isoTime(row.ended_at),
    kept_until: row.history_id === null ? isoTime(row.expires_at) : null,
    counted: row.counted === 1,
    outcome,
    nombre_molecula: nameOf(row, lang),
    history_id: row.history_id,
    share_url:
      row.share_token === null
        ? null
        : shareUrl({ token: row.share_token, lang: row.lang }, config),
  };
}

type Files = readonly { position: number; name: string; preview_type: string | null }[];

/** Its images, whose pictures lie under an address. */
export const imagesJson = (files: Files, under: string): AnalysisRecord['images'] =>
  files.map(({ position, name, preview_type }) => ({
    name,
    preview: preview_type === null ? null : `${under}/images/${position}`,
  }));

/** Images whose pictures are not named. */
export const withoutPictures = (files: Files): Files =>
  files.map((file) => ({ ...file, preview_type: null }));

/** JSON text with a stored response as its last field: it is not taken apart to be sent. */
const withResult = (head: object, result: string | null): string =>
  `${JSON.stringify(head).slice(0, -1)},"result":${result ?? 'null'}}`;

/** A whole analysis as JSON text. */
export function recordJson(
  row: OwnRow,
  { files, config }: { files: Files; config: Pick<Config, 'publicUrl'> },
): string {
  const { found, ranking, models } = stateOf(row);
  const head: Omit<AnalysisRecord, 'result'> = {
    ...briefJson(row, config),
    found,
    ranking,
    models,
    images: imagesJson(files, `/api/analyses/${row.id}`),
    error: row.error === null ? null : errorOfRecord(row.error),
  };
  return withResult(head, row.result);
}

/** What a stranger sees of a shared analysis, as JSON text. */
export function sharedJson(
  row: { formula: string; title: string; created_at: number; result: string | null },
  { files, token }: { files: Files; token: string },
): string {
  const { formula, title, created_at } = row;
  const head: Omit<SharedAnalysis, 'result'> = {
    formula,
    title,
    created_at: new Date(created_at).toISOString(),
    images: imagesJson(files, `/api/shared/${token}`),
  };
  return withResult(head, row.result);
}

/** A run of an example as JSON text. */
export function exampleJson(row: ExampleRow, files: Files): string {
  const { id, formula } = row;
  const head: Omit<ExampleRecord, 'result'> = {
    ...stateOf(row),
    id,
    name: row.example!,
    status: statusOf(row),
    formula,
    created_at: new Date(row.created_at).toISOString(),
    started_at: isoTime(row.started_at),
    images: imagesJson(files, `/api/examples/${id}`),
    error: row.error === null ? null : errorOfRecord(row.error),
  };
  return withResult(head, row.result);
}

/** A verification as JSON text. */
export function verificationJson(row: VerificationRow): string {
  const { id, formula, input, result } = row;
  const head: Omit<VerificationRecord, 'result'> = {
    id,
    status: statusOf(row),
    created_at: new Date(row.created_at).toISOString(),
    ended_at: isoTime(row.ended_at),
    kept_until: isoTime(row.expires_at),
    counted: row.counted === 1,
    structure: readVerification(input).structure,
    formula,
    error: row.error === null ? null : errorOfRecord(row.error),
  };
  return withResult(head, result);
}
