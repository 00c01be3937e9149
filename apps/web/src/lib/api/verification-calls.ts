import type { Verification } from '@elucida/contract/verification';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { ApiError } from './api-error.ts';
import { request } from './request.ts';

/** What is verified. */
export interface VerificationBody {
  readonly structure: string;
  readonly spectra: readonly Spectrum[];
  readonly formula?: string;
  readonly byproducts?: readonly string[];
  readonly lang: Language;
}

/**
 * The same question has the same key, so that asking again within a day answers at once and counts
 * nothing. Undefined where the browser has no secure context to hash in.
 */
async function keyOf(body: VerificationBody): Promise<string | undefined> {
  if (globalThis.crypto?.subtle === undefined) return undefined;
  const bytes = new TextEncoder().encode(JSON.stringify(body));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

const contract = () => import('@elucida/contract/verification');
/** Milliseconds between two looks at one that takes longer than a request waits. */
const LOOK_EVERY_MS = 2_000;

/** Looks until one that takes long has ended. Throws `ApiError` where it failed or was cancelled. */
async function verdictOf(id: string, signal: AbortSignal): Promise<Verification> {
  for (;;) {
    const { status, result, error } = await request(`/verifications/${encodeURIComponent(id)}`, {
      schema: async () => (await contract()).verificationRecordSchema,
      signal,
    });
    if (result !== null) return result;
    if (status === 'failed' || status === 'cancelled')
      throw new ApiError(error?.status ?? 409, error ?? { code: 'analysis_cancelled' });
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** POST /verifications: waits for the verdict. Throws `ApiError`; an abort throws the signal's reason. */
export async function verifyStructure(
  body: VerificationBody,
  signal: AbortSignal,
): Promise<Verification> {
  const key = await keyOf(body);
  const answer = await request('/verifications', {
    method: 'POST',
    body,
    signal,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    schema: async () => (await contract()).verificationAnswerSchema,
  });
  return 'verdict' in answer ? answer : verdictOf(answer.id, signal);
}
