import type { SpectrumType } from '@elucida/spectra/spectrum';
import { carbon } from './carbon/carbon.ts';
import { infrared } from './infrared/infrared.ts';
import { mass } from './mass/mass.ts';
import { proton } from './proton/proton.ts';
import type { Technique } from './technique.ts';
import { ultraviolet } from './ultraviolet/ultraviolet.ts';

/** Every technique in pictures, in the order in which a chemist argues. */
export const TECHNIQUES = {
  C13NMR: carbon,
  H1NMR: proton,
  IR: infrared,
  MS: mass,
  UVVIS: ultraviolet,
} as const satisfies { readonly [Type in SpectrumType]: Technique<Type> };

export const techniqueOf = (type: SpectrumType): Technique => TECHNIQUES[type];

export const allTechniques = (): readonly Technique[] => Object.values(TECHNIQUES);
