import type { LabileKind } from './labile-kind.ts';
import { solventOf, type SolventEffect } from '@elucida/spectra/chemistry/solvents';

export interface LabileShift {
  readonly shift: number;
  readonly sd: number;
}

/**
 * Shifts of hydrogens on N, O and S in dilute solution, ppm, as centre and standard deviation of
 * the usual range, in CDCl₃ and in DMSO-d₆. Ranges: E. Pretsch, P. Bühlmann, M. Badertscher,
 * Structure Determination of Organic Compounds (5th ed., 2020), ¹H NMR, alcohols, phenols, acids,
 * amines, amides, thiols; H. Friebolin, Basic One- and Two-Dimensional NMR Spectroscopy (5th ed.),
 * table 2-2; R. M. Silverstein et al. (8th ed.), ch. 3.
 */
const RANGES: Readonly<
  Record<
    LabileKind,
    readonly [chloroform: readonly [number, number], dmso: readonly [number, number]]
  >
> = {
  alcohol: [
    [1.8, 0.8],
    [4.5, 0.5],
  ],
  phenol: [
    [5.1, 0.6],
    [9.3, 0.4],
  ],
  'phenol-acceptor': [
    [6.1, 0.6],
    [10.1, 0.5],
  ],
  'phenol-chelated': [
    [11.2, 0.8],
    [11.2, 0.8],
  ],
  // 2-Pyridone 13.4 and carbostyril 12.8 in CDCl3, as dimers; 11.6 and 11.7 in DMSO.
  pyridone: [
    [12.8, 1],
    [11.7, 0.6],
  ],
  enol: [
    [12.2, 0.5],
    [12.1, 0.6],
  ],
  'enol-diketone': [
    [15.4, 0.8],
    [15.3, 1],
  ],
  acid: [
    [11.5, 0.8],
    [12.5, 0.6],
  ],
  oxime: [
    [8.5, 0.9],
    [11, 0.6],
  ],
  peroxide: [
    [8, 0.8],
    [11.2, 0.8],
  ],
  boronic: [
    [4.8, 1.2],
    [8, 0.4],
  ],
  'strong-acid': [
    [10.5, 1.8],
    [11, 2.5],
  ],
  amine: [
    [1.4, 0.6],
    [1.8, 0.7],
  ],
  aniline: [
    [3.6, 0.3],
    [5, 0.4],
  ],
  'aniline-acceptor': [
    [4.2, 0.4],
    [6, 0.5],
  ],
  ammonium: [
    [8.5, 1.2],
    [8.2, 0.6],
  ],
  'amide-primary': [
    [5.9, 0.5],
    [7.1, 0.5],
  ],
  amide: [
    [6.1, 0.6],
    [7.9, 0.5],
  ],
  anilide: [
    [7.6, 0.6],
    [9.9, 0.4],
  ],
  carbamate: [
    [4.8, 0.5],
    [6.9, 0.5],
  ],
  'carbamate-aryl': [
    [6.7, 0.4],
    [9.5, 0.4],
  ],
  imide: [
    [8.6, 0.7],
    [11, 0.4],
  ],
  sulfonamide: [
    [4.9, 0.6],
    [7.4, 0.5],
  ],
  amidine: [
    [5.5, 1.2],
    [7, 0.9],
  ],
  hydrazine: [
    [3.8, 0.9],
    [5, 1.2],
  ],
  hydrazone: [
    [7.6, 1],
    [10.2, 1],
  ],
  imine: [
    [9, 1.2],
    [10, 1.2],
  ],
  pyrrole: [
    [8.1, 0.4],
    [10.9, 0.4],
  ],
  'pyrrole-acceptor': [
    [9.6, 0.7],
    [11.9, 0.5],
  ],
  azole: [
    [11, 1.8],
    [12.7, 0.8],
  ],
  thiol: [
    [1.5, 0.4],
    [2.3, 0.5],
  ],
  thiophenol: [
    [3.4, 0.3],
    [5.4, 0.4],
  ],
};

/**
 * How far from CDCl₃ to DMSO acetone, acetonitrile, ethers and pyridine lie as acceptors of
 * hydrogen bonds (alcohols 3.4, phenols 8.2, amides 7.1, pyrrole 10 in acetone).
 */
const ACCEPTING: Readonly<Partial<Record<SolventEffect, number>>> = {
  acetone: 0.6,
  pyridine: 1.15,
};
/** Hydrogens in C₆D₆ come this much higher than in CDCl₃. */
const BENZENE_PPM = -0.6;
/** HOD in D₂O and in CD₃OD: where hydrogens that exchange are seen, if at all. */
const HOD: Readonly<Partial<Record<SolventEffect, number>>> = {
  water: solventOf('D2O').water,
  methanol: solventOf('CD3OD').water,
};
const HOD_SD = 0.15;

/**
 * Share of spectra without a declared solvent, nor lines of one, that are not in the one assumed:
 * DMSO in place of CDCl₃, as a rule.
 */
const OTHERWISE = 0.2;

/**
 * Where a labile hydrogen of this kind is expected in a solvent; `assumed`: nothing but custom says
 * that it is this one, so that the spread allows for the other kind.
 */
export function labileShift(
  kind: LabileKind,
  solvent: SolventEffect,
  { assumed = false } = {},
): LabileShift {
  const known = shiftIn(kind, solvent);
  if (!assumed) return known;
  const apart = shiftIn(kind, solvent === 'dmso' ? 'chloroform' : 'dmso').shift - known.shift;
  return { shift: known.shift, sd: Math.sqrt(known.sd ** 2 + OTHERWISE * apart ** 2) };
}

function shiftIn(kind: LabileKind, solvent: SolventEffect): LabileShift {
  const hod = HOD[solvent];
  if (hod !== undefined) return { shift: hod, sd: HOD_SD };
  const [[chloroform, sd], [dmso, sdInDmso]] = RANGES[kind];
  if (solvent === 'dmso') return { shift: dmso, sd: sdInDmso };
  const share = ACCEPTING[solvent];
  if (share !== undefined)
    return {
      shift: chloroform + share * (dmso - chloroform),
      sd: Math.hypot(Math.max(sd, sdInDmso), 0.3),
    };
  return { shift: chloroform + (solvent === 'benzene' ? BENZENE_PPM : 0), sd };
}
