/** The lines with one more; in place of another where that is among them. Lines are compared trimmed. */
export function withLine(lines: string, line: string, instead?: string): string {
  const all = lines.trim() === '' ? [] : lines.trimEnd().split('\n');
  const place = all.findIndex((each) => each.trim() === instead);
  return (place < 0 ? [...all, line] : all.with(place, line)).join('\n');
}
