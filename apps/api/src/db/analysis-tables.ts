import type { AnalysisStatus } from '@elucida/contract/analysis-status';
import type { STAGES } from '@elucida/contract/analysis-events';
import type { ExampleName } from '@elucida/contract/examples';
import type { Language } from '@elucida/contract/languages';
import type { ColumnType, Generated } from 'kysely';

type Stage = (typeof STAGES)[number];

/**
 * An analysis, from its acceptance until it is deleted. Whoever runs it holds it by `worker` and
 * `attempt`, and writes only where both are still theirs.
 */
export interface AnalysesTable {
  id: string;
  /** Null for a batch of the command line, and for an example that anybody may run. */
  user_id: string | null;
  status: AnalysisStatus;
  /** Place in the queue: lower goes first. */
  rank: number;
  /** A verification is run, counted and kept like an analysis; its input and result are its own. */
  kind: 'images' | 'manual' | 'verification';
  /** Of the report, and of the page that it is shared at. */
  lang: Language;
  formula: string;
  title: string;
  comments: string;
  /** JSON of what is asked, but for the images. */
  input: string;
  /** What it takes while it waits, its images included. */
  input_bytes: number;
  idempotency_key: string | null;
  /** How often it was begun. */
  attempt: Generated<number>;
  /** The process that began it last. */
  worker: string | null;
  /** By the database's clock; a running one that was not renewed by then begins again elsewhere. */
  lease_until: number | null;
  stage: Stage | null;
  fraction: Generated<number>;
  /** JSON of what was found and ranked so far (analysis/progress-state.ts). */
  progress: Generated<string>;
  /** Whether there was a ranking: from then on it counts also where it is cancelled. */
  ranked: Generated<number>;
  /** The day it was counted on. */
  day: string | null;
  /** 0 once its count was given back. */
  counted: number;
  created_at: number;
  queued_at: number;
  started_at: number | null;
  ended_at: number | null;
  /** When it is deleted unless the history keeps it; null while it is open. */
  expires_at: number | null;
  /** JSON of the response. */
  result: string | null;
  outcome: 'ok' | 'inconclusive' | null;
  nombre_molecula: string | null;
  /** JSON: that name by language. */
  names: string | null;
  /** JSON of why it failed (analysis/stored-error.ts). */
  error: string | null;
  /** The item of the history that keeps it; it is deleted with it. */
  history_id: string | null;
  /** In the address under which others can read it. */
  share_token: string | null;
  /** Which of the home page's examples it is a run of; null for all other analyses. */
  example: ExampleName | null;
}

/** Images of an analysis. */
export interface AnalysisFilesTable {
  analysis_id: string;
  position: number;
  name: string;
  /** JSON of what the user said about it: its technique and axis. */
  hints: string;
  /** The original, until the analysis ends. PostgreSQL gives a Buffer, SQLite an ArrayBuffer. */
  bytes: ColumnType<Buffer | ArrayBuffer | null, Buffer, null>;
  preview: ColumnType<Buffer | ArrayBuffer | null, null, Buffer>;
  preview_type: 'png' | 'jpeg' | null;
}
