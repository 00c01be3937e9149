import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';

/** The four 16-bit groups of an IPv6 address' network, `::` spelled out. */
function network(address: string): string {
  const [head, tail] = address.split('::') as [string, string | undefined];
  const before = head === '' ? [] : head.split(':');
  const after = tail === undefined || tail === '' ? [] : tail.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - after.length;
  return [...before, ...Array<string>(missing).fill('0'), ...after].slice(0, 4).join(':');
}

/**
 * What limits "by address" count: an IPv4 address, or an IPv6 network of 64 bits, since one
 * subscriber holds all of it (RFC 6177) and could take a new address for every request.
 */
export function clientAddress({ ip }: Pick<FastifyRequest, 'ip'>): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  return isIPv6(ip) ? `${network(ip.split('%')[0])}::/64` : ip;
}
