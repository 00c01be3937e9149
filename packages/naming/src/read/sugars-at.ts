import { CONFIGURATIONS, LENGTH_STEMS } from '../words/sugar-words.ts';
import type { Tongue } from '../words/word.ts';
import type { SugarAt } from './sugar-entry.ts';
import { englishPrefix, prefixOf, spelledPrefix, stemsOf } from './sugar-vocabulary.ts';
import { systematic } from './systematic-sugar.ts';
import { trivial } from './trivial-sugar.ts';

const HEAD =
  /(?:(aldehydo|keto|aldehido|zeto|ceto)-)?(?:(alpha|beta)(?:,|-)?)?(?:(d|l|dl)-?(?:\([+-]\)-?)?(?=[a-z]))?/y;

/**
 * Carbohydrates that begin at `start`, with their anomer and configuration:
 * `alpha-d-glucopyranose`, `d-glycero-d-gluco-heptose`, `d-arabino-hex-2-ulose`.
 */
export function sugarsAt(lower: string, start: number, tongue: Tongue): readonly SugarAt[] {
  const first = lower.charCodeAt(start),
    second = lower.charCodeAt(start + 1);
  const begins = first < 128 && second < 128 ? beginningsOf(tongue)[first * 128 + second] : 0;
  if (begins === 0) return NONE;
  HEADS.lastIndex = start;
  if (begins === HEAD_ONLY && !HEADS.test(lower)) return NONE;
  HEAD.lastIndex = start;
  const head = HEAD.exec(lower)!;
  const found: SugarAt[] = [];
  const chain =
    head[1] !== undefined ||
    /(?:^|[-(])(?:aldehydo|keto|aldehido|zeto|ceto)-/.test(lower.slice(0, start));
  const anomer = (head[2] as 'alpha' | 'beta' | undefined) ?? null;
  let at = start + head[0].length;
  const written = head[3];
  if (head[0].endsWith('-') || head[0] === '' || written !== undefined) {
    for (const [word, stem] of stemsOf(tongue)) {
      if (lower.startsWith(word, at))
        trivial(lower, at + word.length, stem, { anomer, chain, written, tongue, found });
    }
    // Systematic: configurational prefixes, then the length.
    const groups: { series: string; sides: string }[] = [];
    const prefix = prefixOf(tongue);
    let series: string | undefined = written,
      face = anomer;
    for (;;) {
      prefix.lastIndex = at;
      const match = prefix.exec(lower);
      if (!match) break;
      face = (match[1] as typeof face | undefined) ?? face;
      groups.push({
        series: match[2] ?? series ?? '',
        sides: CONFIGURATIONS[englishPrefix(match[3], tongue)],
      });
      series = undefined;
      at = prefix.lastIndex;
    }
    if (groups.length > 0)
      for (const [words, carbons] of LENGTH_STEMS)
        if (lower.startsWith(words[tongue], at))
          systematic(lower, {
            start,
            at: at + words[tongue].length,
            carbons,
            anomer: face,
            chain,
            groups,
            tongue,
            found,
          });
  }
  return found;
}

const NONE: readonly SugarAt[] = [];

const HEADS =
  /(?:alpha|beta|d|l|aldehydo|keto|aldehido|zeto|ceto)[-(,]|[dl](?=gluc|galact|mann|rib|xyl|fruct)/y;

/** First two signs of HEADS. */
const HEAD_PAIRS: readonly string[] = [
  'al',
  'be',
  'ke',
  'ze',
  'ce',
  ...['d', 'l'].flatMap((series) => [...'-(,gmrxf'].map((next) => series + next)),
];

const HEAD_ONLY = 1;

const BEGINNINGS = new Map<Tongue, Uint8Array>();

/**
 * What begins with a pair of signs (`128 * first + second`): 0 nothing, HEAD_ONLY, or stems and
 * prefixes.
 */
function beginningsOf(tongue: Tongue): Uint8Array {
  let pairs = BEGINNINGS.get(tongue);
  if (!pairs) {
    BEGINNINGS.set(tongue, (pairs = new Uint8Array(128 * 128)));
    for (const pair of HEAD_PAIRS) pairs[pair.charCodeAt(0) * 128 + pair.charCodeAt(1)] = HEAD_ONLY;
    for (const word of [
      ...stemsOf(tongue).map(([stem]) => stem),
      ...Object.keys(CONFIGURATIONS).map((name) => spelledPrefix(name, tongue)),
    ])
      pairs[word.charCodeAt(0) * 128 + word.charCodeAt(1)] = HEAD_ONLY + 1;
  }
  return pairs;
}
