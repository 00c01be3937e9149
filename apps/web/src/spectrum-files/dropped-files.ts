/** Files of a drop, with those in dropped folders; `isFolder` where a folder was among them. */
export interface Dropped {
  readonly files: readonly File[];
  readonly isFolder: boolean;
}

/** Files of one folder that are taken; a sample's record has some hundred. */
const MOST_FILES = 5000;

const filesIn = (folder: FileSystemDirectoryEntry): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => {
    const reader = folder.createReader();
    const found: FileSystemEntry[] = [];
    // A reader hands out some hundred entries at a time, and none at the end.
    const next = () =>
      reader.readEntries((entries) => {
        found.push(...entries);
        if (entries.length === 0 || found.length > MOST_FILES) resolve(found);
        else next();
      }, reject);
    next();
  });

/** The file with its path in the folder, which tells what it is a part of. */
const fileOf = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => {
    entry.file((file) => {
      Object.defineProperty(file, 'webkitRelativePath', {
        value: entry.fullPath.replace(/^\//u, ''),
        configurable: true,
      });
      resolve(file);
    }, reject);
  });

async function collect(entries: readonly FileSystemEntry[], files: File[]): Promise<void> {
  for (const entry of entries) {
    if (files.length >= MOST_FILES) return;
    if (entry.isFile) files.push(await fileOf(entry as FileSystemFileEntry));
    else await collect(await filesIn(entry as FileSystemDirectoryEntry), files);
  }
}

/** What was dropped, folders with all that is in them. Must be asked before the drop's event ends. */
export function droppedFiles(transfer: DataTransfer): Promise<Dropped> {
  const plain = [...transfer.files];
  const entries = [...(transfer.items ?? [])].flatMap((item) =>
    item.kind === 'file' ? (item.webkitGetAsEntry?.() ?? []) : [],
  );
  if (!entries.some((entry) => entry.isDirectory))
    return Promise.resolve({ files: plain, isFolder: false });
  const files: File[] = [];
  return collect(entries, files).then(
    () => ({ files, isFolder: true }),
    () => ({ files: plain, isFolder: false }),
  );
}
