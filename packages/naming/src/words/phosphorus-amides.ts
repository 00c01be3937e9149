import type { ParentRow } from './parent-words.ts';

/**
 * Amides that replace every hydroxy group of an acid of phosphorus (IUPAC 2013, P-67.1.2.5):
 * `phosphonothioic diamide`, `phosphinous amide`. Both words are read as one.
 */
export const PHOSPHORUS_AMIDES: readonly ParentRow[] = (
  ['phosphor', 'phosphon', 'phosphin'] as const
).flatMap((stem, hydrogens): ParentRow[] => {
  const count = 3 - hydrogens;
  const amides = ['', 'amid', 'diamid', 'triamid'][count];
  const foreign = stem.replaceAll('ph', 'f');
  const notation = (doubled: string, marks: readonly string[]): string => {
    const nitrogens = Array.from({ length: count }, (_, i) => `N${"'".repeat(i)}`);
    const phosphorus = hydrogens > 0 ? `[PH${hydrogens}]` : 'P';
    const double = doubled === '' ? '' : `(=${doubled})`;
    const smiles = `${phosphorus}${double}${'(N)'.repeat(count - 1)}N`;
    return `${smiles}:${['P', ...marks, ...nitrogens].join(' ')}`;
  };
  const row = (
    infix: readonly [string, string],
    endings: readonly [string, string, string],
    structure: string,
  ): ParentRow => [
    `${stem}${infix[0]}${endings[0]}${amides}e`,
    `${foreign}${infix[1]}${endings[1]}${amides}a`,
    `${foreign}${infix[1]}${endings[2]}${amides}a`,
    structure,
  ];
  const ic = ['ic', 'ico', 'iko'] as const;
  return [
    row(['', ''], ic, notation('O', ['.'])),
    row(['othio', 'otio'], ic, notation('S', ['.'])),
    row(['oseleno', 'oseleno'], ic, notation('[Se]', ['.'])),
    row(['imid', 'imid'], ic, notation('N', [`N${"'".repeat(count)}`])),
    row(['', ''], ['ous', 'oso', 'oso'], notation('', [])),
  ];
});
