import { pluralOf } from '../format/plural.ts';
import type { HintText } from './hint-text.ts';

const plural = pluralOf('es');

export const hintsEs: HintText = {
  band: (v) => `**${v.position} cm⁻¹**: ${v.vibration}.`,
  carbons: (v) =>
    `${plural(v.carbons, { one: 'Un carbono', other: `${v.carbons} carbonos` })} en ` +
    `${plural(v.signals, { one: 'una señal de ¹³C', other: `${v.signals} señales de ¹³C` })}. ` +
    `Las señales, por los hidrógenos de sus carbonos: ${v.ch3} × CH₃, ${v.ch2} × CH₂, ${v.ch} × CH y ${v.c} × C ` +
    'sin hidrógeno.',
  neighbours: (v) =>
    `Los hidrógenos a **${v.one}** y **${v.other} ppm** están en carbonos vecinos: se desdoblan ` +
    'entre sí.',
  alone: (v) =>
    `Nada desdobla la señal a **${v.position} ppm**: ningún hidrógeno de los átomos contiguos se ` +
    'acopla con ella.',
  environment: (v) => `${v.nucleus} **${v.position} ppm**: ${v.environment}.`,
  group: (v) => `La molécula contiene este grupo: ${v.group}.`,
};
