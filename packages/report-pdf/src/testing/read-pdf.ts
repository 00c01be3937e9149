import {
  getDocument,
  VerbosityLevel,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';

/** An element of the tree with its children, or (`content`) a part of the page. */
interface Node {
  readonly type?: string;
  readonly role?: string;
  readonly alt?: string;
  readonly children?: readonly Node[];
}

/** What a reader of the document finds in it. */
export interface ReadPdf {
  readonly pages: readonly string[];
  /** The text of all pages, white space as single blanks. */
  readonly text: string;
  readonly language: string | null;
  readonly title: string;
  readonly tagged: boolean;
  /** Kinds of the elements of the structure tree, in reading order. */
  readonly roles: readonly string[];
  /** Texts of the figures. */
  readonly alts: readonly string[];
}

const onPage = ({ type, children = [] }: Node): boolean =>
  type === 'content' || children.some(onPage);
/** The elements that have something on the page; a page's tree also names those of other pages. */
const nodesOf = (node: Node): Node[] =>
  onPage(node) ? [node, ...(node.children ?? []).flatMap(nodesOf)] : [];

async function readPage(
  document: PDFDocumentProxy,
  number: number,
): Promise<{ text: string; nodes: Node[] }> {
  const page = await document.getPage(number);
  const { items } = await page.getTextContent();
  const tree = (await page.getStructTree()) as Node | null;
  return {
    text: items
      .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? ' ' : ''}` : ''))
      .join('')
      .replace(/\s+/g, ' '),
    nodes: tree === null ? [] : nodesOf(tree),
  };
}

/** Reads a PDF with another program than the one that wrote it. */
export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const document = await getDocument({
    data: new Uint8Array(bytes),
    verbosity: VerbosityLevel.ERRORS,
    useSystemFonts: false,
    disableFontFace: true,
  }).promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, (_, index) => readPage(document, index + 1)),
  );
  const { info } = (await document.getMetadata()) as {
    info: { Title?: string; Language?: string };
  };
  const nodes = pages.flatMap((page) => page.nodes);
  const read = {
    pages: pages.map(({ text }) => text),
    text: pages.map(({ text }) => text).join(' '),
    language: info.Language ?? null,
    title: info.Title ?? '',
    tagged: (await document.getMarkInfo())?.['Marked'] === true,
    roles: nodes.flatMap(({ role }) => (role === undefined ? [] : [role])),
    alts: nodes.flatMap(({ alt }) => (alt === undefined ? [] : [alt])),
  };
  await document.destroy();
  return read;
}
