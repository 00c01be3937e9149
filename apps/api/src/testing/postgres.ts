import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { freePort } from './free-port.ts';

const DEBIAN = '/usr/lib/postgresql';

/** Folder of `initdb` and `postgres`: POSTGRES_BIN, Debian's newest, or one on the PATH. */
export function findPostgres(): string | undefined {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a))
    : [];
  const places = [
    process.env.POSTGRES_BIN,
    ...versions.map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return places.find(
    (place) =>
      place !== undefined &&
      place !== '' &&
      existsSync(join(place, 'initdb')) &&
      existsSync(join(place, 'postgres')),
  );
}

/** PostgreSQL refuses to run as root, so that root starts it as the user its package makes. */
function unprivileged(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const id = (flag: string) => Number(spawnSync('id', [flag, 'postgres']).stdout?.toString());
  return { uid: id('-u'), gid: id('-g') };
}

async function answers(url: string, process_: ChildProcess): Promise<void> {
  for (let attempt = 0; attempt < 200; attempt++) {
    if (process_.exitCode !== null) throw new Error(`postgres ended with ${process_.exitCode}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch {
      // It has not connected; there may be nothing to end.
      await client.end().catch(() => {});
      await sleep(50);
    }
  }
  throw new Error('postgres did not start');
}

async function end(server: ChildProcess): Promise<void> {
  server.kill('SIGINT');
  if (server.exitCode === null) await new Promise((resolve) => server.once('exit', resolve));
}

export interface Cluster {
  /** Where everything of it lies. */
  readonly folder: string;
  /** A new database of the cluster: empty, or a copy of one to which nobody is connected. */
  createDatabase(options?: { readonly copyOf?: string }): Promise<string>;
  /** Removes databases, connected to or not. */
  dropDatabases(urls: readonly string[]): Promise<void>;
  /** Stops the server and keeps its data, as for a restart. */
  halt(): Promise<void>;
  /** Starts it again, at the same address. */
  resume(): Promise<void>;
  /**
   * Ends it as an operator does in a hurry (connections are cut), leaves it away for `awayMs`, and
   * starts it again on its data.
   */
  restart(options: { readonly awayMs: number }): Promise<void>;
  stop(): Promise<void>;
}

/** A throw-away cluster on a free loopback port, in a temporary folder. */
export async function startPostgres(bin: string): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'elucida-postgres-'));
  const identity = unprivileged();
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!);
  const data = join(folder, 'data');
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'elucida', '-A', 'trust', '-E', 'UTF8', '--no-sync'],
    { ...identity, cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
  const port = await freePort();
  // The tests kill our processes, never this one: what it would lose in a power cut is not at
  // stake.
  const options = [
    '-D',
    data,
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    'fsync=off',
  ];
  const launch = () =>
    spawn(join(bin, 'postgres'), options, { ...identity, cwd: folder, stdio: 'ignore' });
  let server = launch();
  const kill = () => void server.kill('SIGINT');
  process.once('exit', kill);
  const url = (name: string) => `postgres://elucida@127.0.0.1:${port}/${name}`;
  await answers(url('postgres'), server);
  const resume = async () => {
    server = launch();
    await answers(url('postgres'), server);
  };
  let databases = 0;
  const nameIn = (address: string) => new URL(address).pathname.slice(1);
  async function ask(...statements: string[]): Promise<void> {
    const client = new pg.Client({ connectionString: url('postgres') });
    await client.connect();
    for (const statement of statements) await client.query(statement);
    await client.end();
  }
  return {
    folder,
    async createDatabase({ copyOf } = {}) {
      const name = `test${++databases}`;
      const template = copyOf === undefined ? '' : ` template ${nameIn(copyOf)}`;
      await ask(`create database ${name}${template}`);
      return url(name);
    },
    dropDatabases: (urls) =>
      ask(...urls.map((each) => `drop database if exists ${nameIn(each)} with (force)`)),
    halt: () => end(server),
    resume,
    async restart({ awayMs }) {
      await end(server);
      await sleep(awayMs);
      await resume();
    },
    async stop() {
      process.off('exit', kill);
      await end(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
