import type { JobImage } from '@elucida/analysis/job';
import type { AskedVerification, Submission } from '../adapters/analyser/analyser.ts';

/** What is asked apart from the job itself. */
export interface Wishes {
  /** Whether the AI models may take part. */
  readonly models: boolean;
  /** Whether one of them words the reasons. */
  readonly polish: boolean;
}

/** A submission as its row holds it: all but the images, which have rows of their own. */
export function writeInput({ images: _, ...job }: Submission, wishes: Wishes): string {
  return JSON.stringify({ job, wishes });
}

export function readInput(
  input: string,
  images: readonly JobImage[],
): { job: Submission; wishes: Wishes } {
  const { job, wishes } = JSON.parse(input) as {
    job: Omit<Submission, 'images'>;
    wishes: Wishes;
  };
  return { job: { ...job, images }, wishes };
}

export const writeVerification = (question: AskedVerification): string => JSON.stringify(question);
export const readVerification = (input: string): AskedVerification =>
  JSON.parse(input) as AskedVerification;
