/** A JSON object's or list's text without its first and last character, in pieces as it comes. */
export async function* insideOf(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = '';
  let first = true;
  for await (const piece of pieces) {
    const text = held + (first ? piece.slice(1) : piece);
    first = false;
    // Only a bracket can be the last character. Anything else may be half of a character outside
    // the first 65,536.
    held = /[\]}]$/u.exec(text)?.[0] ?? '';
    const sure = text.slice(0, text.length - held.length);
    if (sure !== '') yield sure;
  }
}
