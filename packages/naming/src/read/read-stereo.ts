import { Kind, type StereoWord } from './token.ts';

const WORD = new RegExp(
  '(?:(?:cis|trans|e|z)(?:,(?:cis|trans|e|z))+|cis|trans|rac|rel|dl|d|l|meso|' +
    String.raw`endo|exo|syn|anti|threo|erythro|all|e|z|\(\+\)|\(-\)|\(\+-\)|\(\+\/-\))-`,
  'y',
);
const MARK = new RegExp(
  String.raw`^(\d+[a-z]?'*|[nps]'*|alpha'*|beta'*|)([rsez]|rs|sr|ez|ze|r\*|s\*|cis|trans|` +
    String.raw`endo|exo|syn|anti|all-e|all-z|alpha|beta|a|b|xi|[+-]|\+-|\+\/-|-\/\+|d|l|dl|` +
    'rac|rel|meso|a?r[as]?|s[ap])$',
);
/** Begins as MARK does, in front of a sign that ends it. */
const FIRST = new RegExp(
  String.raw`\s*(?:\d+[a-z]?'*|[nps]'*|alpha'*|beta'*|)(?:[rsez]|rs|sr|ez|ze|r\*|s\*|cis|` +
    String.raw`trans|endo|exo|syn|anti|all-e|all-z|alpha|beta|a|b|xi|[+-]|\+-|\+\/-|-\/\+|d|` +
    String.raw`l|dl|rac|rel|meso|a?r[as]?|s[ap])\s*[,;/)]`,
  'y',
);
const OLD = /\[(?:\d+[a-z]?)?[rsez]?\*?-?\((?:\d*[a-z]?'?(?:r\*?|s\*?|e|z|alpha|beta),?)+\)\]-?/y;
/** First two signs of WORD, and the bracket of OLD. */
const BEGINNINGS: ReadonlySet<number> = new Set(
  [
    'ci',
    'tr',
    'ra',
    're',
    'dl',
    'd-',
    'l-',
    'me',
    'en',
    'ex',
    'sy',
    'an',
    'th',
    'er',
    'al',
    'e-',
    'z-',
  ].map((pair) => pair.charCodeAt(0) * 128 + pair.charCodeAt(1)),
);

/**
 * Stereodescriptors that begin at `start`: `(2R,3S)-`, `(E)-`, `cis-`, `DL-`, `(±)-`,
 * `[R-(R*,S*)]-`. Null where none does.
 */
export function readStereo(lower: string, start: number): { end: number; word: StereoWord } | null {
  if (lower[start] === '(') {
    const close = lower.indexOf(')', start);
    if (close < 0 || close - start > 200) return null;
    // Most brackets open a part of the name, which its first letters tell.
    FIRST.lastIndex = start + 1;
    if (!FIRST.test(lower)) return null;
    const marks: { locant: string; mark: string }[] = [];
    for (const part of lower.slice(start + 1, close).split(/[,;/](?!-|\+)/)) {
      const match = MARK.exec(part.trim());
      if (!match) return null;
      marks.push({ locant: match[1], mark: match[2].toUpperCase() });
    }
    return {
      end: lower[close + 1] === '-' ? close + 2 : close + 1,
      word: { kind: Kind.Stereo, marks },
    };
  }
  if (
    lower[start] !== '[' &&
    !BEGINNINGS.has(lower.charCodeAt(start) * 128 + lower.charCodeAt(start + 1))
  )
    return null;
  WORD.lastIndex = OLD.lastIndex = start;
  if (WORD.test(lower))
    return {
      end: WORD.lastIndex,
      word: {
        kind: Kind.Stereo,
        marks: [{ locant: '', mark: markOf(lower.slice(start, WORD.lastIndex - 1)) }],
      },
    };
  if (lower[start] === '[' && OLD.test(lower))
    return { end: OLD.lastIndex, word: { kind: Kind.Stereo, marks: [{ locant: '', mark: '?' }] } };
  return null;
}

/** `cis,cis,cis`: all double bonds alike; different ones in a row have no places. */
function markOf(text: string): string {
  const marks = new Set(text.split(','));
  if (!text.includes(',')) return text.toUpperCase();
  if (marks.size > 1) return '?';
  return marks.has('cis') || marks.has('z') ? 'ALL-Z' : 'ALL-E';
}
