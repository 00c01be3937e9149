/**
 * Turns an inverted index name around: `Benzene, 1-chloro-` → `1-chlorobenzene`, `Acetic acid,
 * phenyl-, ethyl ester` →
 * `phenylacetic acid ethyl ester`. Null where the text is none. Upper and lower case stay as they
 * are.
 */
export function turnedName(text: string): string | null {
  const parts = text.replace(/ ?\(\d+CI(?:, ?\d+CI)*\)$/, '').split(/, +/);
  if (parts.length < 2 || parts.length > 5) return null;
  let prefix = '';
  const after: string[] = [];
  for (const part of parts.slice(1)) {
    if (part.endsWith('-')) prefix = part.slice(0, -1) + (prefix === '' ? '' : '-') + prefix;
    else if (/^\([^()]{1,40}\)$/.test(part)) prefix = `${part}-${prefix}`;
    else after.push(part);
  }
  if (prefix === '' && after.length === 0) return null;
  const joint =
    prefix === '' || (/^[a-z]/i.test(parts[0]) && !/^(?:[NOS]|alpha|beta|[dl])['-]/i.test(parts[0]))
      ? ''
      : '-';
  // `sulfone, methyl vinyl`: the class comes last.
  if (prefix === '' && after.length === 1 && CLASS.test(parts[0])) return `${after[0]} ${parts[0]}`;
  // `Phenol, 4,4'-sulfonylbis[2-methyl-`: the bracket is closed behind the parent.
  const open = unclosed(prefix);
  return [prefix.replace(/-$/, joint === '' ? '' : '-') + joint + parts[0] + open, ...after].join(
    ' ',
  );
}

const CLASS = /^(?:ether|sulfide|disulfide|sulfone|sulfoxide|ketone|peroxide|alcohol)$/i;

/** The closing brackets that a text lacks. */
function unclosed(text: string): string {
  const stack: string[] = [];
  for (const sign of text) {
    if (sign === '(' || sign === '[') stack.push(sign === '(' ? ')' : ']');
    else if (sign === ')' || sign === ']') stack.pop();
  }
  return stack.reverse().join('');
}
