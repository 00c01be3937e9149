import type { ReactNode } from 'react';

/**
 * `**strong**`, `*italic*`, `_2` subscript, `^-1` superscript: what the guides' sentences need, and
 * real <sub> for the web font.
 */
const TOKEN = /\*\*([^*]+)\*\*|\*([^*]+)\*|_(\d+)|\^([+-]?\d+)/g;
const minus = (text: string) => text.replace('-', '−');

/** A guide's sentence. The font has no italic: the slanted letter needs the room at its top. */
export function RichText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(TOKEN)) {
    const [whole, strong, italic, sub, sup] = match;
    parts.push(text.slice(end, match.index));
    end = match.index + whole.length;
    if (strong !== undefined) parts.push(<strong key={end}>{strong}</strong>);
    else if (italic !== undefined)
      parts.push(
        <em key={end} className="pr-[0.1em]">
          {italic}
        </em>,
      );
    else if (sub !== undefined) parts.push(<sub key={end}>{sub}</sub>);
    else parts.push(<sup key={end}>{minus(sup!)}</sup>);
  }
  return [...parts, text.slice(end)];
}

const SUBSCRIPTS = '₀₁₂₃₄₅₆₇₈₉';
const SUPERSCRIPTS: Readonly<Record<string, string>> = {
  '-': '⁻',
  '+': '⁺',
  0: '⁰',
  1: '¹',
  2: '²',
  3: '³',
  4: '⁴',
  5: '⁵',
  6: '⁶',
  7: '⁷',
  8: '⁸',
  9: '⁹',
};

/** The same sentence as plain text, where no markup can stand (a plot's words). */
export function plainText(text: string): string {
  return text.replace(TOKEN, (_, strong?: string, italic?: string, sub?: string, sup?: string) => {
    if (sub !== undefined) return [...sub].map((digit) => SUBSCRIPTS[Number(digit)]).join('');
    if (sup !== undefined) return [...sup].map((character) => SUPERSCRIPTS[character]).join('');
    return strong ?? italic ?? '';
  });
}
