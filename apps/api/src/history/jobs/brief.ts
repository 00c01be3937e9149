import { LANGUAGES, type Language } from '@elucida/contract/languages';
import { SMILES_MAX } from '@elucida/contract/limits';
import { SPECTRUM_TYPES } from '@elucida/spectra/spectrum';

/** What lists show of an item, and what they are searched and filtered by. */
export interface Brief {
  readonly status: string | null;
  readonly smiles: string | null;
  /** 0–1. */
  readonly confidence: number | null;
  readonly elapsed_ms: number | null;
  /** `|IR||H1NMR|`: each between bars. */
  readonly techniques: string;
  /** JSON: the molecule's name by language. */
  readonly names: string | null;
  /** Names, formula and SMILES, as `searchable` writes them. */
  readonly search: string;
}

/** Longest word of a status (contract, `savedResultSchema`). */
const STATUS_MAX = 40;
/** Longest name (contract, `historySaveSchema`). */
const NAME_MAX = 1_000;
/** Milliseconds that an integer column holds: 24 days. */
const ELAPSED_MAX = 2 ** 31 - 1;

const text = (value: unknown, max: number): string | null =>
  typeof value === 'string' && value !== '' && value.length <= max ? value : null;
const number = (value: unknown, max: number): number | null =>
  typeof value === 'number' && value >= 0 && value <= max ? value : null;

type Names = Readonly<Partial<Record<Language, string>>>;

/** What the first candidate is called in each language. */
function namesOf({ candidates }: Readonly<Record<string, unknown>>): Names {
  const first: unknown = Array.isArray(candidates) ? candidates[0] : null;
  const names = (first as { names?: Record<string, unknown> | null } | null)?.names;
  return Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const name = text(names?.[language], NAME_MAX);
      return name === null ? [] : [[language, name]];
    }),
  );
}

/** The name in a language, of what `Brief` keeps; null where there is none. */
export const nameIn = (names: string | null, language: Language | undefined): string | null =>
  names === null || language === undefined
    ? null
    : ((JSON.parse(names) as Names)[language] ?? null);

/** A text as it is searched: `Ácido` is found by `acido`. */
export const searchable = (words: string): string =>
  words.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** How a technique is looked for in `techniques`. */
export const techniqueMark = (type: string): string => `|${type}|`;

/** The brief of an item as a client saves it: fields of its result may be anything. */
export function briefOf({
  formula,
  nombre_molecula,
  result,
}: {
  formula: string;
  nombre_molecula: string | null;
  result: Readonly<Record<string, unknown>>;
}): Brief {
  const { spectra } = result;
  const types = (Array.isArray(spectra) ? (spectra as unknown[]) : []).map(
    (each) => (each as { type?: unknown } | null)?.type,
  );
  const smiles = text(result['smiles'], SMILES_MAX);
  const names = nombre_molecula === null ? {} : namesOf(result);
  const called = Object.values(names);
  const elapsed = number(result['elapsed_ms'], ELAPSED_MAX);
  return {
    status: text(result['status'], STATUS_MAX),
    smiles,
    confidence: number(result['confidence'], 1),
    elapsed_ms: elapsed === null ? null : Math.round(elapsed),
    techniques: SPECTRUM_TYPES.filter((type) => types.includes(type))
      .map(techniqueMark)
      .join(''),
    names: called.length === 0 ? null : JSON.stringify(names),
    search: searchable(
      [nombre_molecula, formula, smiles, ...called].filter((part) => part !== null).join('\n'),
    ),
  };
}
