/** A text made of another one, with the place there of each of its units (UTF-16) and of its end. */
export interface PlacedText {
  readonly text: string;
  readonly places: Int32Array;
}
/** New text, or a stretch of what was found, which keeps its places. */
export type PutPiece = string | { readonly at: number; readonly length: number };

/** The text as its own original. */
export const placedText = (text: string): PlacedText => ({
  text,
  places: Int32Array.from({ length: text.length + 1 }, (_, at) => at),
});

/** The stretch from `from` to `to`. */
export const placedSlice = (
  { text, places }: PlacedText,
  from: number,
  to: number,
): PlacedText => ({ text: text.slice(from, to), places: places.slice(from, to + 1) });

/** Texts one after another; none at all is the empty text. */
export function joinPlaced(parts: readonly PlacedText[]): PlacedText {
  const places = new Int32Array(parts.reduce((sum, { text }) => sum + text.length, 1));
  let at = 0;
  for (const part of parts) {
    places.set(part.places, at);
    at += part.text.length;
  }
  return { text: parts.map(({ text }) => text).join(''), places };
}

/**
 * Every match of `pattern` (global) replaced by the pieces that `put` gives. New text has the place of what it is put
 * for.
 */
export function rewritePlaced(
  given: PlacedText,
  pattern: RegExp,
  put: (match: RegExpExecArray) => readonly PutPiece[],
): PlacedText {
  const parts: PlacedText[] = [];
  let from = 0;
  for (const match of given.text.matchAll(pattern)) {
    const { 0: found, index } = match;
    parts.push(placedSlice(given, from, index));
    for (const piece of put(match))
      parts.push(
        typeof piece === 'string'
          ? {
              text: piece,
              places: new Int32Array(piece.length + 1).fill(given.places[index]!),
            }
          : placedSlice(given, index + piece.at, index + piece.at + piece.length),
      );
    from = index + found.length;
  }
  return joinPlaced([...parts, placedSlice(given, from, given.text.length)]);
}
