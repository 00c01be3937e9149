/** A file by its path, which may be in an archive or a folder: `/` between folders. */
export interface NamedFile {
  readonly path: string;
  readonly size: number;
  /** Its bytes. Throws `Unreadable` where they cannot be had. */
  readonly bytes: () => Uint8Array;
}

/** The last part of a path. */
export const nameOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
/** The folder of a path, with its slash; empty at the root. */
export const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);
