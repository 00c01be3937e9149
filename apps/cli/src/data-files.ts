import type { NamedFile } from '@elucida/spectrometer/archive/named-files';
import type {
  FoundExperiment,
  SkippedPart,
  TakenScan,
} from '@elucida/spectrometer/files/file-reading';
import { FILE_KINDS } from '@elucida/spectrometer/files/file-kinds';
import { NO_REFERENCE } from '@elucida/spectrometer/reference/found-reference';
import { readFiles } from '@elucida/spectrometer/read-files';
import type { ReportLanguage } from '@elucida/analysis/job';
import { manual as en } from '@elucida/messages/catalogue/en/manual';
import { manual as es } from '@elucida/messages/catalogue/es/manual';
import { manual as eu } from '@elucida/messages/catalogue/eu/manual';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { InputError } from './options.ts';

/** Files of a folder that are read; a sample's record has some hundred. */
const MOST_FILES = 20_000;

/** What `--data` gives. */
export interface ReadData {
  readonly spectra: readonly Spectrum[];
  /**
   * What was not read or not used, which scan of a run was taken, and which shifts were moved to a reference, one line
   * each.
   */
  readonly notes: readonly string[];
}

/**
 * Adds all files under a path, which may be one file, each by its whole path: folders of the same name are not mixed
 * up. Links are not followed. Stops once there are too many.
 */
function addFiles(path: string, files: NamedFile[]): void {
  if (files.length > MOST_FILES) return;
  if (!statSync(path).isDirectory()) {
    files.push(fileAt(path));
    return;
  }
  for (const entry of readdirSync(path, { withFileTypes: true }))
    if (entry.isDirectory() || entry.isFile()) addFiles(join(path, entry.name), files);
}

const fileAt = (path: string): NamedFile => ({
  path: path.replaceAll('\\', '/'),
  size: statSync(path).size,
  bytes: () => new Uint8Array(readFileSync(path)),
});

const TEXTS = { en: en.file, es: es.file, eu: eu.file } as const;

/** One line about a part that was left out, as the page of manual analysis says it. */
function noteOf(part: SkippedPart, { name, lang }: { name: string; lang: ReportLanguage }): string {
  const texts = TEXTS[lang];
  const [text, kind] =
    part.code === 'not_opened'
      ? [texts.notOpened[FILE_KINDS[part.kind]], texts.kinds[part.kind]]
      : [texts.skipped[part.code], ''];
  return text
    .replace('{{kind}}', () => kind)
    .replace('{{experiment}}', () => ('experiment' in part ? part.experiment : ''))
    .replace('{{name}}', () => (part.title === '' ? name : part.title));
}

/** One line about a scan that was taken of a run of many, as the page of manual analysis says it. */
function scanNoteOf(
  { of, retentionS }: TakenScan,
  { name, lang }: { name: string; lang: ReportLanguage },
): string {
  const texts = TEXTS[lang];
  return (retentionS === null ? texts.scanUntimed : texts.scan)
    .replace('{{scans}}', String(of))
    .replace('{{minutes}}', ((retentionS ?? 0) / 60).toFixed(2))
    .replace('{{name}}', () => name);
}

/** Lines about an experiment whose shifts were moved, may have to be, or stay while another's moved. */
function referenceNotes(
  { name: experiment, reference, axes, state }: FoundExperiment,
  { name, lang }: { name: string; lang: ReportLanguage },
): string[] {
  if (state !== 'used') return [];
  const texts = TEXTS[lang];
  const { line, outcome } = reference ?? NO_REFERENCE;
  const shift = (line?.shift ?? 0).toFixed(3);
  const isSeen = Number(shift) !== 0;
  const lines = [
    ...(outcome === 'moved' && isSeen ? [texts.referenced] : []),
    ...(outcome === 'proposed' ? [texts.referenceAsked] : []),
    ...(axes && axes.stayed.length > 0 ? [texts.planeStays] : []),
  ];
  return lines.map((text) =>
    text
      .replace('{{technique}}', () => experiment)
      .replace('{{shift}}', () => shift)
      .replace('{{reference}}', () => line?.label ?? '')
      .replace('{{nuclei}}', () => axes?.stayed.join(', ') ?? '')
      .replace('{{name}}', () => name),
  );
}

/**
 * Reads the files and folders of `--data`: all of one sample. `formula`: where it is known, its hydrogens scale the
 * integrals. Throws `InputError` where a path cannot be read, or where nothing in them is a spectrum.
 */
export function readData(
  paths: readonly string[],
  { formula, lang }: { formula: string | undefined; lang: ReportLanguage },
): ReadData {
  const parsed = formula === undefined ? null : parseFormula(formula);
  const atoms = parsed?.ok === true ? parsed.formula.counts : null;
  const files: NamedFile[] = [];
  for (const path of paths)
    try {
      addFiles(path, files);
    } catch {
      throw new InputError(`${path} cannot be read`);
    }
  if (files.length > MOST_FILES)
    throw new InputError(`${paths.join(', ')}: more than ${MOST_FILES} files`);
  const isFolder = paths.some((path) => statSync(path).isDirectory());
  const { spectra, skipped, experiments } = readFiles(files, { atoms, isFolder });
  const name = basename(paths[0] ?? '');
  const notes = [
    ...spectra.flatMap(({ scan }) => (scan ? scanNoteOf(scan, { name, lang }) : [])),
    ...experiments.flatMap((each) => referenceNotes(each, { name, lang })),
    ...skipped.map((part) => noteOf(part, { name, lang })),
  ];
  if (spectra.length === 0) throw new InputError(notes.join('\n'));
  return { spectra: spectra.map(({ spectrum }) => spectrum), notes };
}
