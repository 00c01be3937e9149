/**
 * Kinds of files that are recognised and not read, with what can be done about it: a program's file is exported,
 * numbers that were packed are written again, a part of a folder is opened with its folder, pictures and JSON are
 * opened elsewhere.
 */
export const FILE_KINDS = {
  opus: 'exported',
  omnic: 'exported',
  perkin_elmer: 'exported',
  mestrenova: 'exported',
  thermo_raw: 'exported',
  hdf5: 'exported',
  mass_xml: 'exported',
  numpress: 'repacked',
  bruker_part: 'with_folder',
  varian: 'with_folder',
  bruker_parameters: 'with_folder',
  pdf: 'picture',
  image: 'picture',
  json: 'imported',
  structure: 'no_spectrum',
  chemdraw: 'no_spectrum',
  office: 'no_spectrum',
  archive: 'unpacked',
  xml: 'unknown',
  binary: 'unknown',
} as const;
export type FileKind = keyof typeof FILE_KINDS;

/** Characters and bytes at a place of the file that only this kind has there. */
interface Signature {
  readonly kind: FileKind;
  readonly at?: number;
  readonly bytes: string;
}
/**
 * From the formats' own descriptions: Bruker OPUS, Thermo OMNIC, PerkinElmer
 * PEPE, HDF5, PDF 32000 §7.5.2, compound files ([MS-CFB] §2.2), PNG, JPEG, TIFF, GIF, gzip (RFC 1952),
 * 7-Zip, RAR, bzip2, tar (POSIX ustar), ChemDraw CDX, Thermo RAW ("Finnigan" in UTF-16).
 */
const SIGNATURES: readonly Signature[] = [
  { kind: 'opus', bytes: '\x0a\x0a\xfe\xfe' },
  { kind: 'omnic', bytes: 'Spectral Data File' },
  { kind: 'perkin_elmer', bytes: 'PEPE' },
  { kind: 'hdf5', bytes: '\x89HDF\r\n\x1a\n' },
  { kind: 'thermo_raw', bytes: '\x01\xa1F\0i\0n\0n\0i\0g\0a\0n\0' },
  { kind: 'pdf', bytes: '%PDF-' },
  { kind: 'office', bytes: '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1' },
  { kind: 'office', bytes: '{\\rtf' },
  { kind: 'image', bytes: '\x89PNG\r\n\x1a\n' },
  { kind: 'image', bytes: '\xff\xd8\xff' },
  { kind: 'image', bytes: 'II*\0' },
  { kind: 'image', bytes: 'MM\0*' },
  { kind: 'image', bytes: 'GIF8' },
  { kind: 'image', at: 8, bytes: 'WEBP' },
  { kind: 'archive', bytes: '\x1f\x8b' },
  { kind: 'archive', bytes: '7z\xbc\xaf\x27\x1c' },
  { kind: 'archive', bytes: 'Rar!\x1a\x07' },
  { kind: 'archive', bytes: 'BZh' },
  { kind: 'archive', at: 257, bytes: 'ustar' },
  { kind: 'chemdraw', bytes: 'VjCD0100' },
];

/** Files of an experiment's folder, which mean nothing without the others. */
const BRUKER_PART = /^(?:fid|ser|[12][ri]{1,2}|3rrr)$/u;
/** Control characters that texts have: tab, ends of lines and pages, the end of a DOS file, escape. */
const TEXT_CONTROLS = new Set([9, 10, 11, 12, 13, 26, 27]);
/** Share of other control characters from which a file is no text. */
const MOST_CONTROLS = 0.002;

const isAt = (bytes: Uint8Array, { at = 0, bytes: wanted }: Signature): boolean =>
  [...wanted].every((character, index) => bytes[at + index] === character.charCodeAt(0));

/** UTF-16 with its mark of byte order is a text in spite of its zeros. */
const isWide = ([first, second]: Uint8Array): boolean =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Whether the beginning of a file holds what no text does: zeros, or many control characters. */
export function isBinary(head: Uint8Array): boolean {
  if (isWide(head)) return false;
  let controls = 0;
  for (const byte of head) {
    if (byte === 0) return true;
    if (byte < 32 && !TEXT_CONTROLS.has(byte)) controls++;
  }
  return controls > MOST_CONTROLS * head.length;
}

/**
 * A `fid` of VnmrJ: its header says how many bytes a number, a trace and a block have, and they agree (VnmrJ User
 * Programming, "Data file header").
 */
function isVarian(bytes: Uint8Array): boolean {
  if (bytes.length < 32) return false;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [, traces, points, size, traceBytes, blockBytes] = Array.from({ length: 6 }, (_, index) =>
    view.getInt32(4 * index),
  ) as [number, number, number, number, number, number];
  return (
    (size === 2 || size === 4) &&
    points > 0 &&
    traceBytes === points * size &&
    blockBytes > traces * traceBytes &&
    (blockBytes - traces * traceBytes) % 28 === 0
  );
}

/** The kind of a text that is no list of numbers, by how it begins. */
function kindOfText(text: string): FileKind | null {
  const head = text.trimStart();
  if (/^<(?:\?xml|!DOCTYPE|[a-z])/iu.test(head))
    return /<(?:mzData|nmrML)\b/u.test(head) ? 'mass_xml' : 'xml';
  if (/^\s*##TITLE=\s*Parameter file/u.test(text)) return 'bruker_parameters';
  if (/^M {2}END\b/mu.test(text) || /^(?:HEADER|ATOM {2}|HETATM)/u.test(head)) return 'structure';
  return /^(?:\{\s*"|\[\s*[{["\d-])/u.test(head) ? 'json' : null;
}

/**
 * What a file is that cannot be opened here, by the bytes it begins with; null where it may be a text of numbers.
 * Of formats without a signature, the name by which their programs know them is asked.
 */
export function kindOfFile(head: Uint8Array, name: string): FileKind | null {
  const signed = SIGNATURES.find((signature) => isAt(head, signature));
  if (signed) return signed.kind;
  if (!isBinary(head)) return kindOfText(new TextDecoder().decode(head));
  const base = name.toLowerCase().replace(/^.*[/\\]/u, '');
  if (isVarian(head)) return 'varian';
  if (BRUKER_PART.test(base)) return 'bruker_part';
  if (base.endsWith('.mnova')) return 'mestrenova';
  return 'binary';
}
