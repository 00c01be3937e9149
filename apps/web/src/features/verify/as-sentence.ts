/** What is wrong with a row, said of a form or a file as a whole. */
export const asSentence = (words: string): string =>
  `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;
