import type { SpectrumType } from '@elucida/spectra/spectrum';
import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import { carbon } from './carbon/carbon.ts';
import { cosy } from './correlations/cosy.ts';
import { hmbc } from './correlations/hmbc.ts';
import { hsqc } from './correlations/hsqc.ts';
import { noesy } from './correlations/noesy.ts';
import { fluorine } from './heteronuclei/fluorine.ts';
import { phosphorus } from './heteronuclei/phosphorus.ts';
import { infrared } from './infrared/infrared.ts';
import { mass } from './mass/mass.ts';
import { proton } from './proton/proton.ts';
import type { Technique, TechniqueFacts } from './technique.ts';
import { ultraviolet } from './ultraviolet/ultraviolet.ts';

/** Every technique, in the order in which a chemist argues. */
export const TECHNIQUES = {
  C13NMR: carbon,
  H1NMR: proton,
  HSQC: hsqc,
  HMBC: hmbc,
  COSY: cosy,
  NOESY: noesy,
  F19NMR: fluorine,
  P31NMR: phosphorus,
  IR: infrared,
  MS: mass,
  UVVIS: ultraviolet,
} as const satisfies { readonly [Type in SpectrumType]: Technique<Type, TechniqueFacts, never> };

/** What each technique reads off its spectrum. */
export type FactsOf<Type extends SpectrumType> = NonNullable<
  ReturnType<(typeof TECHNIQUES)[Type]['readFacts']>
>;

/** A technique of which only the type's name is known; its functions take its own facts. */
export type AnyTechnique = Technique<SpectrumType, TechniqueFacts>;

export const techniqueOf = (type: SpectrumType): AnyTechnique =>
  TECHNIQUES[type] as unknown as AnyTechnique;

/** All of them, in the order of the reasons. */
export const allTechniques = (): readonly AnyTechnique[] => IN_ORDER_OF_REASONS.map(techniqueOf);
