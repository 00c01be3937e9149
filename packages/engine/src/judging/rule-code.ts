/**
 * What a rule found, as closed codes; the explanation stage turns them with their values into
 * sentences.
 */
export const RULE_CODES = [
  /** A band is where the group's vibration belongs. Values: group, vibration, from, to (cm⁻¹). */
  'ir-band-found',
  /** The group's vibration has no band in its range. Values: group, vibration, from, to. */
  'ir-band-missing',
  /** A diagnostic band that no group of the candidate explains. Values: vibration, from, to. */
  'ir-band-foreign',
  /** The molecular ion is in the spectrum. Values: mz, relativeIntensity. */
  'ms-molecular-ion',
  /** The spectrum has no peak at the molecular mass. Values: mz. */
  'ms-molecular-ion-missing',
  /**
   * Soft ionisation: a peak is an ion of whole molecules; its exact mass does not fit; there is
   * none. Values: mz, ion, mass, ppm (where typed exactly); positions (ions expected).
   */
  'ms-adduct',
  'ms-adduct-off',
  'ms-adduct-missing',
  /**
   * (M+2)/M agrees with the chlorine, bromine and sulfur of the formula, or does not. Values:
   * expected, found (percent).
   */
  'ms-isotope-pattern',
  'ms-isotope-mismatch',
  /**
   * A peak is the ion left by a cleavage of the candidate. Values: mz, loss, process,
   * relativeIntensity.
   */
  'ms-fragment-found',
  /** A cleavage that such molecules nearly always show has no peak. Values: mz, loss, process. */
  'ms-fragment-missing',
  /** A strong peak that no cleavage of the candidate gives. Values: mz, loss, relativeIntensity. */
  'ms-fragment-foreign',
  /**
   * An absorption maximum where the chromophore's increments put it, or away from there. Values:
   * chromophore, expected, found (nm).
   */
  'uv-maximum-found',
  'uv-maximum-missing',
  /** An absorption maximum, and no chromophore in the candidate for it. Values: found (nm). */
  'uv-maximum-foreign',
] as const;
export type RuleCode = (typeof RULE_CODES)[number];

export const VIBRATIONS = [
  'o-h',
  'o-h-acid',
  'n-h',
  'n-h-pair',
  'c-h-alkyne',
  'c-h-sp2',
  'c-h-aldehyde',
  'c-h-n-methyl',
  's-h',
  'si-h',
  'c-n-triple',
  'c-c-triple',
  'cumulated',
  'c-o-double',
  'c-o-double-high',
  'c-c-double',
  'c-c-aromatic',
  'c-n-double',
  'n-o-asymmetric',
  'n-o-symmetric',
  's-o-double',
  's-o-double-asymmetric',
  'p-o-double',
  'c-o',
  'c-o-c-aryl',
  'c-h-out-of-plane',
  'n-h-bend',
  'c-f',
  'c-cl',
  'c-br',
] as const;
export type Vibration = (typeof VIBRATIONS)[number];
