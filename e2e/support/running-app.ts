import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const apiDist = fileURLToPath(new URL('../../apps/api/dist/', import.meta.url));
/** The engine's tables take a few seconds to load on a busy machine. */
const START_MS = 90_000;

export interface RunningApp {
  readonly url: string;
  /** The newest six-digit code mailed to an address. */
  codeFor(address: string): Promise<string>;
  /** The newest link mailed to an address to choose a new password. */
  linkFor(address: string): Promise<string>;
  /**
   * Runs one of the operators' commands on the app's database; throws with its output when it
   * fails.
   */
  admin(...command: string[]): void;
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function untilReady(url: string, server: ChildProcess, log: () => string): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end; await sleep(200)) {
    if (server.exitCode !== null)
      throw new Error(`the server ended with exit code ${server.exitCode}:\n${log()}`);
    const ready = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (ready) return;
  }
  throw new Error(`the server was not ready after ${START_MS / 1000} s:\n${log()}`);
}

export interface StartOptions {
  /** What Node runs; the built server where nothing is said. */
  readonly program?: readonly string[];
  /** Settings apart from those every test has; given the server's own address and folder. */
  readonly settings?: (own: { url: string; dataDir: string }) => Readonly<Record<string, string>>;
}

/**
 * Starts a server on a free port with an empty data folder, with nothing of the caller's settings.
 */
export async function startApp({
  program = [join(apiDist, 'server.js')],
  settings = () => ({}),
}: StartOptions = {}): Promise<RunningApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-e2e-'));
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const env = {
    PATH: process.env['PATH'] ?? '',
    NODE_ENV: 'production',
    BILLING_TEST_MODE: 'true',
    PORT: String(port),
    DATA_DIR: dataDir,
    ADMIN_EMAILS: 'admin@example.org',
    ...settings({ url, dataDir }),
  };
  const server = spawn(process.execPath, [...program], {
    env,
    cwd: dataDir,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let log = '';
  const keep = (chunk: Buffer) => {
    log = (log + chunk.toString()).slice(-20_000);
  };
  server.stdout.on('data', keep);
  server.stderr.on('data', keep);
  try {
    await untilReady(url, server, () => log);
  } catch (error) {
    server.kill('SIGKILL');
    // A browser or another worker's server took the port between its choice and its use.
    if (!log.includes(`Port ${port} is taken`)) throw error;
    rmSync(dataDir, { recursive: true, force: true });
    return startApp({ program, settings });
  }

  /** What the newest mail to an address has of this form. */
  async function mailed(address: string, form: RegExp): Promise<string> {
    for (const end = Date.now() + 15_000; Date.now() < end; await sleep(100)) {
      // The outbox names its files <time>-<to>.eml, so the last in order is the newest.
      const mail = readdirSync(join(dataDir, 'outbox'))
        .filter((name) => name.endsWith('.eml') && name.includes(address))
        .sort()
        .at(-1);
      if (mail === undefined) continue;
      // Long lines are folded, and "=" is written "=3D" (quoted-printable, RFC 2045 §6.7).
      const text = readFileSync(join(dataDir, 'outbox', mail), 'utf8')
        .replaceAll(/=\r?\n/g, '')
        .replaceAll('=3D', '=');
      const found = form.exec(text)?.[0];
      if (found !== undefined) return found;
    }
    throw new Error(`nothing of the form ${form} was mailed to ${address}`);
  }

  return {
    url,
    codeFor: (address) => mailed(address, /(?<!\d)\d{6}(?!\d)/),
    linkFor: (address) => mailed(address, /https?:\/\/\S+#token=[\w-]+/),
    admin(...command) {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        [join(apiDist, 'admin-cli.js'), ...command],
        { env, cwd: dataDir, encoding: 'utf8' },
      );
      if (status !== 0)
        throw new Error(`admin ${command.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
    },
    async stop() {
      // A test may have stopped it already: what has ended does not end again.
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
