import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import type {
  HandPicked,
  HandPreview,
  HandStart,
  HandSteps,
} from '@elucida/spectrometer/process-by-hand';
import type {
  PlanePreview,
  PlaneStart,
  PlaneSteps,
} from '@elucida/spectrometer/process-plane-by-hand';
import type { RunPreview, RunStart, RunSteps } from '@elucida/spectrometer/run-by-hand';
import type { AnySteps, HandReplies, HandRequest, OpenQuestion } from './files-question.ts';
import { filesThread, loaded } from './read-spectrum-files.ts';

/** One experiment that is processed by hand, open until it is closed. Its points never leave its thread. */
export interface SessionOf<Start extends { readonly usual: Steps }, Steps, Preview> {
  readonly start: Start;
  /** Rejects where the thread failed. */
  preview(steps: Steps): Promise<Preview>;
  /** Its spectrum with peaks; null where there are none. Rejects where the thread failed. */
  pick(steps: Steps): Promise<HandPicked | null>;
  close(): void;
}
export interface CurveSession extends SessionOf<HandStart, HandSteps, HandPreview> {
  /** All points of the spectrum. Rejects where the thread failed. */
  curve(steps: HandSteps): Promise<SavedCurve>;
}
export type PlaneSession = SessionOf<PlaneStart, PlaneSteps, PlanePreview>;
export type RunSession = SessionOf<RunStart, RunSteps, RunPreview>;
export type HandSession = CurveSession | PlaneSession | RunSession;

export const isPlane = (session: HandSession): session is PlaneSession =>
  session.start.kind === 'plane';

export const isRun = (session: HandSession): session is RunSession => session.start.kind === 'run';

type Ask = <Kind extends HandRequest['kind']>(
  request: Extract<HandRequest, { kind: Kind }>,
) => Promise<HandReplies[Kind]>;

/** Memory that goes to the thread, so that files are held once. */
const handedOver = (request: HandRequest): ArrayBuffer[] =>
  request.kind === 'open' ? request.files.map(({ bytes }) => bytes.buffer) : [];

/** Questions to a thread, which answers them in their order. */
function askThread(worker: Worker): Ask {
  const waiting: { resolve: (answer: never) => void; reject: (reason: Error) => void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<unknown>) => {
    waiting.shift()?.resolve(data as never);
  };
  worker.onerror = (event) => {
    for (const { reject } of waiting.splice(0)) reject(new Error(event.message));
  };
  return (request) =>
    new Promise((resolve, reject) => {
      waiting.push({ resolve, reject });
      worker.postMessage(request, handedOver(request));
    });
}

async function askHere(): Promise<Ask> {
  const answer = (await import('./answer-files.ts')).handAnswers();
  return async (request) => answer(request) as never;
}

/**
 * Opens one experiment or run of files in a thread of its own. Null where it cannot be opened. Rejects where a file
 * changed since it was chosen.
 */
export async function openHandSession(
  files: readonly File[],
  question: OpenQuestion,
): Promise<HandSession | null> {
  const bytes = await loaded(files);
  const worker = filesThread();
  const ask = worker === null ? await askHere() : askThread(worker);
  const close = () => worker?.terminate();
  try {
    const start = await ask({ kind: 'open', files: bytes, question });
    if (start !== null)
      return {
        start,
        preview: (steps: AnySteps) => ask({ kind: 'preview', steps }),
        pick: (steps: AnySteps) => ask({ kind: 'pick', steps }),
        curve: (steps: AnySteps) => ask({ kind: 'curve', steps }),
        close,
      } as HandSession;
  } catch (error) {
    close();
    throw error;
  }
  close();
  return null;
}
