import { nameOf } from '../archive/named-files.ts';
import type { FileKind } from './file-kinds.ts';

/** Files by their endings, which are named and not read. Others of an archive are of no concern. */
const KINDS: readonly (readonly [RegExp, FileKind])[] = [
  [/\.mnova$/iu, 'mestrenova'],
  [/\.(?:mzdata|nmrml)$/iu, 'mass_xml'],
  [/\.pdf$/iu, 'pdf'],
];

/**
 * Whether paths are those of an office document: Office Open XML (ECMA-376 part 2, §7.2.3), OpenDocument (part 2,
 * §3.3).
 */
export const isOffice = (paths: readonly string[]): boolean =>
  paths.some((path) => path === '[Content_Types].xml' || path === 'META-INF/manifest.xml');

/** The kind of a file by its name alone; undefined for names that say nothing. */
export const kindByName = (path: string): FileKind | undefined =>
  KINDS.find(([pattern]) => pattern.test(nameOf(path)))?.[1];
