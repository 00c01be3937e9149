import type { AtomCounts } from '@elucida/spectra/formula/formula';
import { nameOf, type NamedFile } from './archive/named-files.ts';
import { filesOfArchive, isArchive, withoutGzip } from './archive/unpack.ts';
import { brukerExperiments } from './bruker/bruker-experiments.ts';
import type {
  FileReading,
  FileSpectrum,
  FoundExperiment,
  SkippedPart,
} from './files/file-reading.ts';
import { kindOfFile } from './files/file-kinds.ts';
import { isOffice, kindByName } from './files/kinds-by-name.ts';
import { encodingOf } from './files/text-encoding.ts';
import { isJcamp } from './jcamp/jcamp-entry.ts';
import { readJcamp } from './jcamp/read-jcamp.ts';
import { isJeol, jeolExperiment } from './jeol/jeol-experiment.ts';
import type { MassRun } from './mass/mass-run.ts';
import { listsOfRecords, type NmredataRecord } from './nmredata/lists-of-records.ts';
import { isNmredata, readNmredata } from './nmredata/read-nmredata.ts';
import { openRunIn, readOther } from './other-files.ts';
import type { Experiment } from './recorded/experiment.ts';
import { kindOf, techniqueOfExperiment } from './recorded/experiment-kind.ts';
import { Unreadable } from './recorded/unreadable.ts';
import { spectraOf, type LeftOut, type ReadSpectra } from './spectra-of-experiments.ts';
import { nmrCurve } from './tables/nmr-curve.ts';
import { readCsv } from './tables/read-csv.ts';
import { varianExperiments } from './varian/varian-experiments.ts';

/** Bytes by which a file is judged. */
const HEAD_BYTES = 65_536;
/** Largest text that is opened. */
const MOST_TEXT_BYTES = 60_000_000;
/** Largest record of NMReDATA. */
const MOST_RECORD_BYTES = 2_000_000;
/** Parts of an archive that are named; nobody reads more. */
const MOST_NAMED = 20;

/** What files hold: experiments of NMR, spectra of other techniques, and what was left out. */
interface Found {
  readonly experiments: readonly Experiment[];
  readonly other: Pick<FileReading, 'spectra' | 'skipped'>;
  /** NMReDATA records, whose lists count where the experiments themselves are not there. */
  readonly records: readonly NmredataRecord[];
  /** Runs of many mass spectra, in the order of those that were taken of them. */
  readonly runs: readonly OpenedLater[];
}
/** Opens a run; null where it has no scans. Throws where it cannot be read. */
type OpenedLater = () => MassRun | null;

const NOTHING: Found = {
  experiments: [],
  other: { spectra: [], skipped: [] },
  records: [],
  runs: [],
};
const skip = (part: SkippedPart): Found => ({
  ...NOTHING,
  other: { spectra: [], skipped: [part] },
});

/** Why a file was not read. What no reader foresaw (a file that contradicts itself) is the file's fault too. */
const failed = (error: unknown, title: string): SkippedPart => ({
  code: error instanceof Unreadable ? error.trouble : 'damaged',
  title,
});

const textOf = (bytes: Uint8Array): string => new TextDecoder(encodingOf(bytes)).decode(bytes);

/** Whether a file is a part of an experiment's folder, which only its reader knows. */
const isInside = (path: string, experiments: readonly Experiment[]): boolean =>
  experiments.some((experiment) => path.startsWith(`${experiment.path}/`));

/** Parts that were left out, with the file's title where they have none. */
const titled = (
  { spectra, skipped }: Pick<FileReading, 'spectra' | 'skipped'>,
  title: string,
): Found['other'] => ({
  spectra,
  skipped: skipped.map((part) => (part.title === '' ? { ...part, title } : part)),
});

