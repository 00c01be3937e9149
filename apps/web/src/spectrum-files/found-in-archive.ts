import type { FileKind } from './file-kinds.ts';
import type { SkippedPart } from './file-reading.ts';

/** Files in archives by their endings: only their names are asked, none is unpacked. */
const KINDS: readonly (readonly [RegExp, FileKind])[] = [
  [/\.jdf$/iu, 'jeol'],
  [/\.mnova$/iu, 'mestrenova'],
  [/\.spc$/iu, 'galactic'],
  [/\.(?:mzml|mzxml|nmrml)$/iu, 'mass_xml'],
  [/\.nmredata[^/]*\.sdf$/iu, 'nmredata'],
  [/\.pdf$/iu, 'pdf'],
];
/** Kinds that can be opened, but by themselves. */
const READABLE = /\.(?:dx|jdx|jcamp|jcm|csv|tsv)$/iu;
/** Parts of an archive that are named; nobody reads more. */
const MOST_NAMED = 20;

const baseOf = (name: string): string => name.split('/').at(-1)!;

/**
 * What an archive holds apart from Bruker's experiments, and is not read: the document that it is, Varian's
 * experiments, and files of known kinds.
 */
export function foundInArchive(names: readonly string[]): SkippedPart[] {
  // Office Open XML (ECMA-376 part 2, §7.2.3) and OpenDocument (part 2, §3.3).
  if (names.some((name) => name === '[Content_Types].xml' || name === 'META-INF/manifest.xml'))
    return [{ code: 'not_opened', kind: 'office', title: '' }];
  return names
    .filter((name) => !/(?:^|\/)(?:__MACOSX|\.)/u.test(name))
    .flatMap((name): SkippedPart[] => {
      const title = baseOf(name);
      if (title === 'procpar') {
        const folder = name.split('/').slice(-2, -1)[0] ?? '';
        return [{ code: 'not_opened', kind: 'varian', title: folder }];
      }
      const kind = KINDS.find(([pattern]) => pattern.test(name))?.[1];
      if (kind !== undefined) return [{ code: 'not_opened', kind, title }];
      return READABLE.test(name) ? [{ code: 'unpack', title }] : [];
    })
    .slice(0, MOST_NAMED);
}
