import { CALL, takeAhead } from '../ask-ahead.ts';
import { ANSWERED, saysNothing } from '../server-reach.ts';
import { ApiError } from './api-error.ts';

/** Anything that checks and types a value; zod's schemas are. */
export interface Schema<T> {
  parse(value: unknown): T;
}

interface RequestOptions<T> {
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** JSON body; a FormData goes out as multipart. */
  body?: unknown;
  /**
   * The schema that checks the answer. Its code is fetched while the call is under way: no first
   * paint waits for it.
   */
  schema: () => Promise<Schema<T>>;
  signal?: AbortSignal;
  /** Off where the specification sends the call without cookies. */
  cookies?: boolean;
  /** Further headers. */
  headers?: Readonly<Record<string, string>>;
  /** Path prefix of the call. */
  prefix?: string;
}

/** Every call answers under /api too, which keeps the pages' own paths apart from the calls'. */
export const API_PREFIX = '/api';
/** Prefix of manual analysis and of saving after it (contract §1), trailing slashes cut. */
export const MANUAL_PREFIX = (
  (import.meta.env['VITE_API_PREFIX'] as string | undefined) ?? '/api'
).replace(/\/+$/, '');

/** Browser event: a call was refused for lack of a session. */
export const NOT_SIGNED_IN = 'not-signed-in';
/** Who is there is asked by this call; its refusal is an answer. */
const WHO = '/auth/me';

async function readBody(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/**
 * Sends a call and returns the response if it is a success. Throws `ApiError`; an abort throws the
 * signal's reason.
 */
export async function send(
  path: string,
  options: Omit<RequestOptions<unknown>, 'schema'> & { accept?: string },
): Promise<Response> {
  const {
    method = 'GET',
    body,
    signal,
    cookies = true,
    prefix = API_PREFIX,
    accept = 'application/json',
  } = options;
  const headers: Record<string, string> = { ...options.headers, accept };
  if (body !== undefined && !(body instanceof FormData))
    headers['content-type'] = 'application/json';
  const init: RequestInit = {
    method,
    headers,
    ...CALL,
    ...(cookies ? {} : { credentials: 'omit' }),
  };
  if (body !== undefined) init.body = body instanceof FormData ? body : JSON.stringify(body);
  if (signal) init.signal = signal;
  let response: Response;
  try {
    const ahead = method === 'GET' && accept === 'application/json' && takeAhead(prefix + path);
    response = await (ahead || fetch(prefix + path, init));
  } catch (error) {
    if (signal?.aborted) throw error;
    saysNothing();
    throw new ApiError(0, {
      code: 'network',
      message: error instanceof Error ? error.message : null,
    });
  }
  window.dispatchEvent(new Event(ANSWERED));
  if (response.status === 401 && path !== WHO) window.dispatchEvent(new Event(NOT_SIGNED_IN));
  if (!response.ok)
    throw new ApiError(
      response.status,
      await readBody(response),
      response.headers.get('retry-after'),
    );
  return response;
}

/**
 * Code on its way with a call. Where it does not come, the call has no answer; this is reported
 * only where the call itself has not failed.
 */
export function fetched<T>(load: () => Promise<T>): Promise<T> {
  const loaded = load().catch((error: unknown) => {
    throw new ApiError(0, {
      code: 'network',
      message: error instanceof Error ? error.message : null,
    });
  });
  // Who awaits the code hears of its failure; a call that fails first leaves it unawaited.
  loaded.catch(() => {});
  return loaded;
}

/** Sends a call and returns its answer, checked by the contract's schema. */
export async function request<T>(path: string, options: RequestOptions<T>): Promise<T> {
  const schema = fetched(options.schema);
  const response = await send(path, options);
  const body = await readBody(response);
  return (await schema).parse(body);
}

/**
 * Sends a call whose answer says nothing beyond its success. The body is read all the same:
 * Chromium holds a call open until it is.
 */
export async function command(path: string, options: Parameters<typeof send>[1]): Promise<void> {
  await (await send(path, options)).arrayBuffer();
}
