import type { FastifyRequest } from 'fastify';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d+))?$/i;
/** What proxies and content networks add to what they pass on. */
const FORWARDED = new RegExp(
  '^(forwarded|via|x-forwarded(-.*)?|x-real-ip|x-client-ip|x-cluster-client-ip|' +
    'x-original-.*|x-envoy-.*|x-proxy.*|true-client-ip|cf-.*|cdn-loop|fastly-.*)$',
);

type Asked = Pick<FastifyRequest, 'headers'> & {
  readonly raw: {
    readonly httpVersion: string;
    readonly socket: {
      readonly remoteAddress?: string | undefined;
      readonly localPort?: number | undefined;
    };
  };
};

/**
 * Whether a program on this machine asks this server itself, and not a proxy here for somebody
 * else. A proxy shows by what it adds, by the name it was asked for, or by its own older HTTP
 * (nginx speaks 1.0 unless it is set otherwise). One that hides all of that cannot be distinguished
 * from a program; where one runs, METRICS_TOKEN must be set.
 */
export function isDirect({ headers, raw: { httpVersion, socket } }: Asked): boolean {
  if (!LOOPBACK_ADDRESS.test(socket.remoteAddress ?? '') || httpVersion === '1.0') return false;
  if (Object.keys(headers).some((name) => FORWARDED.test(name))) return false;
  const host = LOOPBACK_HOST.exec(headers.host ?? '');
  // Sockets of tests that inject requests have no port.
  return (
    host !== null && (socket.localPort === undefined || Number(host[1] ?? 80) === socket.localPort)
  );
}
