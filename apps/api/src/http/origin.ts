import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS']);
const LOOPBACK = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;

function parse(origin: string): URL | null {
  try {
    return new URL(origin);
  } catch {
    return null;
  }
}

/**
 * Whether `origin` is that of `publicUrl`; the loopback names count as one where it is loopback.
 */
export function isOwnOrigin(origin: string, publicUrl: string): boolean {
  const own = new URL(publicUrl);
  const other = parse(origin);
  if (other === null) return false;
  if (other.origin === own.origin) return true;
  return (
    LOOPBACK.test(own.hostname) &&
    LOOPBACK.test(other.hostname) &&
    other.protocol === own.protocol &&
    other.port === own.port
  );
}

/**
 * Refuses a state-changing call that a page of another site made; scripts send no Origin and pass.
 */
export function refuseForeignOrigin(request: FastifyRequest, publicUrl: string): void {
  const { origin } = request.headers;
  if (origin === undefined || SAFE_METHODS.has(request.method)) return;
  if (!isOwnOrigin(origin, publicUrl)) throw new DomainError('foreign_origin');
}
