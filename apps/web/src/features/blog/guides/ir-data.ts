import type { ir } from '@elucida/messages/guides/en/ir';

type Band = keyof typeof ir.bands.rows;
type Shape = keyof typeof ir.bands.shapes;

/**
 * Usual ranges in cm⁻¹: Pretsch, Bühlmann, Badertscher, Structure Determination of Organic
 * Compounds, 4th ed., chapter 6.
 */
export const BANDS: readonly { band: Band; from: number; to: number; shape: Shape }[] = [
  { band: 'oh', from: 3200, to: 3550, shape: 'strongBroad' },
  { band: 'nh', from: 3300, to: 3500, shape: 'mediumTwo' },
  { band: 'acidOh', from: 2500, to: 3300, shape: 'veryBroad' },
  { band: 'alkyneCh', from: 3260, to: 3330, shape: 'strongSharp' },
  { band: 'sp2Ch', from: 3000, to: 3100, shape: 'medium' },
  { band: 'sp3Ch', from: 2850, to: 3000, shape: 'strong' },
  { band: 'aldehydeCh', from: 2700, to: 2850, shape: 'weakTwo' },
  { band: 'nitrile', from: 2220, to: 2260, shape: 'mediumSharp' },
  { band: 'alkyne', from: 2100, to: 2260, shape: 'weakSharp' },
  { band: 'chloride', from: 1785, to: 1815, shape: 'strong' },
  { band: 'anhydride', from: 1740, to: 1850, shape: 'strongTwo' },
  { band: 'ester', from: 1735, to: 1750, shape: 'strong' },
  { band: 'aldehyde', from: 1720, to: 1740, shape: 'strong' },
  { band: 'ketone', from: 1705, to: 1725, shape: 'strong' },
  { band: 'acid', from: 1700, to: 1725, shape: 'strong' },
  { band: 'amide', from: 1630, to: 1690, shape: 'strong' },
  { band: 'alkene', from: 1620, to: 1680, shape: 'medium' },
  { band: 'arene', from: 1450, to: 1610, shape: 'medium' },
  { band: 'nitro', from: 1340, to: 1560, shape: 'strongTwo' },
  { band: 'co', from: 1000, to: 1300, shape: 'strong' },
];

/**
 * Ethanol as a liquid film, in cm⁻¹; heights from strong, medium and weak, the O–H broad.
 * Assignments after Plyler, J. Res. Natl. Bur. Stand. 48 (1952) 281.
 */
export const ETHANOL: readonly {
  band: keyof typeof ir.example.bands;
  x: number;
  height: number;
  breadth?: number;
}[] = [
  { band: 'oh', x: 3340, height: 0.9, breadth: 6 },
  { band: 'ch3', x: 2974, height: 0.8 },
  { band: 'ch2', x: 2881, height: 0.5 },
  { band: 'bend', x: 1455, height: 0.35 },
  { band: 'umbrella', x: 1381, height: 0.45 },
  { band: 'cco', x: 1090, height: 0.6 },
  { band: 'co', x: 1050, height: 1 },
  { band: 'skeleton', x: 881, height: 0.55 },
];
