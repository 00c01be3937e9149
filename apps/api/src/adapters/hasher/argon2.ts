import { hashSync, verifySync } from '@node-rs/argon2';

export interface Cost {
  readonly memoryKib: number;
  readonly passes: number;
}

/** 64 MiB, 3 passes: the second recommended option of RFC 9106 §4; about 50 ms on one core. */
export const PASSWORD_COST: Cost = { memoryKib: 65_536, passes: 3 };

const ARGON2ID = 2;

/**
 * What a hashing thread is asked to do: to compare where `compareWith` is there (undefined: with
 * the decoy), else to hash.
 */
export type HashingJob =
  | { readonly secret: string }
  | { readonly secret: string; readonly compareWith: string | undefined };

/**
 * Hashing on the calling thread, which it blocks: for a thread of its own. The library's
 * asynchronous functions run in libuv's pool, where files and names are read too.
 */
export function createArgon2({ memoryKib, passes }: Cost): (job: HashingJob) => string | boolean {
  const hashed = (secret: string) =>
    hashSync(secret, {
      algorithm: ARGON2ID,
      memoryCost: memoryKib,
      timeCost: passes,
      parallelism: 1,
    });
  const decoy = hashed('no account has this password');
  return (job) => {
    if (!('compareWith' in job)) return hashed(job.secret);
    const matches = verifySync(job.compareWith ?? decoy, job.secret);
    return job.compareWith !== undefined && matches;
  };
}
