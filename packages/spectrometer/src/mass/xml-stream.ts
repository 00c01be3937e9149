import { SaxesParser } from 'saxes';
import { encodingOf } from '../files/text-encoding.ts';
import { Unreadable } from '../recorded/unreadable.ts';

/** Bytes that are handed to the parser at a time. */
const PIECE = 262_144;
/** Bytes without a mark (`<`): the text of one element, which is the longest thing that is held. */
const MOST_TEXT = 60_000_000;
/** Elements within each other, and attributes of one; mzML and mzXML have some ten of both. */
const MOST_DEPTH = 64,
  MOST_ATTRIBUTES = 100;
const MARK = 0x3c;

/** Attributes of an element by their names. */
export type Attributes = Readonly<Record<string, string | undefined>>;

/** Who is told of the elements of a document, in their order. */
export interface XmlListener {
  /** Elements whose text is kept. */
  readonly texts: ReadonlySet<string>;
  readonly opened: (name: string, attributes: Attributes) => void;
  /** `text` is empty for elements whose text is not kept. */
  readonly closed: (name: string, text: string) => void;
}

/** A parser that tells a listener, and throws at what is no XML, too deep or too wide. */
function parserFor({ texts, opened, closed }: XmlListener): SaxesParser {
  const parser = new SaxesParser({ xmlns: false, position: false });
  let [depth, attributes, text, isKept] = [0, 0, '', false];
  // Entities of a document's own are not known to the parser, so that nothing grows out of them.
  parser.on('doctype', () => {
    throw new Unreadable('damaged', 'a document type');
  });
  parser.on('attribute', () => {
    if (++attributes > MOST_ATTRIBUTES) throw new Unreadable('damaged', 'attributes');
  });
  parser.on('opentag', (tag) => {
    if (++depth > MOST_DEPTH) throw new Unreadable('damaged', 'depth');
    [attributes, text, isKept] = [0, '', texts.has(tag.name)];
    opened(tag.name, tag.attributes);
  });
  parser.on('text', (piece) => {
    if (isKept) text += piece;
  });
  parser.on('closetag', ({ name }) => {
    depth--;
    closed(name, isKept ? text : '');
    [text, isKept] = ['', false];
  });
  return parser;
}

/**
 * What a listener gives while a document of XML is read, piece by piece: neither the text nor a tree of it is ever
 * whole in memory. Throws where the document is not well-formed or ends too early.
 */
export function* itemsOfXml<Item>(
  bytes: Uint8Array,
  listenerOf: (give: (item: Item) => void) => XmlListener,
): Generator<Item, void> {
  const found: Item[] = [];
  const parser = parserFor(listenerOf((item) => found.push(item)));
  const decoder = new TextDecoder(encodingOf(bytes));
  let unmarked = 0;
  for (let at = 0; at < bytes.length; at += PIECE) {
    const piece = bytes.subarray(at, at + PIECE);
    const mark = piece.lastIndexOf(MARK);
    unmarked = mark < 0 ? unmarked + piece.length : piece.length - mark;
    if (unmarked > MOST_TEXT) throw new Unreadable('too_large');
    parser.write(decoder.decode(piece, { stream: true }));
    yield* found.splice(0);
  }
  parser.write(decoder.decode()).close();
  yield* found;
}
