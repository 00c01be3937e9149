import { codedMultiplicity, readMultiplicity } from '../chemistry/multiplicities.ts';
import type { H1Peak } from '../spectrum.ts';
import { fault } from '../listings/notation-result.ts';
import { numberOf, splitTop, type Piece } from '../listings/peak-list.ts';

/** `3H`, `2 × 3H`; of other nuclei `3F`, `1P`. */
const INTEGRALS = {
  H: /^(?:ca\.?|~|≈)?\s*(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*H$/u,
  F: /^(?:ca\.?|~|≈)?\s*(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*F$/u,
  P: /^(?:ca\.?|~|≈)?\s*(?:(\d+)\s*[x×]\s*)?(\d+(?:\.\d+)?)\s*P$/u,
} as const;
const COUPLING = /^[¹²³⁴⁵⁶1-6]?\s*[J𝐽](?![a-z])/u;
const LABEL = /[¹²³⁴⁵⁶1-6]?\s?[J𝐽][^=≈~]{0,24}[=≈~]/gu;
const BARE_LABEL = /^[¹²³⁴⁵⁶1-6]?\s?[J𝐽][₀-₉\w]{0,8}\s/u;
/** What else may be among the values of one `J = …`. */
const VALUES = /^(?:[\d.,;/&\s±~≈-]|Hz|and|each|both|ca\.?|y|eta)*$/iu;
const MORE_VALUES = /^\d+(?:\.\d+)?\s*(?:Hz)?$/u;

function couplings(piece: Piece, text: string): number[] {
  const values = piece.text.replace(LABEL, ' ').replace(BARE_LABEL, ' ');
  const numbers = VALUES.test(values) ? (values.match(/\d+(?:\.\d+)?/gu) ?? []).map(numberOf) : [];
  if (numbers.length === 0)
    throw fault('coupling_expected', text, { at: piece.at, length: piece.text.length });
  return numbers;
}

/** `br` and `s` given apart belong together: `(br, s, 1H)`, `(s, br, 1H)`. */
function joinBroad(known: string, next: string): string | null {
  const [bare, other] = [known, next].map((text) => /^(?:br|broad)\.?$/iu.test(text)) as [
    boolean,
    boolean,
  ];
  if (bare === other) return null;
  return bare ? `br ${next}` : `br ${known}`;
}

/**
 * Reads what is in the parentheses of a ¹H signal, or of one of ¹⁹F or ³¹P, in any order: multiplicity,
 * couplings, number of nuclei; the rest, in its order, is the assignment. The first word that reads as a multiplicity
 * is it.
 */
export function readProtonDetails(
  details: readonly Piece[],
  text: string,
  nucleus: keyof typeof INTEGRALS = 'H',
): Omit<H1Peak, 'delta_ppm'> {
  const peak: Omit<H1Peak, 'delta_ppm'> = {};
  const rest: string[] = [];
  const j: number[] = [];
  let multiplicity: string | undefined;
  let afterCoupling = false;
  const pieces = details.flatMap(splitTop);
  const first = pieces[0];
  for (const piece of pieces) {
    const integral = INTEGRALS[nucleus].exec(piece.text);
    const isCoupling = COUPLING.test(piece.text);
    if (isCoupling) j.push(...couplings(piece, text));
    else if (afterCoupling && MORE_VALUES.test(piece.text))
      j.push(numberOf(piece.text.replace(/\s*Hz$/u, '')));
    else if (integral && peak.int === undefined)
      peak.int = Number(integral[1] ?? 1) * Number(integral[2]);
    else if (multiplicity === undefined && readMultiplicity(piece.text)) multiplicity = piece.text;
    else {
      const broad =
        multiplicity === undefined || rest.length > 0 || !readMultiplicity(piece.text)
          ? null
          : joinBroad(multiplicity, piece.text);
      if (broad === null) rest.push(piece.text);
      else multiplicity = broad;
    }
    afterCoupling = isCoupling || (afterCoupling && MORE_VALUES.test(piece.text));
  }
  if (multiplicity === undefined && first && /^[a-z]{1,5}\.?$/u.test(first.text))
    throw fault('unknown_multiplicity', text, { at: first.at, length: first.text.length });
  if (multiplicity !== undefined) peak.mult = codedMultiplicity(multiplicity);
  if (j.length > 0) peak.j_hz = j;
  if (rest.length > 0) peak.assignment = rest.join(', ');
  return peak;
}
