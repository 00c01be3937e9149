import type { AnalysisJob, JobImage } from '@elucida/analysis/job';
import type { LookQuestion } from '@elucida/analysis/models/open-question';
import type { Progress } from '@elucida/contract/analysis';
import type { ImageDescription } from '@elucida/contract/images';
import type { ModelReply } from '@elucida/contract/models';
import type { VerificationQuestion } from '@elucida/contract/verification';
import type { SecondStep } from '@elucida/models/analyse-with-models';
import type { Formula } from '@elucida/spectra/formula/formula';

/**
 * A job as it is handed over: the spectra are JSON text (a list), which only the engine's thread
 * reads.
 */
export interface Submission extends Omit<AnalysisJob, 'spectra'> {
  readonly spectra: string;
}

/** A verification as it is handed over: its spectra are JSON text, like those of a submission. */
export interface AskedVerification extends Omit<VerificationQuestion, 'spectra'> {
  readonly spectra: string;
}

export interface RunOptions {
  /** Lower goes first among those waiting. */
  readonly rank: number;
  /** Aborting rejects with `JobCancelled`. */
  readonly signal: AbortSignal;
  /**
   * The AI models take part where any is configured, for this user; absent: the person wants none.
   */
  readonly models?:
    | { readonly userId: string; /** One of them words the reasons. */ readonly polish: boolean }
    | undefined;
  /** The engine begins; before this a cancelled analysis has cost nothing. */
  onStart(): void;
  onProgress(progress: Progress): void;
}

/** Images to be described; their formula where it is known. */
export interface DescribeJob {
  readonly images: readonly JobImage[];
  readonly formula?: Formula | undefined;
}

/**
 * The engine's own answer in an analysis with AI models, and what its judge needs to look again.
 */
export interface FirstLook {
  /** As `analyse` answers. */
  readonly response: string;
  /** For `again` alone. */
  readonly carry: string;
  readonly question: LookQuestion;
}

export interface AgainOptions extends Omit<RunOptions, 'rank' | 'models' | 'onStart'> {
  /** Whether the models were asked a second time. */
  readonly secondLook: boolean;
}

/**
 * Runs analyses somewhere else than on the thread that answers requests. The bytes of images must
 * lie in memory of their own, each; it is handed over, and they are empty afterwards, but for those
 * of a first look.
 */
export interface Analyser {
  /**
   * Queues and runs a job, and answers with the response as JSON text. Throws `QueueFull` at once,
   * not in the promise, so that a caller knows when it is accepted.
   * Rejects with `JobCancelled`, `ImageRefused`, `ImagesUnreadable`, `AnalysisTimeout`, or any
   * other error for a failure of its own.
   */
  analyse(job: Submission, options: RunOptions): Promise<string>;
  /**
   * The first step of an analysis with AI models: as `analyse`, and the thread is free while the
   * models are waited for. Throws and rejects as `analyse` does.
   */
  firstLook(job: Submission, options: RunOptions): Promise<FirstLook>;
  /**
   * The second step, which judges the first look's finalists again with what the models answered.
   * It belongs to an analysis that was accepted: never `QueueFull`, and before all that wait to
   * begin. Rejects as `analyse` does.
   */
  again(carry: string, replies: readonly ModelReply[], options: AgainOptions): Promise<SecondStep>;
  /**
   * Queues and runs a verification, and answers with it as JSON text. Throws and rejects as `analyse`
   * does, and with `VerificationRefused`. No AI model takes part.
   */
  verify(asked: AskedVerification, options: Omit<RunOptions, 'models'>): Promise<string>;
  /**
   * Reads images without analysing them, behind every waiting analysis. Throws `QueueFull` at once;
   * rejects with `JobCancelled`, `ImageRefused`, `AnalysisTimeout`, or any other error for a
   * failure of its own.
   */
  describe(
    asked: DescribeJob,
    options: { readonly signal: AbortSignal },
  ): Promise<ImageDescription[]>;
  /** How many run and how many wait now. */
  readonly load: { readonly running: number; readonly waiting: number };
  /** Cancels what runs and waits, and ends the threads. */
  close(): Promise<void>;
}

export class AnalysisTimeout extends Error {
  override name = 'AnalysisTimeout';
}

/**
 * None of the job's images could be read, and it holds no typed peaks. `reason` is a code of the
 * engine's reading stage.
 */
export class ImagesUnreadable extends Error {
  override name = 'ImagesUnreadable';
  readonly images: readonly { readonly file: string; readonly reason: string }[];
  constructor(images: readonly { file: string; reason: string }[]) {
    super(images.map(({ file, reason }) => `${file}: ${reason}`).join('; '));
    this.images = images;
  }
}

/** A structure or formula is outside what the engine judges; `message` says which and why. */
export class VerificationRefused extends Error {
  override name = 'VerificationRefused';
}
