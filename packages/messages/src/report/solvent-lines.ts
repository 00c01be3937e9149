/** Lines that show a solvent, by nucleus: `¹H 7.26; ¹³C 77.0`. */
export const solventLines = ({
  protons,
  carbons,
}: {
  readonly protons?: string;
  readonly carbons?: string;
}): string =>
  [
    ...(protons === undefined ? [] : [`¹H ${protons}`]),
    ...(carbons === undefined ? [] : [`¹³C ${carbons}`]),
  ].join('; ');
