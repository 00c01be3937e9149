// One analysis thread: loads the engine and text recognition once, then runs job after job.
import { availableParallelism, setPriority } from 'node:os';
import { workerData } from 'node:worker_threads';
import { analyse } from '@elucida/analysis/analyse';
import { describeImages } from '@elucida/analysis/describe-images';
import { ImageRejected, UnreadableImages } from '@elucida/analysis/errors';
import { firstLook, type Carry } from '@elucida/analysis/first-look';
import { createOcr } from '@elucida/analysis/imaging/ocr';
import { Cancelled, type Stage, type Task } from '@elucida/engine/stages';
import type { AnalysisEnvironment, AnalysisJob } from '@elucida/analysis/job';
import { loadEngine, type EngineTables } from '@elucida/analysis/load-engine';
import { lookAgain } from '@elucida/analysis/look-again';
import { writeFailure } from '@elucida/analysis/report/write-failure';
import { verify } from '@elucida/analysis/verify/verify';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { ANALYSIS_BOUNDS } from '../../bounds/threads.ts';
import { collectGarbage, collectGarbageAbove } from '../threads/collect-garbage.ts';
import type { Submission } from './analyser.ts';
import { lateAfterMs } from './late-after.ts';
import type {
  MadeReading,
  Work,
  WorkerAnswer,
  WorkerOutcome,
  WorkerTask,
} from './worker-protocol.ts';

/** Progress finer than this is noise on the wire; a new stage always goes out. */
const PROGRESS_EVERY_MS = 50;

// Piscina hands its own fields over with ours: [its data, ours].
const { tables, busy, priority } = (Array.isArray(workerData) ? workerData[1] : workerData) as {
  tables: EngineTables;
  /** Threads that compute, in shared memory. */
  busy: Int32Array;
  priority: number;
};
// On Linux the priority is the calling thread's own: answering requests goes before computing.
// Elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(priority);
const data = loadEngine(tables, { busy, cores: availableParallelism() });
const ocr = createOcr();

function taskOf({ cancelled, progress, work }: WorkerTask): Task {
  let lastStage: Stage | undefined;
  let lastFraction = 0;
  let lastAt = 0;
  const lateAt =
    performance.now() + ('job' in work ? lateAfterMs(work.job) : ANALYSIS_BOUNDS.lateMs);
  return {
    progress(stage, fraction, found) {
      lastFraction = fraction;
      const now = performance.now();
      if (
        stage === lastStage &&
        found === undefined &&
        fraction < 1 &&
        now - lastAt < PROGRESS_EVERY_MS
      )
        return;
      lastStage = stage;
      lastAt = now;
      progress.postMessage({ stage, fraction, ...(found === undefined ? {} : { found }) });
    },
    ranking(candidates) {
      if (lastStage === undefined || !('job' in work)) return;
      const { lang } = work.job;
      const ranking = candidates.map(({ names, ...candidate }) => ({
        ...candidate,
        name: names?.[lang] ?? names?.en ?? null,
      }));
      progress.postMessage({ stage: lastStage, fraction: lastFraction, ranking });
    },
    isLate: () => performance.now() > lateAt,
    checkpoint() {
      if (Atomics.load(cancelled, 0) !== 0) throw new Cancelled();
    },
  };
}

function imagesOf(work: Work) {
  if (work.kind === 'describe') return work.images;
  return 'job' in work ? work.job.images : [];
}
const jobOf = ({ spectra, ...job }: Submission): AnalysisJob => ({
  ...job,
  spectra: JSON.parse(spectra) as Spectrum[],
});

async function answer(work: Work, env: AnalysisEnvironment): Promise<WorkerOutcome> {
  switch (work.kind) {
    case 'describe':
      return {
        kind: 'descriptions',
        descriptions: await describeImages(work.images, env, work.formula),
      };
    case 'analyse':
      return { kind: 'answer', response: JSON.stringify(await analyse(jobOf(work.job), env)) };
    case 'first-look': {
      const { response, carry, question } = await firstLook(jobOf(work.job), env);
      return {
        kind: 'first-look',
        response: JSON.stringify(response),
        carry: JSON.stringify(carry),
        question,
      };
    }
    case 'verify': {
      const { spectra, ...asked } = work.question;
      const question = { ...asked, spectra: JSON.parse(spectra) as Spectrum[] };
      return { kind: 'verification', verification: JSON.stringify(await verify(question, env)) };
    }
    case 'again': {
      const { response, question, prose } = lookAgain(
        {
          carry: JSON.parse(work.carry) as Carry,
          replies: work.replies,
          secondLook: work.secondLook,
        },
        env,
      );
      return { kind: 'again', response: JSON.stringify(response), question, prose };
    }
  }
}

async function outcomeOf(
  task: WorkerTask,
  onRead: AnalysisEnvironment['onRead'],
): Promise<WorkerOutcome> {
  try {
    return await answer(task.work, { data, ocr, task: taskOf(task), onRead });
  } catch (error) {
    if (error instanceof Cancelled) return { kind: 'cancelled' };
    if (error instanceof ImageRejected)
      return { kind: 'refused', file: error.file, index: error.index, code: error.code };
    const refused = task.work.kind === 'verify' && writeFailure(error, task.work.question.lang);
    if (refused) return { kind: 'verification-refused', message: refused };
    if (error instanceof UnreadableImages) return { kind: 'unreadable', images: error.images };
    throw error;
  }
}

export default async function run(task: WorkerTask): Promise<WorkerAnswer> {
  const images = imagesOf(task.work);
  const readings: MadeReading[] = [];
  try {
    const outcome = await outcomeOf(task, (image, result) =>
      readings.push({ image: images.indexOf(image), result }),
    );
    return { outcome, readings };
  } finally {
    task.progress.close();
    const withImages = images.length > 0;
    // Behind the answer, and before the next job begins.
    setImmediate(() =>
      withImages ? collectGarbage() : collectGarbageAbove(ANALYSIS_BOUNDS.idleHeapBytes),
    );
  }
}
