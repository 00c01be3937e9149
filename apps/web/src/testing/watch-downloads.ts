import { vi } from 'vitest';

/** What the browser was given to save, by file name. */
export function watchDownloads(): Map<string, Blob> {
  const saved = new Map<string, Blob>();
  let last: Blob | null = null;
  vi.stubGlobal(
    'URL',
    Object.assign(URL, {
      createObjectURL: (blob: Blob) => {
        last = blob;
        return 'blob:x';
      },
      revokeObjectURL: () => {},
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.set(this.download, last!);
  });
  return saved;
}
