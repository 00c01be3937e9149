import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase, type Database } from '../db/open-database.ts';
import { migrate } from '../db/migrate.ts';
import { endWithRun } from './end-with-run.ts';
import { findPostgres, startPostgres, type Cluster } from './postgres.ts';
import { placeReadyFile } from './ready-database.ts';

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
  /** An empty place. */
  place(): Promise<Place>;
  /** A place with its tables, which are made once and copied. */
  readyPlace(): Promise<Place>;
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
  async readyPlace() {
    const place = await sqlite.place();
    await placeReadyFile(place.env['DATA_DIR']!, { posts: false });
    return place;
  },
  async stop() {
    removeFolders();
  },
};

const bin = findPostgres();
let cluster: Cluster | undefined;
/** A database with its tables, to be copied. */
let template: Promise<string> | undefined;
const used: string[] = [];

/** In a test run a thread keeps its cluster for the next file; the run's end ends it. */
const KEPT = process.env['VITEST'] !== undefined;

async function makeTemplate(): Promise<string> {
  const databaseUrl = await cluster!.createDatabase();
  const database = await openDatabase({ databaseUrl, dataDir: tmpdir() });
  await migrate(database);
  await database.kysely.destroy();
  return databaseUrl;
}

async function postgresPlace(copyOf?: string): Promise<Place> {
  const databaseUrl = await cluster!.createDatabase({ copyOf });
  used.push(databaseUrl);
  const dataDir = folder();
  return {
    env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
    open: () => openDatabase({ databaseUrl, dataDir }),
  };
}

const postgres: Kind = {
  name: 'PostgreSQL',
  missing: bin === undefined ? 'no PostgreSQL is installed here' : undefined,
  async start() {
    if (cluster !== undefined) return;
    cluster = await startPostgres(bin!);
    if (KEPT) endWithRun(cluster.folder);
  },
  place: () => postgresPlace(),
  readyPlace: async () => postgresPlace(await (template ??= makeTemplate())),
  restart: (options) => cluster!.restart(options),
  async stop() {
    removeFolders();
    if (cluster === undefined) return;
    if (KEPT) return cluster.dropDatabases(used.splice(0));
    await cluster.stop();
    [cluster, template] = [undefined, undefined];
  },
};

/** Both databases; what holds on one must hold on the other. */
export const KINDS: readonly Kind[] = [sqlite, postgres];
