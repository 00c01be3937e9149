import type { MessagePort } from 'node:worker_threads';
import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import type { LookQuestion } from '@elucida/analysis/models/open-question';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import type { ImageDescription } from '@elucida/contract/images';
import type { ModelReply } from '@elucida/contract/models';
import type { SecondStep } from '@elucida/models/analyse-with-models';
import type { AskedVerification, DescribeJob, Submission } from './analyser.ts';

export type Work =
  | { readonly kind: 'analyse' | 'first-look'; readonly job: Submission }
  /** `carry`: JSON text of a first look's. */
  | {
      readonly kind: 'again';
      readonly carry: string;
      readonly replies: readonly ModelReply[];
      readonly secondLook: boolean;
    }
  | { readonly kind: 'verify'; readonly question: AskedVerification }
  | ({ readonly kind: 'describe' } & DescribeJob);

/** What one run sends to a thread. */
export interface WorkerTask {
  readonly work: Work;
  /** One 32-bit cell in shared memory; not 0 once the user has cancelled. */
  readonly cancelled: Int32Array;
  /** Progress goes out here while the thread computes. */
  readonly progress: MessagePort;
}

/**
 * `response` and `carry` are JSON text, the first as it is sent: taking apart and putting together
 * megabytes is left to the thread. Errors lose their class between threads, so that the outcomes a
 * caller must tell apart are values.
 */
export type WorkerOutcome =
  | { readonly kind: 'answer'; readonly response: string }
  | {
      readonly kind: 'first-look';
      readonly response: string;
      readonly carry: string;
      readonly question: LookQuestion;
    }
  | ({ readonly kind: 'again' } & SecondStep)
  | { readonly kind: 'descriptions'; readonly descriptions: readonly ImageDescription[] }
  | { readonly kind: 'verification'; readonly verification: string }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'verification-refused'; readonly message: string }
  | {
      readonly kind: 'refused';
      readonly file: string;
      readonly index: number;
      readonly code: ImageErrorCode;
    }
  | { readonly kind: 'unreadable'; readonly images: readonly { file: string; reason: string }[] };

/** A reading that a thread made, by the place of its image in the work. */
export interface MadeReading {
  readonly image: number;
  readonly result: ReadingResult;
}

/** What a thread answers: the outcome, and what it read of images. */
export interface WorkerAnswer {
  readonly outcome: WorkerOutcome;
  readonly readings: readonly MadeReading[];
}
