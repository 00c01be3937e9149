import { convert } from 'jcampconverter';
import { nucleusNamed } from '../recorded/nuclei.ts';

/** A block of a JCAMP-DX file, as its reader gives it. */
export type Entry = ReturnType<typeof convert>['flatten'][number];

/** Every record of JCAMP-DX begins with ##; remarks may come before the first. */
export const isJcamp = (text: string): boolean => /^\s*##/mu.test(text.slice(0, 4000));

/** The records that are asked for, by their names without spaces. */
const KEPT = new RegExp(
  String.raw`^(?:\.OBSERVE(?:FREQUENCY|NUCLEUS)|\.SOLVENTNAME|\.PULSESEQUENCE|\.SHIFTREFERENCE|LONGDATE|` +
    String.raw`\$(?:PULPROG|SOLVENT))$`,
  'u',
);

/** A remark behind the frequency (`123.88 $$ MHz`), which the reader takes for a part of the number. */
const REMARK = /^(##\.OBSERVE ?FREQUENCY *= *[\d.]+)[ \t]*\$\$.*$/gimu;

/** All blocks of a file; null where it cannot be read. */
export function entriesOf(text: string): Entry[] | null {
  try {
    return convert(text.replaceAll(REMARK, '$1'), { keepRecordsRegExp: KEPT, noContour: true })
      .flatten;
  } catch {
    return null;
  }
}

/** A record of a block without its comment; empty where it is absent. */
export const word = (entry: Entry, label: string): string => {
  const value = entry.info[label];
  return String((Array.isArray(value) ? value[0] : value) ?? '')
    .replace(/\$\$.*/su, '')
    .trim();
};
const plain = (text: string): string => text.replace(/[<>]/gu, '').trim();

/** What a block is, in capitals: `NMR SPECTRUM`. */
export const kindOfEntry = (entry: Entry): string => (entry.dataType ?? '').toUpperCase();
/** The first line of its title, without quotes. */
export const titleOfEntry = (entry: Entry): string =>
  (entry.title ?? '')
    .replace(/^["']|["']$/gu, '')
    .split('\n')[0]!
    .slice(0, 60);
/** Pulse program, nucleus and solvent of an NMR block (JCAMP-DX 5.01 §7); empty where it does not say. */
export const programOf = (entry: Entry): string =>
  plain(word(entry, '.PULSESEQUENCE') || word(entry, '$PULPROG'));
export const nucleusOf = (entry: Entry): string => nucleusNamed(word(entry, '.OBSERVENUCLEUS'));
export const solventOf = (entry: Entry): string =>
  plain(word(entry, '.SOLVENTNAME') || word(entry, '$SOLVENT'));
/** Frequency of the nucleus, MHz; NaN where it does not say. */
export const frequencyOf = (entry: Entry): number =>
  Number(word(entry, '.OBSERVEFREQUENCY') || Number.NaN);
