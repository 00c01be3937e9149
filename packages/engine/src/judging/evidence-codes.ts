import type { RuleCode } from './rule-code.ts';

/**
 * What a piece of NMR evidence says, as closed codes. The explanation stage writes a sentence for
 * each code from the
 * fields of `Evidence` and the values named here. Evidence of any code may have `open` (a misfit
 * that no other candidate explains better), and assignments, splittings
 * and lines without an atom `better` (SMILES of a candidate that explains the peak better) with
 * `betterPredicted`, `betterSd`, `betterPattern`: judging/weigh-objections.ts.
 * IR, MS and UV-Vis codes: judging/rule-code.ts.
 */
export const NMR_EVIDENCE_CODES = [
  /**
   * 13C: a signal and the carbons it is assigned to. Fields observed, predicted, sd, observations,
   * peak. Values: carbons (number of equivalent carbons), sharing (classes under this signal),
   * divided (`yes` for the second signal of carbons alike by connectivity alone).
   */
  'carbon-assignment',
  /**
   * 13C: carbons for which no signal is left. Fields predicted, sd, observations. Values: carbons.
   */
  'carbon-missing',
  /** 13C: a signal that no carbon explains. Fields observed, peak. */
  'carbon-unexplained',
  /**
   * 13C: as many kinds of carbon as signals, or not. Values: classes, signals (without those of
   * other substances), others (number of those).
   */
  'carbon-count',
  /**
   * 1H: a signal and the hydrogens on carbon it is assigned to. Fields observed, predicted, sd,
   * observations, peak. Values: protons (of this kind under this signal), integral (of the whole
   * signal; 0 without integrals).
   */
  'proton-assignment',
  /**
   * 1H: hydrogens on N, O or S assigned to a signal. Same fields and values; position is uncertain
   * by nature.
   */
  'exchangeable-assignment',
  /** 1H: hydrogens on N, O or S without a signal, as exchange explains. Values: protons. */
  'exchangeable-hidden',
  /**
   * 1H: hydrogens on carbon without room under any signal. Fields predicted, sd, observations.
   * Values: protons.
   */
  'proton-missing',
  /** 1H: protons of a signal that no hydrogen explains. Fields observed, peak. Values: protons. */
  'proton-unexplained',
  /**
   * 13C and 1H: a line that another substance in the sample explains. Fields observed, peak.
   * Values: origin (solvent, water, impurity, small; split for a further line of a carbon that ¹⁹F
   * or ³¹P splits, with by and constant in Hz), solvent and impurity (ids of the tables in
   * spectra/chemistry), place (published, ppm).
   */
  'other-substance',
  /**
   * 13C and 1H: all shifts are off by the same amount, as a wrong reference makes them. Values:
   * offset (ppm, observed minus predicted).
   */
  'constant-offset',
  /**
   * 13C and 1H: a signal of the keto or enol form that is in slow equilibrium with the molecule.
   * Fields observed, peak. Values: form (`keto`, `enol`).
   */
  'slow-form',
  /**
   * 1H: hydrogens on the protonated nitrogen of a salt, beyond those of its free base. Fields
   * observed, peak, atoms (the nitrogens). Values: protons.
   */
  'ammonium-hydrogen',
  /**
   * 1H: splitting as the neighbours demand, or not. Fields observed (ppm), peak. Values: observed
   * (code), expected (code; m for second order), neighbours; seen (neighbours that the code stands
   * for), least and most (that must and can split it).
   */
  'multiplicity',
  /**
   * 1H: a coupling constant that nothing near the hydrogens can have. Fields observed (ppm), peak.
   * Values: couplings (Hz, separated by `; `), constant (the foreign one).
   */
  'couplings',
] as const;

export type EvidenceCode = (typeof NMR_EVIDENCE_CODES)[number] | RuleCode;
