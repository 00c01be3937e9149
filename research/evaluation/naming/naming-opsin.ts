import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Debian's `libopsin-java`. */
const JAR = '/usr/share/java/opsin-cli.jar';

/**
 * True where the independent name parser OPSIN (D. M. Lowe et al., J. Chem. Inf. Model. 2011, 51,
 * 739) can run.
 */
export const hasOpsin = (): boolean =>
  existsSync(JAR) && spawnSync('java', ['-version']).status === 0;

/** SMILES by name as OPSIN reads them; empty where it cannot. */
export function readWithOpsin(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'naming-'));
  try {
    const input = join(folder, 'names.txt'),
      output = join(folder, 'smiles.txt');
    writeFileSync(input, `${names.join('\n')}\n`);
    execFileSync('java', ['-Xmx1g', '-jar', JAR, '-osmi', input, output], { stdio: 'ignore' });
    return readFileSync(output, 'utf8').split('\n').slice(0, names.length);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
