import { pluralOf } from '../format/plural.ts';
import type { HintText } from './hint-text.ts';

const plural = pluralOf('eu');

export const hintsEu: HintText = {
  band: (v) => `**${v.position} cm⁻¹**: ${v.vibration}.`,
  carbons: (v) =>
    `${plural(v.carbons, { one: 'Karbono bat', other: `${v.carbons} karbono` })}, ` +
    `${plural(v.signals, { one: '¹³C seinale batean', other: `${v.signals} ¹³C seinaletan` })}. ` +
    `Seinaleak, karbonoen hidrogenoen arabera: ${v.ch3} × CH₃, ${v.ch2} × CH₂, ${v.ch} × CH eta ${v.c} × C ` +
    'hidrogenorik gabe.',
  neighbours: (v) =>
    `**${v.one}** eta **${v.other} ppm**-ko hidrogenoak ondoko karbonoetan daude: elkar banatzen dute.`,
  alone: (v) =>
    `Ezerk ez du **${v.position} ppm**-ko seinalea banatzen: ondoko atomoetako hidrogenorik ez da ` +
    'harekin akoplatzen.',
  environment: (v) => `${v.nucleus} **${v.position} ppm**: ${v.environment}.`,
  group: (v) => `Molekulak talde hau du: ${v.group}.`,
};
