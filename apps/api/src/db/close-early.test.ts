import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { openDatabase } from './open-database.ts';

test('closing the embedded database under an open transaction fails the transaction and not the process', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-close-'));
  const db = await openDatabase({ dataDir });
  await migrate(db);
  let goOn = () => {};
  const waiting = new Promise<void>((resolve) => { goOn = resolve; });
  let begun = () => {};
  const inside = new Promise<void>((resolve) => { begun = resolve; });
  const transaction = db.kysely.transaction().execute(async (within) => {
    await within.updateTable('users').set({ name: 'x' }).execute();
    begun();
    await waiting;
    await within.updateTable('users').set({ name: 'y' }).execute();
  });
  await inside;
  await db.kysely.destroy();
  goOn();
  await expect(transaction).rejects.toThrow();
  rmSync(dataDir, { recursive: true, force: true });
});
