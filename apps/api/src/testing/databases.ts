import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../db/open-database.ts';
import { findPostgres, startPostgres, type Cluster } from './postgres.ts';

/** Where a test's state lives: several connections or processes can open the same place. */
export interface Place {
  readonly env: Record<string, string>;
  open(): Promise<Database>;
}

export interface Kind {
  readonly name: string;
  /** Why its tests cannot run here. */
  readonly missing?: string;
  start(): Promise<void>;
  place(): Promise<Place>;
  /**
   * Cuts all connections, stays away and comes back with its data; of a database that runs as a
   * process of its own.
   */
  restart?(options: { readonly awayMs: number }): Promise<void>;
  stop(): Promise<void>;
}

const folders: string[] = [];
function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'elucida-data-'));
  folders.push(made);
  return made;
}
const removeFolders = () =>
  folders.splice(0).forEach((each) => rmSync(each, { recursive: true, force: true }));

const sqlite: Kind = {
  name: 'SQLite',
  async start() {},
  async place() {
    const dataDir = folder();
    return { env: { DATA_DIR: dataDir }, open: () => openDatabase({ dataDir }) };
  },
  async stop() {
    removeFolders();
  },
};

const bin = findPostgres();
let cluster: Cluster | undefined;
const postgres: Kind = {
  name: 'PostgreSQL',
  missing: bin === undefined ? 'no PostgreSQL is installed here' : undefined,
  async start() {
    cluster = await startPostgres(bin!);
  },
  async place() {
    const databaseUrl = await cluster!.createDatabase();
    const dataDir = folder();
    return {
      env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
      open: () => openDatabase({ databaseUrl, dataDir }),
    };
  },
  restart: (options) => cluster!.restart(options),
  async stop() {
    await cluster?.stop();
    removeFolders();
  },
};

/** Both databases; what holds on one must hold on the other. */
export const KINDS: readonly Kind[] = [sqlite, postgres];
