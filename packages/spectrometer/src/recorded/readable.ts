import type { Recording } from './recordings.ts';

/**
 * What one reader of an experiment gives; of an experiment with a decay and a spectrum one may be damaged. Undefined
 * where it cannot be read, and where it is of another kind. Never throws.
 */
export function readable<Kind extends Recording['kind']>(
  read: (() => Recording) | undefined,
  kind: Kind,
): Extract<Recording, { kind: Kind }> | undefined {
  try {
    const recording = read?.();
    return recording?.kind === kind ? (recording as Extract<Recording, { kind: Kind }>) : undefined;
  } catch {
    return undefined;
  }
}
