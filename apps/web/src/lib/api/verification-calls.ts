import type { Verification } from '@elucida/contract/verification';
import type { Language } from '@elucida/messages/catalogue/language';
import type { Spectrum } from '@elucida/spectra/spectrum';
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

/** POST /verifications: waits for the verdict. Throws `ApiError`; an abort throws the signal's reason. */
export async function verifyStructure(
  body: VerificationBody,
  signal: AbortSignal,
): Promise<Verification> {
  const key = await keyOf(body);
  return request('/verifications', {
    method: 'POST',
    body,
    signal,
    ...(key === undefined ? {} : { headers: { 'idempotency-key': key } }),
    schema: async () => (await import('@elucida/contract/verification')).verificationSchema,
  });
}
