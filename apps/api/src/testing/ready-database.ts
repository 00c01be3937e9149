import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedPosts } from '../blog/seed-posts.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase, type Database } from '../db/open-database.ts';

interface With {
  readonly posts: boolean;
}

async function make({ posts }: With): Promise<Uint8Array> {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-ready-'));
  const database = await openDatabase({ dataDir });
  await migrate(database);
  if (posts) await seedPosts(database);
  // The last connection that ends brings the write-ahead log into the file.
  await database.kysely.destroy();
  const bytes = readFileSync(database.file!);
  rmSync(dataDir, { recursive: true });
  return bytes;
}

/** Files of the embedded database, each made once in a thread. */
const made = new Map<boolean, Promise<Uint8Array>>();

/**
 * Puts the embedded database's file with its tables, and with its posts where asked for, into a folder. Hundreds of
 * tests begin with it; those of migrations make their own.
 */
export async function placeReadyFile(dataDir: string, { posts }: With): Promise<void> {
  const file = made.get(posts) ?? make({ posts });
  made.set(posts, file);
  writeFileSync(join(dataDir, 'elucida.sqlite'), await file);
}

/** The embedded database as it is after a first start, in this folder. */
export async function copyReadyDatabase(dataDir: string): Promise<Database> {
  await placeReadyFile(dataDir, { posts: true });
  return openDatabase({ dataDir });
}
