import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { runSource } from './testing/run-source.ts';

test.each([
  { args: [] },
  { args: ['--foo'] },
  { args: ['list', '--foo'] },
  { args: ['verify', '--foo'] },
  { args: ['plan', 'ada@example.org', 'gold'] },
  { args: ['check', 'twice'] },
])('what is no command is refused before any database is made: $args', async ({ args }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-admin-'));
  try {
    const { code, stdout, stderr } = await runSource('admin-cli.ts', {
      args,
      env: { DATA_DIR: dataDir },
    });
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(/^Usage:\nnpm run admin -- plan EMAIL /);
    expect(readdirSync(dataDir)).toEqual([]);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});
