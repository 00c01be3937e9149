/** A molecule's name with nothing a file system minds; `analysis` where it has none. */
export function moleculeFileName(name: string | null): string {
  return (
    (name ?? '')
      .normalize('NFC')
      .replace(/[^\p{L}\p{N},()'-]+/gu, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'analysis'
  );
}

/** `report-ethyl-acetate.pdf` */
export const reportFileName = (name: string | null): string =>
  `report-${moleculeFileName(name)}.pdf`;
