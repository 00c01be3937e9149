import { lookup } from 'node:dns';
import type { request as httpRequest } from 'node:http';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { Webhook } from 'standardwebhooks';
import { WEBHOOK_BOUNDS } from '../../bounds/webhooks.ts';

/** A message to be sent. */
export interface WebhookPost {
  readonly id: string;
  readonly url: string;
  readonly secret: string;
  /** JSON. */
  readonly body: string;
  readonly now: number;
}

/** Sends a message once. Answers the status; rejects where no answer came or the address is refused. */
export type PostWebhook = (post: WebhookPost) => Promise<number>;

/** The address is not of the public internet. */
export class PrivateAddress extends Error {
  override name = 'PrivateAddress';
}

/**
 * Whether an address is of the public internet. Anything else could be a service of the machine or its
 * network: loopback, private, link-local (cloud metadata), carrier-grade NAT, multicast, reserved.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const read = ipaddr.process(address);
  return read.range() === 'unicast';
}

/**
 * Resolves a name and refuses it where any of its addresses is not public. The connection goes to what was
 * checked: a name that changes its address in between gains nothing.
 */
const publicLookup: LookupFunction = (hostname, options, done) =>
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    if (error) return done(error, '', 4);
    const refused = addresses.find(({ address }) => !isPublicAddress(address));
    if (refused !== undefined || addresses.length === 0)
      return done(
        new PrivateAddress(`${hostname} is at ${refused?.address ?? 'no address'}`),
        '',
        4,
      );
    if (options.all === true) return done(null, addresses);
    const [{ address, family }] = addresses as [(typeof addresses)[number]];
    done(null, address, family);
  });

/** How messages go out. */
export interface Wire {
  readonly request: typeof httpRequest;
  readonly lookup: LookupFunction;
  /** Whether an address that is written as a number may be sent to. */
  readonly isOpen: (address: string) => boolean;
}

/** Sends over a wire, signed as Standard Webhooks 1.0 says, and follows no redirect. */
export const webhookSender =
  (wire: Wire): PostWebhook =>
  ({ id, url, secret, body, now }) =>
    new Promise((resolve, reject) => {
      const at = new Date(now);
      const { hostname } = new URL(url);
      // An address that is written as a number is not looked up.
      const literal = hostname.replace(/^\[|\]$/g, '');
      if (ipaddr.isValid(literal) && !wire.isOpen(literal))
        return reject(new PrivateAddress(`${literal} is not public`));
      const sent = wire.request(
        url,
        {
          method: 'POST',
          lookup: wire.lookup,
          signal: AbortSignal.timeout(WEBHOOK_BOUNDS.limitMs),
          agent: false,
          headers: {
            'content-type': 'application/json',
            'content-length': Buffer.byteLength(body),
            'user-agent': 'Elucida',
            'webhook-id': id,
            'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
            'webhook-signature': new Webhook(secret).sign(id, at, body),
          },
        },
        (answer) => {
          // What it says is not read: its status is all that counts.
          answer.destroy();
          resolve(answer.statusCode ?? 0);
        },
      );
      sent.on('error', reject);
      sent.end(body);
    });

/** Sends by https to public addresses alone. */
export const postWebhook = webhookSender({
  request,
  lookup: publicLookup,
  isOpen: isPublicAddress,
});
