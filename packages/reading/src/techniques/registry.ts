import type { SpectrumType } from '@elucida/spectra/spectrum';
import { carbon } from './carbon/carbon.ts';
import { infrared } from './infrared/infrared.ts';
import { mass } from './mass/mass.ts';
import { proton } from './proton/proton.ts';
import type { Technique } from './technique.ts';
import { ultraviolet } from './ultraviolet/ultraviolet.ts';

/**
 * Every technique in pictures, in the order in which a chemist argues; null where its spectra are
 * not read from pictures.
 */
export const TECHNIQUES = {
  C13NMR: carbon,
  H1NMR: proton,
  HSQC: null,
  HMBC: null,
  COSY: null,
  NOESY: null,
  F19NMR: null,
  P31NMR: null,
  IR: infrared,
  MS: mass,
  UVVIS: ultraviolet,
} as const satisfies { readonly [Type in SpectrumType]: Technique<Type> | null };

export const techniqueOf = (type: SpectrumType): Technique | null => TECHNIQUES[type];

/** All that are read from pictures. */
export const allTechniques = (): readonly Technique[] =>
  Object.values(TECHNIQUES).filter((technique) => technique !== null);
