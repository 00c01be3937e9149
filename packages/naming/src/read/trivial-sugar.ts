import type { SugarStem } from '../words/sugar-words.ts';
import type { Tongue } from '../words/word.ts';
import { type SugarAt, addSugar } from './sugar-entry.ts';
import { ringOf } from './sugar-ring.ts';
import { endsOf } from './sugar-vocabulary.ts';

interface Found {
  readonly anomer: 'alpha' | 'beta' | null;
  readonly chain: boolean;
  readonly written: string | undefined;
  readonly tongue: Tongue;
  readonly found: SugarAt[];
}

/** Carbohydrates with a trivial stem: D-glucopyranose. */
export function trivial(
  lower: string,
  at: number,
  stem: SugarStem,
  { anomer, chain, written, tongue, found }: Found,
): void {
  // Without its letter the name means the usual one, or it needs one that comes earlier
  // (`L-6-deoxygalactose`).
  const series = written ?? (stem.usual === '' ? 'l' : stem.usual);
  const mark = written !== undefined ? '' : `&${stem.usual}`;
  for (const [word, ending] of endsOf(tongue)) {
    if (!lower.startsWith(word, at)) continue;
    const sides = new Map<number, number>();
    if (series === 'd' || series === 'l')
      [...stem.configuration].forEach((digit, i) =>
        sides.set(stem.carbonyl + 1 + i, series === 'd' ? Number(digit) : 1 - Number(digit)),
      );
    const reference = sides.get(stem.carbonyl + Math.min(stem.configuration.length, 4));
    const ring = ringOf(ending, { anomer, chain, carbons: stem.carbons, carbonyl: stem.carbonyl });
    if (
      ending.ulose ||
      (stem.carbonyl !== 1 &&
        /^(?:on|uron|ari|arate|amine|itol|lactone|dialdose)/.test(ending.form))
    )
      continue;
    addSugar(
      found,
      at + word.length,
      {
        carbons: stem.carbons,
        carbonyls: [stem.carbonyl],
        sides,
        reference,
        anomer,
        form: ending.form,
        ring,
        deoxy: stem.deoxy,
        enes: [],
      },
      mark,
    );
  }
}
