import { Agent, request } from 'node:http';
import { ERRORS } from '@elucida/contract/errors';
import { BARS } from './bars.ts';

export interface Outgoing {
  /** What the table calls it: method and pattern. */
  readonly route: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | readonly string[]>>;
  readonly body?: Buffer;
  /**
   * An accepted analysis may take minutes: its connection is closed after this many milliseconds,
   * which is not a hang.
   */
  readonly leaveAfterMs?: number;
  /**
   * An answer that is still coming after this many milliseconds is left with its next byte: a long
   * download is not a hang, one that has stopped is.
   */
  readonly leaveBodyAfterMs?: number;
  /** Default: the bar. */
  readonly hangMs?: number;
}

export interface Answered {
  /** 0 where the connection ended without an answer. */
  readonly status: number;
  readonly ms: number;
  readonly hung: boolean;
  /** The start of the body of an answer of 500 or more that is not documented. */
  readonly undocumented?: string;
}

const KEPT_OF_BODY = 2_000;

/**
 * Whether an answer of 500 or more is one of the documented refusals: its code is in the contract's
 * table under that status, and 503 says when to come back.
 */
export function isDocumented(
  status: number,
  { body, retryAfter }: { body: string; retryAfter: string | undefined },
): boolean {
  if (status === 500 || (status === 503 && !/^\d+$/.test(retryAfter ?? ''))) return false;
  try {
    const { code } = JSON.parse(body) as { code: keyof typeof ERRORS };
    return ERRORS[code]?.status === status;
  } catch {
    return false;
  }
}

/**
 * Sends one request and reads its answer to the end. Never throws: what cannot even be sent counts
 * as closed. A hang is an answer of which nothing comes for so long, neither its head nor the next
 * byte of its body: a long download is none, one that stops half way is.
 */
export function send(base: string, outgoing: Outgoing, agent: Agent): Promise<Answered> {
  return new Promise((resolve) => {
    const started = performance.now();
    let timer: NodeJS.Timeout | undefined;
    const done = (answered: Omit<Answered, 'ms'>) => {
      clearTimeout(timer);
      resolve({ ...answered, ms: performance.now() - started });
    };
    const closed = () => done({ status: 0, hung: false });
    try {
      const {
        method,
        path,
        headers,
        body,
        leaveAfterMs,
        leaveBodyAfterMs = Number.POSITIVE_INFINITY,
        hangMs = BARS.hangMs,
      } = outgoing;
      const { hostname, port } = new URL(base);
      const length =
        body === undefined || 'transfer-encoding' in headers || 'content-length' in headers
          ? {}
          : { 'content-length': body.length };
      const sent = request(
        { host: hostname, port, method, path, headers: { ...headers, ...length } as never, agent },
        (response) => {
          const status = response.statusCode!;
          let text = '';
          heard();
          const answered = () =>
            done({
              status,
              hung: false,
              ...(status < 500 ||
              isDocumented(status, { body: text, retryAfter: response.headers['retry-after'] })
                ? {}
                : { undocumented: text.slice(0, 300) }),
            });
          // An answer that the server breaks off is none, unless it is one to complain of.
          const brokenOff = () => (status >= 500 ? answered() : closed());
          response
            .on('data', (chunk: Buffer) => {
              heard();
              if (text.length < KEPT_OF_BODY) text += chunk.toString('latin1');
              if (performance.now() - started < leaveBodyAfterMs) return;
              answered();
              sent.destroy();
            })
            .on('end', answered)
            .on('error', brokenOff)
            .on('aborted', brokenOff);
        },
      );
      timer = setTimeout(() => {
        sent.destroy();
        done({ status: 0, hung: leaveAfterMs === undefined });
      }, leaveAfterMs ?? hangMs);
      const heard = () => void (leaveAfterMs === undefined && timer?.refresh());
      sent
        .on('upgrade', (_response, socket) => {
          socket.destroy();
          closed();
        })
        .on('error', closed)
        .end(body);
    } catch {
      closed();
    }
  });
}
