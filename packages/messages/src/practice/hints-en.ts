import { pluralOf } from '../format/plural.ts';
import type { HintText } from './hint-text.ts';

const plural = pluralOf('en');

export const hintsEn: HintText = {
  band: (v) => `**${v.position} cm⁻¹**: ${v.vibration}.`,
  carbons: (v) =>
    `${plural(v.carbons, { one: 'One carbon', other: `${v.carbons} carbons` })} in ` +
    `${plural(v.signals, { one: 'one ¹³C signal', other: `${v.signals} ¹³C signals` })}. ` +
    `The signals by the hydrogens on their carbons: ${v.ch3} × CH₃, ${v.ch2} × CH₂, ${v.ch} × CH and ${v.c} × C ` +
    'without hydrogen.',
  neighbours: (v) =>
    `The hydrogens at **${v.one}** and **${v.other} ppm** are on neighbouring carbons: they split ` +
    'each other.',
  alone: (v) =>
    `Nothing splits the signal at **${v.position} ppm**: no hydrogens on the next atoms couple with it.`,
  environment: (v) => `${v.nucleus} **${v.position} ppm**: ${v.environment}.`,
  group: (v) => `The molecule contains this group: ${v.group}.`,
};
