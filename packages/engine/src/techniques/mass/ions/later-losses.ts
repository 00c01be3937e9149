import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { AtomSet } from './atom-sets.ts';
import { longestChain, type LossSites } from './loss-sites.ts';

/** A small molecule or radical that ions lose, and the parts that can lose it. */
export interface LaterLoss {
  readonly lost: AtomCounts;
  /** As it is written: `CH₃•`. */
  readonly text: string;
  /** A radical leaves a radical cation, or an ion with an aromatic ring or a halogen. */
  readonly radical: boolean;
  readonly possible: (sites: LossSites, atoms: AtomSet) => boolean;
}

const from =
  (...names: readonly KeysOfSets[]) =>
  (sites: LossSites, atoms: AtomSet): boolean =>
    names.some((name) => (sites[name] & atoms) !== 0n);
type KeysOfSets = {
  [Key in keyof LossSites]: LossSites[Key] extends AtomSet ? Key : never;
}[keyof LossSites];
const fromChain =
  (carbons: number) =>
  (sites: LossSites, atoms: AtomSet): boolean =>
    longestChain(sites, atoms) >= carbons;
const fromHalogen =
  (halogen: keyof LossSites['halogens']) =>
  (sites: LossSites, atoms: AtomSet): boolean =>
    (sites.halogens[halogen] & atoms) !== 0n;

/** Phenols, aryl ethers and furans; rings with C=O; acylium ions and aldehydes. */
const carbonMonoxide = (sites: LossSites, atoms: AtomSet): boolean =>
  from('arenol', 'ringCarbonyl', 'aldehyde')(sites, atoms) ||
  sites.acyls.some(({ carbon, around }) => (carbon & atoms) !== 0n && (around & atoms) !== around);

const molecule = (text: string, lost: AtomCounts, possible: LaterLoss['possible']): LaterLoss => ({
  text,
  lost,
  possible,
  radical: false,
});
const radical = (text: string, lost: AtomCounts, possible: LaterLoss['possible']): LaterLoss => ({
  text: `${text}•`,
  lost,
  possible,
  radical: true,
});

/**
 * Small neutral losses (E. Pretsch, P. Bühlmann, M. Badertscher, Structure Determination of Organic
 * Compounds, 5th ed., ch. 8, "Neutral fragments"; F. W. McLafferty, F. Tureček, Interpretation of
 * Mass Spectra, 4th ed., appendix A, table A.5), each with the structure that the tables name for
 * it.
 */
export const LATER_LOSSES: readonly LaterLoss[] = [
  molecule('CO', { C: 1, O: 1 }, carbonMonoxide),
  radical('CHO', { C: 1, H: 1, O: 1 }, from('arenol', 'aldehyde')),
  molecule('CH₂O', { C: 1, H: 2, O: 1 }, from('oxymethylene')),
  molecule('CO₂', { C: 1, O: 2 }, from('carboxyl')),
  molecule('H₂O', { H: 2, O: 1 }, from('hydroxyl', 'phosphorus')),
  molecule('CH₃OH', { C: 1, H: 4, O: 1 }, from('methoxy')),
  molecule('C₂H₂O', { C: 2, H: 2, O: 1 }, from('acetyl')),
  molecule('C₂H₂', { C: 2, H: 2 }, from('aromatic')),
  molecule('C₂H₄', { C: 2, H: 4 }, fromChain(2)),
  molecule('C₃H₆', { C: 3, H: 6 }, fromChain(3)),
  molecule('C₄H₈', { C: 4, H: 8 }, fromChain(4)),
  molecule('CH₄', { C: 1, H: 4 }, from('branchedMethyl')),
  radical('CH₃', { C: 1, H: 3 }, from('methyl')),
  molecule('HCN', { C: 1, H: 1, N: 1 }, from('nitrogen')),
  radical('H₂CN', { C: 1, H: 2, N: 1 }, from('nitrogen')),
  molecule('NH₃', { N: 1, H: 3 }, from('aminoNitrogen')),
  molecule('HNCO', { C: 1, H: 1, N: 1, O: 1 }, from('amide')),
  molecule('CH₃NCO', { C: 2, H: 3, N: 1, O: 1 }, from('methylAmide')),
  molecule('N₂', { N: 2 }, from('nitrogenPair')),
  radical('NO', { N: 1, O: 1 }, from('nitro')),
  radical('NO₂', { N: 1, O: 2 }, from('nitro')),
  molecule('HNO₂', { H: 1, N: 1, O: 2 }, from('nitro')),
  molecule('CS', { C: 1, S: 1 }, from('sulfur')),
  radical('CHS', { C: 1, H: 1, S: 1 }, from('sulfur')),
  radical('HS', { H: 1, S: 1 }, from('sulfur')),
  molecule('H₂S', { H: 2, S: 1 }, from('sulfur')),
  molecule('SO₂', { O: 2, S: 1 }, from('sulfonyl')),
  molecule('SO', { O: 1, S: 1 }, from('sulfonyl')),
  molecule('HF', { H: 1, F: 1 }, fromHalogen('F')),
  molecule('CF₂', { C: 1, F: 2 }, from('trifluoromethyl')),
  molecule('HCl', { H: 1, Cl: 1 }, fromHalogen('Cl')),
  radical('Cl', { Cl: 1 }, fromHalogen('Cl')),
  molecule('Cl₂', { Cl: 2 }, fromHalogen('Cl')),
  molecule('HBr', { H: 1, Br: 1 }, fromHalogen('Br')),
  radical('Br', { Br: 1 }, fromHalogen('Br')),
  molecule('HI', { H: 1, I: 1 }, fromHalogen('I')),
  radical('I', { I: 1 }, fromHalogen('I')),
  molecule('H₂', { H: 2 }, from('aromatic', 'silicon')),
  radical('H', { H: 1 }, from('aromatic')),
];
