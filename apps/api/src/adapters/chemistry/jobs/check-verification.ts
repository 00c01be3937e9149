import {
  checkVerification,
  type CheckedVerification,
  type VerificationStructures,
} from '@elucida/analysis/verify/check-verification';
import type { Job } from '../../threads/job.ts';

/** The formula of a sample, or which structures of a verification cannot be judged. */
export const checkVerificationJob: Job<VerificationStructures, CheckedVerification> = {
  run: checkVerification,
  sample: { structure: 'Cc1ccccc1O', byproducts: ['O=Cc1ccccc1O'] },
};
