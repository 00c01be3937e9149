import { SPECTRUM_TYPES, type SpectrumType } from '../spectrum.ts';
import { carbon } from './carbon/carbon.ts';
import { cosy } from './correlations/cosy.ts';
import { hmbc } from './correlations/hmbc.ts';
import { hsqc } from './correlations/hsqc.ts';
import { noesy } from './correlations/noesy.ts';
import { fluorine } from './fluorine/fluorine.ts';
import { infrared } from './infrared/infrared.ts';
import { mass } from './mass/mass.ts';
import { phosphorus } from './phosphorus/phosphorus.ts';
import { proton } from './proton/proton.ts';
import type { Technique } from './technique.ts';
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
} as const satisfies { readonly [Type in SpectrumType]: Technique<Type> };

/** The types in the order of the reasons; forms and columns have that of `SPECTRUM_TYPES`. */
export const IN_ORDER_OF_REASONS = Object.keys(TECHNIQUES) as SpectrumType[];

/** A technique of which only the type's name is known. */
export const techniqueOf = (type: SpectrumType): Technique<SpectrumType> =>
  TECHNIQUES[type] as unknown as Technique<SpectrumType>;

/** One value for each technique, from its parts. */
export const byTechnique = <Value>(
  valueOf: (technique: Technique<SpectrumType>) => Value,
): Readonly<Record<SpectrumType, Value>> =>
  Object.fromEntries(SPECTRUM_TYPES.map((type) => [type, valueOf(techniqueOf(type))])) as Record<
    SpectrumType,
    Value
  >;
