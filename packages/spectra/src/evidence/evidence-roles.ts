/**
 * Every code of evidence, with what it says of a peak or of a thing predicted:
 *
 * - `assigned`: a signal and the atoms that it is assigned to;
 * - `missing`: something predicted that no peak shows;
 * - `unexplained`: a peak that nothing in the molecule explains;
 * - `foreign`: a strong peak that contradicts the molecule, which has no group or cleavage for it;
 * - `elsewhere`: a line of another substance, another form or another partner of a salt;
 * - `found`: a band, an ion or a maximum that the molecule explains;
 * - `pattern`: how an NMR signal is split, or how many nuclei it counts;
 * - `whole`: the spectrum as a whole: number of signals, reference;
 * - `formula`: what holds for every isomer alike;
 * - `named`: a peak that proves nothing, with its name, so that none is passed over in silence.
 *
 * Decisions about several codes at once are made by role. The values of each code:
 * engine/evidence.
 */
export const EVIDENCE_ROLES = {
  'carbon-assignment': 'assigned',
  'carbon-missing': 'missing',
  'carbon-unexplained': 'unexplained',
  'carbon-count': 'whole',
  'carbon-repeated': 'named',
  'proton-assignment': 'assigned',
  'exchangeable-assignment': 'assigned',
  'exchangeable-hidden': 'named',
  'proton-missing': 'missing',
  'proton-unexplained': 'unexplained',
  'ammonium-hydrogen': 'elsewhere',
  multiplicity: 'pattern',
  couplings: 'pattern',
  'other-substance': 'elsewhere',
  'slow-form': 'elsewhere',
  'constant-offset': 'whole',
  'hsqc-pair': 'found',
  'hsqc-shared': 'named',
  'hsqc-bare': 'foreign',
  'hsqc-kind': 'foreign',
  'correlation-path': 'found',
  'correlation-direct': 'named',
  'correlation-long': 'named',
  'correlation-far': 'foreign',
  'correlation-unowned': 'named',
  'correlation-unmatched': 'named',
  'correlation-repeated': 'named',
  'hetero-assignment': 'assigned',
  'hetero-missing': 'missing',
  'hetero-unexplained': 'unexplained',
  'hetero-integral': 'pattern',
  'hetero-splitting': 'pattern',
  'hetero-count': 'whole',
  'ir-band-found': 'found',
  'ir-band-missing': 'missing',
  'ir-band-foreign': 'foreign',
  'ir-band-compatible': 'named',
  'ir-band-zwitterion': 'named',
  'ir-band-carboxylate': 'named',
  'ir-band-c-h': 'named',
  'ir-band-carbon-dioxide': 'named',
  'ir-band-overtone': 'named',
  'ir-band-fingerprint': 'named',
  'ir-band-unexplained': 'unexplained',
  'ms-molecular-ion': 'found',
  'ms-molecular-ion-missing': 'missing',
  'ms-adduct': 'formula',
  'ms-adduct-off': 'formula',
  'ms-adduct-missing': 'formula',
  'ms-isotope-pattern': 'formula',
  'ms-isotope-mismatch': 'formula',
  'ms-isotope-peak': 'named',
  'ms-fragment-found': 'found',
  'ms-fragment-missing': 'missing',
  'ms-fragment-foreign': 'foreign',
  'ms-fragment-minor': 'named',
  'ms-aromatic-series': 'named',
  'ms-ion-protonated-acid': 'named',
  'ms-ion-hydrocarbon': 'named',
  'ms-ion-listed': 'named',
  'ms-ion-later': 'named',
  'ms-ion-of-bonds': 'named',
  'ms-soft-fragment': 'named',
  'ms-peak-small': 'named',
  'ms-peak-unexplained': 'unexplained',
  'uv-maximum-found': 'found',
  'uv-maximum-missing': 'missing',
  'uv-maximum-foreign': 'foreign',
  'uv-end-absorption': 'named',
} as const;

export type EvidenceCode = keyof typeof EVIDENCE_ROLES;
export type EvidenceRole = (typeof EVIDENCE_ROLES)[EvidenceCode];
/** The codes of one role. */
export type CodeOfRole<Role extends EvidenceRole> = {
  [Code in EvidenceCode]: (typeof EVIDENCE_ROLES)[Code] extends Role ? Code : never;
}[EvidenceCode];

/** Whether a text is one of the codes: results of older versions may hold others. */
export const isEvidenceCode = (code: string | undefined): code is EvidenceCode =>
  code !== undefined && Object.hasOwn(EVIDENCE_ROLES, code);

/** The role of a code; undefined for one that is not known. */
export const roleOf = (code: string | undefined): EvidenceRole | undefined =>
  isEvidenceCode(code) ? EVIDENCE_ROLES[code] : undefined;
