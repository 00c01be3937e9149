import { htmlTables, plainHtml } from './html-table.ts';
import { latexTables, plainLatex } from './latex-table.ts';
import { markdownTables, plainMarkdown } from './markdown-table.ts';
import { joinPlaced, placedSlice, placedText, type PlacedText } from './placed-text.ts';

/**
 * A text whose tables in HTML, LaTeX and Markdown are rows of cells that tabs or bars divide, each unit with its place
 * in `text`. All else stays. Null where the text has no such table. Never throws; linear.
 */
export function withPlainTables(text: string): PlacedText | null {
  const found = [
    ...htmlTables(text).map(([at, end]) => ({ at, end, plain: plainHtml })),
    ...latexTables(text).map(([at, end]) => ({ at, end, plain: plainLatex })),
    ...markdownTables(text).map(([at, end]) => ({ at, end, plain: plainMarkdown })),
  ].sort((a, b) => a.at - b.at);
  if (found.length === 0) return null;
  const given = placedText(text);
  const parts: PlacedText[] = [];
  let from = 0;
  for (const { at, end, plain } of found) {
    if (at < from) continue;
    parts.push(placedSlice(given, from, at), plain(placedSlice(given, at, end)));
    from = end;
  }
  return joinPlaced([...parts, placedSlice(given, from, text.length)]);
}
