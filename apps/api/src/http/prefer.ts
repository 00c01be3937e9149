import type { FastifyRequest } from 'fastify';
import { API_BOUNDS } from '../bounds/api.ts';

/** How long a client prefers to wait for a result (RFC 7240 §4.1, §4.3). */
export interface Preference {
  /** Seconds, within the server's bound; null where nothing was said. */
  readonly waitS: number | null;
  readonly respondAsync: boolean;
}

/** What `Prefer` says; a preference that cannot be read is ignored, as the standard asks. */
export function preferenceOf({ headers }: Pick<FastifyRequest, 'headers'>): Preference {
  const words = [headers.prefer ?? ''].flat().join(',').toLowerCase().split(/[,;]/);
  const wait = words
    .map((word) => /^\s*wait\s*=\s*"?(\d{1,6})"?\s*$/.exec(word)?.[1])
    .find(Boolean);
  return {
    waitS: wait === undefined ? null : Math.min(Number(wait), API_BOUNDS.waitSMax),
    respondAsync: words.some((word) => word.trim() === 'respond-async'),
  };
}
