/**
 * Turns an inverted index name around: `Benzene, 1-chloro-` → `1-chlorobenzene`, `Acetic acid, phenyl-, ethyl ester` →
 * `phenylacetic acid ethyl ester`. Null where the text is none. Upper and lower case stay as they are.
 */
export function turnedName(text: string): string | null {
  const parts = text.split(/, +/);
  if (parts.length < 2 || parts.length > 5) return null;
  let prefix = '';
  const after: string[] = [];
  for (const part of parts.slice(1)) {
    if (part.endsWith('-')) prefix = part.slice(0, -1) + (prefix === '' ? '' : '-') + prefix;
    else if (/^\([^()]{1,40}\)$/.test(part)) prefix = `${part}-${prefix}`;
    else after.push(part);
  }
  if (prefix === '' && after.length === 0) return null;
  const joint = prefix === '' || /^[a-z]/i.test(parts[0]) && !/^(?:[NOS]|alpha|beta|[dl])['-]/i.test(parts[0]) ? '' : '-';
  return [prefix.replace(/-$/, joint === '' ? '' : '-') + joint + parts[0], ...after].join(' ');
}
