/** The molecule's name with nothing a file system minds; `analysis` where it has none. */
function molecule(name: string | null): string {
  return (name ?? '').normalize('NFC').replace(/[^\p{L}\p{N},()'-]+/gu, '-').replace(/^-+|-+$/g, '').slice(0, 80) || 'analysis';
}

/** `ethyl-acetate-2026-01-31T12-30-05.json`: the molecule and a timestamp. */
export const resultFileName = (name: string | null, now: Date, extension = 'json'): string => `${molecule(name)}-${now.toISOString().slice(0, 19).replaceAll(':', '-')}.${extension}`;

/** `report-ethyl-acetate.pdf` */
export const reportFileName = (name: string | null): string => `report-${molecule(name)}.pdf`;
