import { folderOf, nameOf, type NamedFile } from './named-files.ts';

/** The files of one sample: a folder with the structure that is expected and whatever was recorded of it. */
export interface SampleFolder {
  /** With its slash; empty for the root. */
  readonly folder: string;
  /** Files of structures that lie in the folder itself. */
  readonly structures: readonly NamedFile[];
  /** All files in it and below, without those of samples within it. */
  readonly files: readonly NamedFile[];
}

/** Molfiles, SD files and SMILES by the names that programs give them. */
const STRUCTURE = /\.(?:mol|sdf?|smi|smiles)$/iu;
/** Files that make a folder an experiment of Bruker or Varian. */
const OF_EXPERIMENT = /^(?:acqus?|procpar)$/iu;

/** No folder: paths have no slash in front. */
const NOWHERE = '/';

/** The folder above, with its slash; empty for the root. */
const parentOf = (folder: string): string => folderOf(folder.slice(0, -1));

/** A folder and all above it, the lowest first; the root is empty. */
function withParents(folder: string): string[] {
  const all = [folder];
  for (let each = folder; each !== '';) {
    each = parentOf(each);
    all.push(each);
  }
  return all;
}

/**
 * The samples among the files of an archive: each folder that holds a structure. Programs also save structures in
 * the folders of experiments (TopSpin does); these belong to the folder above the experiment.
 */
export function sampleFolders(files: readonly NamedFile[]): SampleFolder[] {
  const experiments = new Set(
    files.filter(({ path }) => OF_EXPERIMENT.test(nameOf(path))).map(({ path }) => folderOf(path)),
  );
  const structures = new Map<string, NamedFile[]>();
  for (const file of files.filter(({ path }) => STRUCTURE.test(path))) {
    const own = folderOf(file.path);
    const experiment = withParents(own).findLast((folder) => experiments.has(folder));
    const folder = experiment === undefined ? own : parentOf(experiment);
    structures.set(folder, [...(structures.get(folder) ?? []), file]);
  }
  const sampleOf = (path: string) =>
    withParents(folderOf(path)).find((folder) => structures.has(folder));
  const members = new Map([...structures.keys()].map((folder) => [folder, [] as NamedFile[]]));
  for (const file of files) members.get(sampleOf(file.path) ?? NOWHERE)?.push(file);
  return [...structures].map(([folder, own]) => ({
    folder,
    structures: own.toSorted((a, b) => a.path.length - b.path.length || (a.path < b.path ? -1 : 1)),
    files: members.get(folder) ?? [],
  }));
}
