const LETTERS = /[^a-zñáéíóú]/g;

/**
 * What alphabetical order looks at (P-14.5): Roman letters from the first one on, without `tert-`,
 * locants, italics and marks.
 */
export function alphabetical(word: string): string {
  for (let i = 0; i < word.length; i++) {
    const code = word.charCodeAt(i);
    if (code < 97 || code > 122) return word.replace(/(tert|terc)-/, '').replace(LETTERS, '');
  }
  return word;
}
