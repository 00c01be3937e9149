import { askedLines, MOST_ASKED } from './asked-lines.ts';

/** What is asked about apart from the spectra, as typed: a structure or a fragment a line. */
export interface Asked {
  /** "Is it this?": structures as SMILES or names. */
  readonly structures: string;
  /** Fragments that the molecule is known to have: SMILES. */
  readonly present: string;
  /** Fragments that it is known to lack: SMILES. */
  readonly absent: string;
}
export const ASKED_FIELDS = ['structures', 'present', 'absent'] as const;
export type AskedField = (typeof ASKED_FIELDS)[number];

export const NOTHING_ASKED: Asked = { structures: '', present: '', absent: '' };

export const isAsked = (asked: Asked): boolean =>
  ASKED_FIELDS.some((field) => asked[field].trim() !== '');

/** The fields of a request (contract §2); each is absent where nothing is asked. */
export interface AskedDocument {
  readonly structures?: readonly string[];
  readonly fragments?: { readonly present: readonly string[]; readonly absent: readonly string[] };
}

export function askedDocument(asked: Asked): AskedDocument {
  const structures = askedLines(asked.structures);
  const present = askedLines(asked.present);
  const absent = askedLines(asked.absent);
  return {
    ...(structures.length > 0 ? { structures } : {}),
    ...(present.length + absent.length > 0 ? { fragments: { present, absent } } : {}),
  };
}

const own = (value: unknown, key: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key)
    ? (value as Record<string, unknown>)[key]
    : undefined;
/** Half a SMILES is another molecule: this only keeps absurd texts out. */
const LONGEST = 1000;
const lines = (value: unknown): string =>
  Array.isArray(value)
    ? value
        .slice(0, MOST_ASKED)
        .map((line: unknown) => (typeof line === 'string' ? line.slice(0, LONGEST) : ''))
        .join('\n')
    : '';

/** What a request or an exported file asks about, as lines; nothing of what is no list of texts. */
export function askedOf(document: unknown): Asked {
  const fragments = own(document, 'fragments');
  return {
    structures: lines(own(document, 'structures')),
    present: lines(own(fragments, 'present')),
    absent: lines(own(fragments, 'absent')),
  };
}
