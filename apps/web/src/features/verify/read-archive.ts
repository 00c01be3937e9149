import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { NamedFile } from '@elucida/spectrometer/archive/named-files';
import { folderOf, nameOf } from '@elucida/spectrometer/archive/named-files';
import { sampleFolders, type SampleFolder } from '@elucida/spectrometer/archive/sample-folders';
import { filesOfArchive } from '@elucida/spectrometer/archive/unpack';
import { readFiles } from '@elucida/spectrometer/read-files';
import { readSection } from '@elucida/spectra/experimental/read-section';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { hasPeaks, MOST_CASES, refused, sorted, type ReadCases, type Row } from './cases.ts';
import { isTableOfStructures, readCases, type FilesOfRow, type FindFiles } from './read-cases.ts';
import { structureOfFile, structureOfSmiles, type FileStructure } from './structure-of-file.ts';

/** Bytes of a text that is read as an experimental section, and of a structure. */
const MOST_TEXT_BYTES = 200_000;
/** Bytes of a table within an archive. */
const MOST_TABLE_BYTES = 20_000_000;

/** The text of a file; null where it is damaged: the others of its sample are not. */
function textOf(file: NamedFile): string | null {
  try {
    return new TextDecoder().decode(file.bytes());
  } catch {
    return null;
  }
}

/** A spectrum without its curve or plane, which the judge does not ask for. */
function bare(spectrum: Spectrum): Spectrum {
  const copy = { ...spectrum };
  delete copy.trace;
  delete copy.plane;
  return copy;
}

/** The spectra of a sample's files that `known` has no list of: what a chemist lists counts before what is picked. */
function spectraOfFiles(
  files: readonly NamedFile[],
  {
    folder,
    atoms,
    known,
  }: {
    folder: string;
    atoms: AtomCounts | null;
    known: readonly Spectrum[];
  },
): FilesOfRow {
  const texts = files
    .filter((file) => folderOf(file.path) === folder && /\.txt$/i.test(file.path))
    .filter(({ size }) => size <= MOST_TEXT_BYTES)
    .map((file) => ({ name: nameOf(file.path), text: textOf(file) }));
  const printed = texts
    .map(({ text }) => readSection(text ?? ''))
    .filter(({ spectra }) => hasPeaks(spectra));
  const spectra = printed.flatMap((section) => section.spectra);
  const { spectra: recorded, skipped } = readFiles(files, {
    atoms,
    isFolder: true,
  });
  const listed = new Set([...known, ...spectra].map(({ type }) => type));
  return {
    spectra: [
      ...spectra.filter(({ type }) => !known.some((each) => each.type === type)),
      ...recorded.map(({ spectrum }) => bare(spectrum)).filter(({ type }) => !listed.has(type)),
    ],
    unused: [
      ...texts.filter(({ text }) => text === null).map((damaged) => damaged.name),
      ...printed.flatMap(({ unused }) => unused.map(({ text }) => text)),
      ...skipped.map(({ title }) => title).filter((title) => title !== ''),
    ],
  };
}

/** The one structure of a sample, or why there is none. */
function structureOf({ structures }: SampleFolder): FileStructure | 'molfile' | 'several' {
  const read = structures
    .filter(({ size }) => size <= MOST_TEXT_BYTES)
    .map((file) => structureOfFile(file.path, textOf(file) ?? ''))
    .filter((structure) => structure !== null);
  if (new Set(read.map(({ constitution }) => constitution)).size > 1) return 'several';
  return read[0] ?? 'molfile';
}

/** The name of a sample: that of its folder, else that of the archive. */
const idOf = ({ folder }: SampleFolder, archive: string): string =>
  nameOf(folder.slice(0, -1)) || archive.replace(/\.(?:zip|tar)$/i, '');

function rowOf(sample: SampleFolder, archive: string): Row {
  const structure = structureOf(sample);
  if (typeof structure === 'string') return structure;
  const { smiles, atoms } = structure;
  const read = spectraOfFiles(sample.files, {
    folder: sample.folder,
    atoms,
    known: [],
  });
  if (!hasPeaks(read.spectra)) return 'peaks';
  return { id: idOf(sample, archive), structure: smiles, ...read };
}

/** The table of structures at the top of an archive, or in the one folder that it holds; null where there is none. */
function tableOf(files: readonly NamedFile[]): NamedFile | null {
  const depthOf = ({ path }: NamedFile) => path.split('/').length;
  const top = Math.min(...files.map(depthOf));
  const tables = files.filter(
    (file) =>
      depthOf(file) === top &&
      file.size <= MOST_TABLE_BYTES &&
      /\.(?:csv|tsv|jsonl|ndjson)$/i.test(file.path),
  );
  return (
    tables.find(
      (file) => /l$|ndjson$/i.test(file.path) || isTableOfStructures(textOf(file) ?? ''),
    ) ?? null
  );
}

/** Files beside a table by the folder or archive that a row names. */
function besides(table: NamedFile, files: readonly NamedFile[], onRow: () => void): FindFiles {
  const root = folderOf(table.path);
  return ({ folder, structure, spectra }) => {
    onRow();
    const wanted = `${root}${folder.replaceAll('\\', '/').replace(/^\.?\/+|\/+$|\.(?:zip|tar|tgz|tar\.gz)$/g, '')}/`;
    const own = files.filter(({ path }) => path.toLowerCase().startsWith(wanted.toLowerCase()));
    if (own.length === 0) return null;
    return spectraOfFiles(own, {
      folder: folderOf(own[0]!.path).slice(0, wanted.length),
      atoms: structureOfSmiles(structure)?.atoms ?? null,
      known: spectra,
    });
  };
}

/**
 * The samples of an archive: the rows of a table in it with the folders that they name, else a sample for each
 * folder that holds a structure (molfile, SD file, SMILES) with the files of its spectra. `onSample`: how many have
 * been read.
 */
export function readArchive(
  name: string,
  bytes: Uint8Array,
  onSample: (done: number) => void,
): ReadCases {
  let files: readonly NamedFile[];
  try {
    files = filesOfArchive(bytes);
  } catch {
    return refused('damaged');
  }
  if (files.length === 0) return refused('empty');
  let done = 0;
  const count = () => onSample(++done);
  const table = tableOf(files);
  if (table !== null) {
    const text = textOf(table);
    return text === null
      ? refused('damaged')
      : readCases(table.path, text, besides(table, files, count));
  }
  const samples = sampleFolders(files);
  if (samples.length === 0) return refused('no_samples');
  const rows = samples.slice(0, MOST_CASES + 1).map((sample, i): Row => {
    // One more than is used says that there are too many; it is not read.
    if (i >= MOST_CASES) return 'peaks';
    count();
    return rowOf(sample, name);
  });
  return sorted(rows, (place) => idOf(samples[place]!, name));
}
