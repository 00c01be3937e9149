import { solventPrinted } from '../chemistry/solvent-names.ts';
import type { Solvent } from '../chemistry/solvents.ts';

/** What a caption says of the measurement. */
export interface Conditions {
  /** MHz of ¹H. */
  readonly proton: number | null;
  /** MHz of ¹³C, where it is stated. */
  readonly carbon: number | null;
  readonly solvent: string | null;
}

/** ¹³C resonates at a quarter of the frequency of ¹H; rounded figures differ a little. */
const CARBON_SHARE = { from: 0.24, to: 0.26 } as const;

/** As people type it: `CDCl3`. */
const plainSolventLabel = ({ label }: Solvent): string =>
  label.replace(/[₀-₉]/gu, (digit) => String('₀₁₂₃₄₅₆₇₈₉'.indexOf(digit)));

/** Frequencies and solvent out of the words around a table: `1H (500 MHz) and 13C (125 MHz) NMR data in CDCl3`. */
export function conditionsIn(words: string): Conditions {
  const found = [
    ...words.matchAll(
      /(\d{2,4}(?:\.\d{1,4})?)(?:\s?(?:MHz)?\s?(?:\/|and|y|eta|,)\s?(\d{2,4}(?:\.\d{1,4})?))?\s?MHz/gu,
    ),
  ].flatMap(([, one, other]) => [Number(one), ...(other === undefined ? [] : [Number(other)])]);
  const proton = found.length === 0 ? null : Math.max(...found);
  const carbon = found.find((one) => {
    const share = one / (proton ?? 1);
    return share >= CARBON_SHARE.from && share <= CARBON_SHARE.to;
  });
  const solvent = solventPrinted(words);
  return { proton, carbon: carbon ?? null, solvent: solvent ? plainSolventLabel(solvent) : null };
}

/** Words of a caption; a line with many shifts is a listing. */
const CAPTION = new RegExp(
  String.raw`\b(?:Table|Tabla|Taula|NMR|RMN|EMN|MHz|COSY|HSQC|HMQC|HMBC|NOESY|ROESY|TOCSY|CDCl3|DMSO|` +
    String.raw`Mnova|TopSpin|peaks?|picos?|señales|gailurrak?)`,
  'iu',
);
const MOST_LETTERS = 300;
const MOST_LINES = 3;

const isCaption = (line: string): boolean =>
  line.length <= MOST_LETTERS &&
  CAPTION.test(line) &&
  (line.match(/\d[.,]\d/gu) ?? []).length <= 2 &&
  !/δ\s?[=:]?\s?\d/u.test(line);

/** Where the caption above `at` begins; `at` where there is none. One empty line may be between. */
export function captionStart(text: string, { at, least }: { at: number; least: number }): number {
  let start = at;
  let empty = 0;
  for (let lines = 0, end = at; lines < MOST_LINES && end > least;) {
    const from = Math.max(least, text.lastIndexOf('\n', end - 2) + 1);
    const line = text.slice(from, end).trim();
    if (line === '' ? ++empty > 1 : !isCaption(line)) break;
    if (line !== '') {
      start = from;
      lines++;
    }
    end = from;
  }
  return start;
}

/** Footnotes below a table: lines that begin with the mark of one. Where they end. */
export function footnotesEnd(text: string, at: number): number {
  let end = at;
  while (end < text.length) {
    const next = text.indexOf('\n', end);
    const after = next < 0 ? text.length : next + 1;
    const line = text.slice(end, Math.min(after, end + MOST_LETTERS));
    if (!/^\s{0,9}(?:[ᵃ-ᶻ*†‡§]|\[[a-h]\]|[a-h]\)|\([a-h]\)|[a-h]\s(?=[A-Z\d]))/u.test(line)) break;
    end = after;
  }
  return end;
}
