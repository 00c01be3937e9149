/** Place of each term in a technique's vector of terms. */
export const termPlaces = <Name extends string>(
  weights: Readonly<Record<Name, number>>,
): Readonly<Record<Name, number>> =>
  Object.fromEntries(Object.keys(weights).map((name, i) => [name, i])) as Record<Name, number>;
