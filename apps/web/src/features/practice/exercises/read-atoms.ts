/** Atoms as a student writes them, and the first word that names none. */
export interface WrittenAtoms {
  /** 0-based, each once, in their order. */
  readonly atoms: readonly number[];
  readonly fault: string | null;
}

/** Reads `C2, C6` or `2 6` or `2/6`: places in a structure of `labels`, from 1. */
export function readAtoms(text: string, labels: readonly string[]): WrittenAtoms {
  const words = text.split(/[\s,;/]+/u).filter((word) => word !== '');
  const places = words.map((word) => {
    const [, symbol = '', number] = /^([a-z]{0,2})(\d{1,3})$/iu.exec(word) ?? [];
    const label = labels[Number(number) - 1];
    return label !== undefined && label.toLowerCase().startsWith(symbol.toLowerCase())
      ? Number(number) - 1
      : null;
  });
  const fault = words[places.indexOf(null)] ?? null;
  const atoms = [...new Set(places.filter((place) => place !== null))].sort((a, b) => a - b);
  return { atoms, fault };
}

/** Atoms as they are written: `C2, C6`. */
export const writeAtoms = (atoms: readonly number[], labels: readonly string[]): string =>
  atoms.map((atom) => labels[atom] ?? '').join(', ');
