/** What evidence says of one signal. */
interface Predicted {
  readonly predicted?: number | undefined;
  readonly sd?: number | undefined;
  readonly atoms?: readonly number[] | undefined;
}

/**
 * The one prediction of a signal: that of the atoms assigned to it, and of several kinds of atoms
 * that share it their mean, by the number of atoms, with the root mean square of their standard
 * deviations. Plot, table and print show this one. Undefined where nothing is predicted.
 */
export function signalPrediction(
  about: readonly Predicted[],
): { readonly predicted: number; readonly sd: number | undefined } | undefined {
  const parts = about.flatMap(({ predicted, sd, atoms }) =>
    predicted === undefined ? [] : [{ predicted, sd, weight: Math.max(1, atoms?.length ?? 1) }],
  );
  if (parts.length === 0) return undefined;
  const total = parts.reduce((sum, { weight }) => sum + weight, 0);
  const mean = (valueOf: (part: (typeof parts)[number]) => number) =>
    parts.reduce((sum, part) => sum + part.weight * valueOf(part), 0) / total;
  const known = parts.every(({ sd }) => sd !== undefined);
  return {
    predicted: mean(({ predicted }) => predicted),
    sd: known ? Math.sqrt(mean(({ sd }) => sd! ** 2)) : undefined,
  };
}
