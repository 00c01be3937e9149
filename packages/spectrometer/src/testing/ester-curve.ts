/** Transmittance of an ester: bands at 2980, 1740 and 1240 cm⁻¹. */
export const ester = (x: number) =>
  1 -
  [
    [2980, 0.3],
    [1740, 0.8],
    [1240, 0.7],
  ].reduce((sum, [at, depth]) => sum + depth! / (1 + ((x - at!) / 15) ** 2), 0);