/** One file that is a record by itself. */
function readOne(file: NamedFile, isOfArchive: boolean): Found {
  const title = isOfArchive ? nameOf(file.path) : '';
  const named = kindByName(file.path);
  // What macOS adds to an archive.
  if (/(?:^|\/)__MACOSX\//u.test(file.path)) return NOTHING;
  const isSpectrum = /\.(?:jdf|j?dx|jcamp|jcm|csv|tsv|sdf|spc|cdf|mzx?ml)$/iu.test(file.path);
  // Archives hold logs, programs and pictures by the hundred: names say what is worth a look.
  if (isOfArchive && !isSpectrum)
    return named === undefined ? NOTHING : skip({ code: 'not_opened', kind: named, title });
  const bytes = file.bytes();
  if (isJeol(bytes)) return { ...NOTHING, experiments: [jeolExperiment(file.path, bytes)] };
  const other = readOther(bytes, file.path);
  if (other !== null)
    return {
      ...NOTHING,
      other: titled(other, title),
      runs: other.spectra.flatMap(({ scan }) => (scan ? () => openRunIn(file.bytes()) : [])),
    };
  const kind = kindOfFile(bytes.subarray(0, HEAD_BYTES), file.path);
  if (kind === 'structure' || (kind === null && /\.sdf$/iu.test(file.path))) {
    const record = textOf(bytes.subarray(0, MOST_RECORD_BYTES));
    if (isNmredata(record))
      return { ...NOTHING, records: [{ title: nameOf(file.path), spectra: readNmredata(record) }] };
    if (/\.nmredata[^/]*\.sdf$/iu.test(file.path)) return skip({ code: 'damaged', title });
    // Structures alone, of which archives have many.
    if (isOfArchive) return NOTHING;
  }
  if (kind !== null) return skip({ code: 'not_opened', kind, title });
  if (bytes.length > MOST_TEXT_BYTES) return skip({ code: 'too_large', title });
  const text = textOf(bytes);
  const curve = isJcamp(text) ? null : nmrCurve(text, file.path);
  if (curve === 'no_frequency') return skip({ code: curve, title });
  const { experiments, spectra, skipped } = isJcamp(text)
    ? readJcamp(text, file.path)
    : curve === null
      ? { experiments: [], ...readCsv(text) }
      : { experiments: [curve], spectra: [], skipped: [] };
  return {
    ...NOTHING,
    experiments,
    other: titled({ spectra, skipped }, title),
  };
}

function findIn(packed: NamedFile): Found {
  const file = withoutGzip(packed);
  const bytes = file.bytes();
  const hasFiles = isArchive(bytes);
  const files = hasFiles ? filesOfArchive(bytes) : [{ ...file, bytes: () => bytes }];
  if (hasFiles && isOffice(files.map(({ path }) => path)))
    return skip({ code: 'not_opened', kind: 'office', title: '' });
  const folders = hasFiles ? [...brukerExperiments(files), ...varianExperiments(files)] : [];
  return join(
    folders,
    files.filter(({ path }) => !isInside(path, folders)),
    hasFiles,
  );
}

/** Folders' experiments with what the other files hold. */
function join(
  folders: readonly Experiment[],
  rest: readonly NamedFile[],
  isOfArchive: boolean,
): Found {
  const experiments = [...folders];
  const spectra: FileSpectrum[] = [];
  const skipped: SkippedPart[] = [];
  const records: NmredataRecord[] = [];
  const runs: OpenedLater[] = [];
  for (const file of rest) {
    try {
      const found = readOne(file, isOfArchive);
      records.push(...found.records);
      runs.push(...found.runs);
      experiments.push(...found.experiments);
      spectra.push(...found.other.spectra);
      skipped.push(...found.other.skipped);
    } catch (error) {
      skipped.push(failed(error, nameOf(file.path)));
    }
  }
  return { experiments, other: { spectra, skipped: skipped.slice(0, MOST_NAMED) }, records, runs };
}

/** Files that say nothing without the others of their folder. */
const PART_OF_FOLDER = /(?:^|[\\/])(?:acqus|procs|procpar)$/iu;

/**
 * Everything that files and archives hold. `isFolder`: they are the files of a folder. Files chosen one by one are
 * read as one where they are those of a folder of Bruker or Varian.
 */
function findAll(files: readonly NamedFile[], isFolder: boolean): Found {
  if (isFolder || files.some(({ path }) => PART_OF_FOLDER.test(path))) {
    const archives = files.filter(({ path }) => /\.(?:zip|tar|tgz|tar\.gz)$/iu.test(path));
    const own = files.filter((file) => !archives.includes(file));
    const folders = [...brukerExperiments(own), ...varianExperiments(own)];
    const loose = own.filter(({ path }) => !isInside(path, folders));
    return together([join(folders, loose, true), ...archives.map(safely)]);
  }
  return together(files.map(safely));
}

function safely(file: NamedFile): Found {
  try {
    return findIn(file);
  } catch (error) {
    return skip(failed(error, nameOf(file.path)));
  }
}

const together = (parts: readonly Found[]): Found => ({
  experiments: parts.flatMap(({ experiments }) => experiments),
  other: {
    spectra: parts.flatMap(({ other }) => other.spectra),
    skipped: parts.flatMap(({ other }) => other.skipped),
  },
  records: parts.flatMap(({ records }) => records),
  runs: parts.flatMap(({ runs }) => runs),
});

/** The title by which an experiment is known: its folder's last two names, or its file's name. */
const titleOf = ({ path }: Experiment): string => path.split('/').slice(-2).join('/');

function skippedOf({ experiment, why }: LeftOut): SkippedPart {
  const title = titleOf(experiment);
  if (why !== 'unused') return { code: why, title };
  const { name } = kindOf(experiment);
  // A spectrum in one dimension of a nucleus that has no technique here.
  return experiment.nuclei.length === 1 && (name === '' || name === experiment.nuclei[0])
    ? { code: 'other_kind', title }
    : { code: 'experiment_unused', experiment: name, title };
}

/** The experiments that files hold, in the order in which `readFiles` names them. */
export const experimentsOf = (
  files: readonly NamedFile[],
  isFolder: boolean,
): readonly Experiment[] => findAll(files, isFolder).experiments;

/**
 * Opens a run of many mass spectra by its place among those that `readFiles` took a scan of. Null where there is none.
 * Throws where it cannot be read.
 */
export const openRunOf = (
  files: readonly NamedFile[],
  { run, isFolder }: { run: number; isFolder: boolean },
): MassRun | null => findAll(files, isFolder).runs[run]?.() ?? null;

/** How files are read. */
export interface ReadingOptions {
  /** Atoms of the formula; null where it is not known. */
  readonly atoms?: AtomCounts | null;
  /** The files lie in a folder, of which most are no spectra. */
  readonly isFolder?: boolean;
  /** Experiments that are not used, by their paths. */
  readonly without?: readonly string[];
}

/**
 * Reads files of spectrometers, archives and folders of them, JCAMP-DX files and tables of numbers: one sample, whose
 * experiments are read together. Never throws.
 */
export function readFiles(
  files: readonly NamedFile[],
  { atoms = null, isFolder = false, without = [] }: ReadingOptions = {},
): FileReading {
  const { experiments, other, records } = findAll(files, isFolder);
  const wanted = experiments.filter(({ path }) => !without.includes(path));
  const read = spectraOf(wanted, { atoms });
  const listed = listsOfRecords(records, [
    ...read.spectra,
    ...other.spectra.map(({ spectrum }) => spectrum),
  ]);
  const spectra: FileSpectrum[] = [
    ...read.spectra.map((spectrum) => ({ spectrum, picked: true })),
    ...other.spectra,
    ...listed.spectra,
  ];
  const skipped = [...read.leftOut.map(skippedOf), ...other.skipped, ...listed.skipped];
  const isEmpty = spectra.length + skipped.length + experiments.length === 0;
  return {
    experiments: experiments.map((experiment) =>
      found(experiment, { read, isExcluded: !wanted.includes(experiment) }),
    ),
    spectra,
    skipped: isEmpty ? [{ code: 'nothing_found', title: '' }] : skipped,
  };
}

function found(
  experiment: Experiment,
  { read, isExcluded }: { read: ReadSpectra; isExcluded: boolean },
): FoundExperiment {
  const { path, title, nuclei, mhz, solvent, recordedAt } = experiment;
  const why = read.leftOut.find((each) => each.experiment === experiment)?.why;
  return {
    path,
    title,
    name: kindOf(experiment).name,
    technique: techniqueOfExperiment(experiment),
    nuclei,
    mhz,
    solvent,
    recordedAt,
    state: isExcluded ? 'excluded' : (why ?? (read.used.has(experiment) ? 'used' : 'second')),
    outline: read.outlines.get(experiment) ?? null,
    reference: read.references.get(experiment) ?? null,
    axes: read.axes.get(experiment) ?? null,
  };
}
