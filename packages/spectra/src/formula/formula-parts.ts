import { subscript, superscript } from '../markup/scripts.ts';

export interface FormulaPart {
  readonly kind: 'text' | 'sub' | 'sup';
  readonly text: string;
}

/**
 * Splits a Hill formula for rendering: digits as subscripts, the end charge as a superscript with a
 * true minus (`CH2O6S2-2` → CH₂O₆S₂²⁻). Any other text is given back as one text part, so that it
 * can be shown as typed.
 */
export function formulaParts(hill: string): FormulaPart[] {
  const parts: FormulaPart[] = [];
  let at = 0;
  const token = /([A-Z][a-z]?|[()])(\d*)|([+-])(\d*)$/y;
  while (at < hill.length) {
    token.lastIndex = at;
    const match = token.exec(hill);
    if (!match) return [{ kind: 'text', text: hill }];
    const [whole, symbol, count, sign, size] = match;
    if (symbol !== undefined) {
      const last = parts.at(-1);
      if (last?.kind === 'text')
        parts[parts.length - 1] = { kind: 'text', text: last.text + symbol };
      else parts.push({ kind: 'text', text: symbol });
      if (count) parts.push({ kind: 'sub', text: count });
    } else parts.push({ kind: 'sup', text: `${size}${sign === '-' ? '−' : '+'}` });
    at += whole.length;
  }
  return parts;
}

/** The formula in Unicode sub- and superscripts, for plain-text copies: `C₂H₃O₂⁻`. */
export const formulaUnicode = (hill: string): string =>
  formulaParts(hill)
    .map(({ kind, text }) =>
      kind === 'text' ? text : kind === 'sub' ? subscript(text) : superscript(text),
    )
    .join('');
