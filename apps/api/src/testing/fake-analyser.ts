import type { AnalysisJob, JobImage } from '@elucida/analysis/job';
import { openQuestion } from '@elucida/analysis/models/open-question';
import { reasonProse } from '@elucida/analysis/models/reason-prose';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { AXIS_UNITS, type ImageDescription } from '@elucida/contract/images';
import type { ModelReply, ModelsReport } from '@elucida/contract/models';
import type { Verification } from '@elucida/contract/verification';
import type {
  Analyser,
  AskedVerification,
  RunOptions,
  Submission,
} from '../adapters/analyser/analyser.ts';
import { checkWholeImages } from './check-whole-images.ts';
import { JobCancelled } from '../adapters/threads/job.ts';
import { JobQueue } from '../adapters/threads/job-queue.ts';

export type Behaviour = (job: AnalysisJob, options: RunOptions) => Promise<AnalysisResponse>;

/**
 * An answer with the shape of the contract; its chemistry is that of ethyl cyclobutanecarboxylate
 * whatever was asked.
 */
export function sampleResponse(job: Pick<AnalysisJob, 'formula' | 'spectra'>): AnalysisResponse {
  return {
    status: 'ok',
    molecular_formula: job.formula,
    nombre_molecula: 'ethyl cyclobutanecarboxylate',
    elapsed_ms: 5,
    informacion: '**ethyl cyclobutanecarboxylate**',
    smiles: 'CCOC(=O)C1CCC1',
    confidence: 0.87,
    candidates: [
      {
        rank: 1,
        name: 'ethyl cyclobutanecarboxylate',
        smiles: 'CCOC(=O)C1CCC1',
        confidence: 0.87,
        proposed_by: ['generator'],
        evidence: [],
      },
    ],
    spectra: job.spectra.map(({ type, peaks }) => ({
      type,
      source: 'typed',
      peaks: peaks.map((peak) => ({ ...peak })),
    })),
    warnings: [],
  };
}

/** A verification with the shape of the contract, whatever was asked. */
export const sampleVerification = (): Verification => ({
  verdict: 'consistent',
  probability: 0.97,
  rank: 1,
  better: [],
  for: ['Everything.'],
  against: [],
  settle: [],
});

export interface FakeAnalyser extends Analyser {
  /** What the next jobs do. */
  behave(behaviour: Behaviour): void;
  /** What the next verifications answer. */
  behaveInVerification(behaviour: (asked: AskedVerification) => Promise<Verification>): void;
  readonly jobs: readonly AnalysisJob[];
  readonly verified: readonly AskedVerification[];
  /** The images that were asked to be described, a list a call. */
  readonly described: readonly (readonly JobImage[])[];
}

/** The analyser's fake: same queue and errors, no engine. Answers at once unless asked for something else. */
export function createFakeAnalyser({ slots = 100, maxWaiting = 64 } = {}): FakeAnalyser {
  const queue = new JobQueue({ slots, maxWaiting, maxBytes: 1e9 });
  const jobs: AnalysisJob[] = [];
  const described: (readonly JobImage[])[] = [];
  let behaviour: Behaviour = async (job, { onProgress }) => {
    onProgress({ stage: 'interpret', fraction: 0.5 });
    onProgress({ stage: 'report', fraction: 1 });
    return sampleResponse(job);
  };
  const look = (
    { spectra, ...submitted }: Submission,
    options: RunOptions,
  ): Promise<AnalysisResponse> =>
    queue.add({ rank: options.rank, bytes: 0, signal: options.signal }, async () => {
      const job: AnalysisJob = {
        ...submitted,
        spectra: JSON.parse(spectra) as AnalysisJob['spectra'],
      };
      await checkWholeImages(job.images);
      jobs.push(job);
      options.onStart();
      return behaviour(job, options);
    });
  const verified: AskedVerification[] = [];
  let verification = async (_asked: AskedVerification): Promise<Verification> =>
    sampleVerification();
  return {
    verified,
    behaveInVerification: (next) => {
      verification = next;
    },
    verify: (asked, options) =>
      queue.add({ rank: options.rank, bytes: 0, signal: options.signal }, async () => {
        verified.push(asked);
        options.onStart();
        options.onProgress({ stage: 'judge', fraction: 0.5 });
        return JSON.stringify(await verification(asked));
      }),
    jobs,
    described,
    behave: (next) => {
      behaviour = next;
    },
    analyse: (job, options) => look(job, options).then((response) => JSON.stringify(response)),
    firstLook: (job, options) =>
      look(job, options).then((response) => ({
        response: JSON.stringify(response),
        carry: JSON.stringify(response),
        question: openQuestion(response),
      })),
    again: (carry, replies, { signal, secondLook }) =>
      queue.resume({ signal }, async () => {
        const response = JSON.parse(carry) as AnalysisResponse;
        return {
          response: JSON.stringify({ ...response, models: reportOf(replies, secondLook) }),
          question: openQuestion(response),
          prose: reasonProse(response),
        };
      }),
    describe: ({ images }, { signal }) =>
      queue.add({ rank: 2, bytes: 0, signal }, async () => {
        await checkWholeImages(images);
        described.push(images);
        return images.map(describedAs);
      }),
    get load() {
      return queue.load;
    },
    close: async () => queue.clear(),
  };
}

/** Who answered and who failed; nothing is judged or checked. */
function reportOf(replies: readonly ModelReply[], secondLook: boolean): ModelsReport {
  const members = replies.map(({ id, provider, model, failure, elapsed_ms, cached }) => ({
    id,
    provider,
    model,
    failure,
    elapsed_ms,
    cached,
    proposals: [],
    readings: [],
    overruled: null,
  }));
  return { state: 'asked', second_look: secondLook, members };
}

/** A 13C spectrum, unless the caller knows better. */
function describedAs({ name, type = 'C13NMR', axis = [220, -10] }: JobImage): ImageDescription {
  return {
    name,
    type,
    type_probability: 1,
    axis: [...axis],
    unit: AXIS_UNITS[type],
    peaks: 6,
    problem: null,
    plot: { x0: 20, y0: 10, x1: 380, y1: 200, width: 400, height: 240 },
    spectrum: null,
  };
}

/** A behaviour that runs until it is cancelled. */
export const untilCancelled: Behaviour = (_job, { signal }) =>
  new Promise((_resolve, reject) => {
    const cancel = () => reject(new JobCancelled('cancelled'));
    if (signal.aborted) cancel();
    signal.addEventListener('abort', cancel);
  });
