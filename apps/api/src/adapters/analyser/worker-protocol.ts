import type { MessagePort } from 'node:worker_threads';
import type { ImageErrorCode } from '@elucida/analysis/imaging/decode-image';
import type { JobImage } from '@elucida/analysis/job';
import type { ImageDescription } from '@elucida/contract/images';
import type { Submission } from './analyser.ts';

export type Work = { readonly kind: 'analyse'; readonly job: Submission } | { readonly kind: 'describe'; readonly images: readonly JobImage[] };

/** What one run sends to a thread. */
export interface WorkerTask {
  readonly work: Work;
  /** One 32-bit cell in shared memory; not 0 once the user has cancelled. */
  readonly cancelled: Int32Array;
  /** Progress goes out here while the thread computes. */
  readonly progress: MessagePort;
}

/** `response` is JSON text, as it is sent: taking apart and putting together megabytes is left to the thread. Errors lose their class between threads, so that the outcomes a caller must tell apart are values. */
export type WorkerOutcome =
  | { readonly kind: 'answer'; readonly response: string }
  | { readonly kind: 'descriptions'; readonly descriptions: readonly ImageDescription[] }
  | { readonly kind: 'cancelled' }
  | { readonly kind: 'refused'; readonly file: string; readonly index: number; readonly code: ImageErrorCode }
  | { readonly kind: 'unreadable'; readonly images: readonly { file: string; reason: string }[] };
