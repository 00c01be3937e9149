import { subscript, superscript } from '@elucida/spectra/markup/scripts';
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

/** The same sentence as plain text, where no markup can be (a plot's words). */
export function plainText(text: string): string {
  return text.replace(TOKEN, (_, strong?: string, italic?: string, sub?: string, sup?: string) => {
    if (sub !== undefined) return subscript(sub);
    if (sup !== undefined) return superscript(sup);
    return strong ?? italic ?? '';
  });
}
