import { manualPayloadSchema } from '@elucida/contract/manual-payload';
import type { ManualPayload } from '@elucida/contract/manual-payload';
import { readInput } from './read-input.ts';
import { UsageError } from './options.ts';
import { tidyBlocks } from '@elucida/contract/tidy-blocks';

/** What a file of `--peaks` says. */
export interface PeaksFile extends Pick<ManualPayload, 'spectra' | 'structures' | 'fragments'> {
  /** The file's own formula; absent where it names none. */
  readonly formula?: string;
  /** Places of fields that are not read. */
  readonly unknown: readonly string[];
}

/** Fields of the manual payload; those of a form's page change nothing here. */
const KNOWN = new Set([
  ...['metadata', 'molecular_formula', 'spectra', 'structures', 'fragments'],
  ...['lang', 'include_raw', 'models', 'polish'],
]);
const KNOWN_METADATA = new Set(['molecular_formula', 'title', 'comments', 'units_policy']);
/** Any formula: what the schema asks for where the command line gives it. */
const GIVEN_ELSEWHERE = 'C';

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? { ...value } : {};

function parse(path: string): unknown {
  const text = readInput(path).toString('utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`${path} is not JSON: ${(error as Error).message}`);
  }
}

/**
 * Reads the manual payload, its `spectra` alone, or a bare list of blocks. Throws `UsageError` where it is none
 * of these, or a value cannot be used.
 */
export function readPeaks(path: string): PeaksFile {
  const document = parse(path);
  const payload = Array.isArray(document) ? { spectra: document } : fieldsOf(document);
  const metadata = fieldsOf(payload['metadata']);
  // The downloaded result of an analysis has its formula at the top.
  const { molecular_formula: top } = payload;
  if (typeof top === 'string') metadata['molecular_formula'] ??= top;
  const tidied = tidyBlocks(payload['spectra']);
  const result = manualPayloadSchema.safeParse({
    ...payload,
    metadata: { molecular_formula: GIVEN_ELSEWHERE, ...metadata },
    spectra: tidied.spectra,
  });
  if (!result.success)
    throw new UsageError(
      `${path}: ${result.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('; ')}`,
    );
  const { spectra, structures, fragments, metadata: read } = result.data;
  return {
    spectra,
    structures,
    fragments,
    ...(metadata['molecular_formula'] !== undefined && { formula: read.molecular_formula }),
    unknown: [
      ...Object.keys(payload).filter((name) => !KNOWN.has(name)),
      ...Object.keys(metadata)
        .filter((name) => !KNOWN_METADATA.has(name))
        .map((name) => `metadata.${name}`),
      ...tidied.unknown,
    ],
  };
}
