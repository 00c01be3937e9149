import PDFDocument from 'pdfkit';
import type { Line, Measure } from '../text/wrap-lines.ts';
import { RISE_SCALE } from '../text/wrap-lines.ts';
import { INK, PAGE } from './measures.ts';
import { typeFamily } from './type-family.ts';

type Document = InstanceType<typeof PDFDocument>;
export type Element = PDFKit.PDFStructureElement;

/** What pdfkit's types lack: the area of a figure, and what a table's head cell is the head of. */
interface ElementOptions extends PDFKit.Mixins.StructureElementOptions {
  readonly bbox?: [number, number, number, number];
  readonly scope?: 'Column' | 'Row';
}

export interface SheetOptions {
  readonly lang: string;
  readonly title: string;
  readonly subject: string;
  readonly date: Date;
}

/** Raised text starts this share of the size above the line, lowered text below it. */
const RISE = { sup: 0.33, sub: -0.14 } as const;

/** pdfkit writes the title into XML as it is. */
const withoutMarkup = (text: string) =>
  text.replaceAll('&', '＆').replaceAll('<', '‹').replaceAll('>', '›');

/**
 * The document being written: pages that follow each other, a place on the page, and the structure
 * tree that tells a reader what everything is. Whatever is drawn belongs to an element of the tree
 * or is an artifact.
 */
export class Sheet {
  readonly doc: Document;
  readonly root: Element;
  /** Where the next block begins, points from the top. */
  y: number = PAGE.top;
  readonly #chunks: Buffer[] = [];
  readonly #done: Promise<Uint8Array>;
  readonly measure: Measure = (text, face, size) =>
    this.doc.font(face).fontSize(size).widthOfString(text);

  constructor({ lang, title, subject, date }: SheetOptions) {
    this.doc = new PDFDocument({
      size: 'A4',
      margin: 0,
      pdfVersion: '1.7',
      lang,
      tagged: true,
      displayTitle: true,
      bufferPages: true,
      autoFirstPage: false,
      font: '',
      info: {
        Title: withoutMarkup(title),
        Subject: withoutMarkup(subject),
        Author: 'Elucida',
        Creator: 'Elucida',
        CreationDate: date,
      },
    });
    const { doc } = this;
    this.#done = new Promise((resolve, reject) => {
      doc
        .on('data', (chunk: Buffer) => this.#chunks.push(chunk))
        .on('end', () => resolve(Buffer.concat(this.#chunks)))
        .on('error', reject);
    });
    // pdfkit also takes a font that is parsed already, which its types do not know.
    for (const [face, font] of typeFamily()) doc.registerFont(face, font as never);
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
    doc.addPage();
  }

  get bottom(): number {
    return PAGE.height - PAGE.bottom;
  }

  /** Whether a block of this height still fits on the page. */
  fits(height: number): boolean {
    return this.y + height <= this.bottom;
  }

  /**
   * Starts a new page where a block of this height would not fit; a block higher than a page stays
   * where it is.
   */
  ensure(height: number): void {
    if (!this.fits(height) && this.y > PAGE.top) this.newPage();
  }

  newPage(): void {
    this.doc.addPage();
    this.y = PAGE.top;
  }

  /** Adds an element to the tree. */
  add(parent: Element, type: string, options: ElementOptions = {}): Element {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws what carries no meaning: rules, repeated heads, page numbers. */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    draw();
    this.doc.endMarkedContent();
  }

  /** Writes one line of text; `baseline` in points from the top. */
  line(
    { segments }: Line,
    {
      x,
      baseline,
      size,
      colour = INK.text,
    }: { x: number; baseline: number; size: number; colour?: string },
  ): void {
    for (const segment of segments) {
      const rise = segment.rise === undefined ? 0 : RISE[segment.rise] * size;
      this.doc
        .font(segment.face)
        .fontSize(segment.rise === undefined ? size : size * RISE_SCALE)
        .fillColor(colour)
        .text(segment.text, x + segment.x, baseline - rise, {
          lineBreak: false,
          baseline: 'alphabetic',
        });
    }
  }

  rule(
    y: number,
    {
      from = PAGE.left,
      to = PAGE.width - PAGE.right,
      width = 0.6,
      colour = INK.rule,
    }: { from?: number; to?: number; width?: number; colour?: string } = {},
  ): void {
    this.doc.moveTo(from, y).lineTo(to, y).lineWidth(width).strokeColor(colour).stroke();
  }

  finish(): Promise<Uint8Array> {
    this.root.end();
    this.doc.end();
    return this.#done;
  }
}
