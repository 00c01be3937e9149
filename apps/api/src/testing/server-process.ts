import type { ChildProcess } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { startSource } from './run-source.ts';
import { PASSWORD } from './test-app.ts';

export interface ServerProcess {
  /** Where it listens. */
  readonly base: string;
  readonly child: ChildProcess;
  /** Its exit code; null where a signal ended it. */
  readonly ended: Promise<number | null>;
}

const running = new Set<ChildProcess>();

/** Ends every server that a test has left running. */
export function killServers(): void {
  for (const child of running) child.kill('SIGKILL');
  running.clear();
}

/**
 * Starts the server, with a fake engine, as a process of its own; on a free port unless the
 * settings name one.
 */
export async function serve(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const child = await startSource('testing/serve.ts', {
    env: { PORT: '0', ANALYSIS_WORKERS: '8', ...env },
  });
  running.add(child);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  let errors = '';
  child.stderr!.on('data', (chunk) => {
    errors += String(chunk);
  });
  const base = await Promise.race([
    new Promise<string>((resolve) =>
      child.stdout!.once('data', (chunk) => resolve(String(chunk).trim())),
    ),
    ended.then((code) => Promise.reject(new Error(`the server ended with ${code}: ${errors}`))),
  ]);
  return { base, child, ended };
}

export interface Answer {
  /** 0 where no answer came. */
  readonly status: number;
  readonly json: unknown;
  readonly cookie: string;
}

/** `address`: what a proxy says where the call comes from. */
interface CallOptions {
  readonly method?: 'GET' | 'POST' | 'DELETE';
  readonly body?: unknown;
  readonly cookie?: string;
  readonly address?: string | undefined;
}

/**
 * One call on a connection of its own: a kept one would fail with the server that it leads to,
 * whatever is behind.
 */
export function call(
  base: string,
  path: string,
  { body, method = body === undefined ? 'GET' : 'POST', cookie = '', address }: CallOptions = {},
): Promise<Answer> {
  return new Promise((resolve) => {
    const payload = body === undefined ? undefined : JSON.stringify(body);
    const headers = {
      ...(payload === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
      ...(cookie === '' ? {} : { cookie }),
      ...(address === undefined ? {} : { 'x-forwarded-for': address }),
    };
    const noAnswer = () => resolve({ status: 0, json: null, cookie: '' });
    const sent = request(base + path, { method, agent: false, headers }, (response) => {
      let text = '';
      response
        .setEncoding('utf8')
        .on('data', (chunk: string) => {
          text += chunk;
        })
        .on('error', noAnswer)
        .on('end', () => {
          const json: unknown = response.headers['content-type']?.startsWith('application/json')
            ? JSON.parse(text)
            : null;
          resolve({
            status: response.statusCode!,
            json,
            cookie: response.headers['set-cookie']?.[0].split(';')[0] ?? '',
          });
        });
    });
    sent.on('error', noAnswer).end(payload);
  });
}

export interface Session {
  readonly email: string;
  readonly cookie: string;
}

/** The newest code that was mailed to an address. */
export function mailedCode(dataDir: string, email: string): string {
  const outbox = join(dataDir, 'outbox');
  const file = readdirSync(outbox)
    .filter((name) => /^\d{8}T\d{6}\.\d{3}Z-/.test(name) && name.endsWith(`-${email}.eml`))
    .sort()
    .at(-1)!;
  return readFileSync(join(outbox, file), 'utf8').match(/\b\d{6}\b/)![0];
}

/** Registers and verifies through the outbox, as a person does. */
export async function signUp(
  base: string,
  { email, dataDir, address }: { email: string; dataDir: string; address?: string },
): Promise<Session> {
  const { cookie } = await call(base, '/auth/register', {
    address,
    body: { email, password: PASSWORD, name: 'Ada' },
  });
  await call(base, '/auth/verify/resend', { address, body: { email } });
  const verified = await call(base, '/auth/verify', {
    address,
    body: { email, code: mailedCode(dataDir, email) },
  });
  if (verified.status !== 200) throw new Error(`verify: ${JSON.stringify(verified.json)}`);
  return { email, cookie };
}
