import { ProblemError } from './problem-error.ts';

export interface ClientOptions {
  /** Address of the server, e.g. `https://elucida.example`. */
  readonly url: string;
  /** A key of the account page, `el_…`. */
  readonly key: string;
  /** Tries of a request that the server is too busy for (429, 503), the first included. Default 4. */
  readonly tries?: number;
  /** Default: the one of the platform. */
  readonly fetch?: typeof fetch;
}

export interface Sent {
  readonly method: 'GET' | 'POST' | 'DELETE';
  /** Behind `/v1`. */
  readonly path: string;
  readonly json?: unknown;
  readonly form?: FormData;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
}

/** Anything that checks and types a value; zod's schemas are. */
export interface Schema<Value> {
  parse(value: unknown): Value;
}

const TRIES = 4;
/** Seconds between two tries where the server names none, doubled each time. */
const WAIT_S = 1;
/** Nobody waits longer for another try: the caller is told to come back instead. */
const WAIT_MOST_S = 60;

const pause = (seconds: number, signal: AbortSignal | undefined): Promise<void> =>
  new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason as Error);
    const timer = setTimeout(resolve, seconds * 1_000);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });

async function refusalOf(answer: Response): Promise<ProblemError> {
  const after = Number(answer.headers.get('retry-after') ?? NaN);
  const body = (await answer.json().catch(() => null)) as unknown;
  return new ProblemError(answer.status, body, Number.isFinite(after) ? after : null);
}

/** Whether asking again makes sense: not over the day's limit, and not for longer than anybody waits. */
const isPassing = ({ status, code, retryAfterS }: ProblemError): boolean =>
  (status === 429 || status === 503) &&
  code !== 'daily_limit' &&
  (retryAfterS === null || retryAfterS <= WAIT_MOST_S);

/** Sends requests with the key, and again where the server was too busy. */
export class Transport {
  readonly #options: ClientOptions;

  constructor(options: ClientOptions) {
    this.#options = options;
  }

  /** The answer, a success. Throws `ProblemError`, or what `fetch` throws. */
  async send({ method, path, json, form, headers, signal }: Sent): Promise<Response> {
    const { url, key, tries = TRIES } = this.#options;
    const ask = this.#options.fetch ?? fetch;
    for (let tried = 1; ; tried++) {
      const answer = await ask(`${url.replace(/\/+$/, '')}/v1${path}`, {
        method,
        headers: {
          authorization: `Bearer ${key}`,
          ...(json === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(json === undefined ? {} : { body: JSON.stringify(json) }),
        ...(form === undefined ? {} : { body: form }),
        ...(signal === undefined ? {} : { signal }),
        // The key is for this server alone.
        redirect: 'error',
      });
      if (answer.ok) return answer;
      const refusal = await refusalOf(answer);
      if (tried >= tries || !isPassing(refusal)) throw refusal;
      await pause(refusal.retryAfterS ?? WAIT_S * 2 ** (tried - 1), signal);
    }
  }

  async json<Value>(sent: Sent, schema: Schema<Value>): Promise<Value> {
    return schema.parse(await (await this.send(sent)).json());
  }
}
