import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { isAsked } from '../candidates/outside-source.ts';
import { coverPeaks } from '../judging/cover-peaks.ts';
import { markDoubleBonds } from '../judging/mark-double-bonds.ts';
import type { Candidate, IdentifyRequest } from '../identification.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { isOfRole } from '../evidence/of-role.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { ranksOf } from '../judging/finalist-ranking.ts';
import { TECHNIQUE_OF_TERM } from '../judging/terms.ts';
import { WEIGHT_VECTOR } from '../judging/weights.ts';
import { lookUpLibraryWithout } from '@elucida/library/library';
import type { MolecularGraph } from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { nameGraph, nameStructure } from '@elucida/library/name-structure';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { predictAsSalt } from '../salts/predict-as-salt.ts';
import { evidenceOfSalt } from '../judging/salt-evidence.ts';
import { nameSalt } from '../salts/salt-names.ts';
import type { Salt } from '../salts/salt.ts';
import { writeSalt, type WrittenSalt } from '../salts/write-salt.ts';
import type { Task } from '../stages.ts';
import type { Judged } from './judged.ts';
import { allowForConfiguration } from './allow-for-configuration.ts';
import { predictAsTautomer } from './predict-as-tautomer.ts';

interface WriteInput {
  readonly judged: readonly Judged[];
  readonly probabilities: readonly number[];
  readonly facts: SpectralFacts;
  readonly predictor: ShiftPredictor;
  readonly request: IdentifyRequest;
  readonly task: Task;
  readonly salt?: Salt;
}

/**
 * Places (from 0) among the judged that are answered: the best, and wherever they come those that
 * the user asks about.
 */
export const placesAnswered = (judged: readonly Judged[], top: number): number[] =>
  [...judged.keys()].filter((place) => place < top || isAsked(judged[place]));

/**
 * Writes the candidate at a place (from 0) among the judged, near the top or not, as it is
 * answered: canonical SMILES, names, and evidence on the atoms of that SMILES.
 */
export function candidateWriter({
  judged: finalists,
  probabilities,
  request,
  facts,
  predictor: ofMolecules,
  task,
  salt,
}: WriteInput): (place: number) => Candidate {
  const ranks = ranksOf(finalists.map(({ score }) => score));
  const known = request.useLibrary
    ? lookUpLibraryWithout((salt?.core ?? request.formula).hill, request.hide)
    : [];
  // Constitutions hidden from the library keep their systematic names.
  const names = new Map(known.map((compound) => [compound.key, compound.names]));
  const predictor = salt ? predictAsSalt(salt, ofMolecules) : ofMolecules;
  return (place) => {
    const { graph, key, predictedAs = key, score, terms, proposedBy } = finalists[place];
    task.checkpoint();
    // Written and read again, so that evidence speaks of the atoms in the order of the SMILES
    // answered.
    const evidenceOn = (core: MolecularGraph): { molecule: Molecule; evidence: Evidence[] } => {
      const molecule = { graph: core, perception: perceive(core) };
      const ofMolecule = candidateEvidence(
        molecule,
        facts,
        predictedAs === key ? predictor : predictAsTautomer(core, predictedAs, predictor),
      );
      return {
        molecule,
        evidence: salt ? evidenceOfSalt(ofMolecule, molecule, { salt, facts }) : ofMolecule,
      };
    };
    const configured = ({ molecule, evidence }: ReturnType<typeof evidenceOn>) => ({
      molecule,
      evidence: allowForConfiguration(evidence, molecule, request.spectra),
    });
    const plain = salt ? writeSalt(graph, salt) : writeAlone(canonicalSmiles(graph));
    const judged = evidenceOn(plain.core);
    const marked = salt ? null : markDoubleBonds(judged.molecule, judged.evidence, request.spectra);
    const { smiles, core, places } = marked === null ? plain : writeAlone(marked);
    const { molecule, evidence } = configured(marked === null ? judged : evidenceOn(core));
    const known = names.get(constitutionKey(graph));
    return {
      rank: ranks[place],
      smiles,
      names: salt
        ? nameOfSalt({ smiles, salt, known })
        : nameOfMolecule({ smiles, constitution: plain.core, known }),
      confidence: probabilities[place],
      score,
      proposedBy,
      scoreByTechnique: byTechnique(terms),
      evidence: [...evidence, ...coverPeaks(evidence, molecule, facts, request.spectra)].map(
        (item) => ({ ...item, atoms: item.atoms.map((atom) => places[atom]) }),
      ),
    };
  };
}

function writeAlone(smiles: string): WrittenSalt {
  const core = graphFromSmiles(smiles);
  return { smiles, core, places: [...Array(core.atomCount).keys()] };
}

/**
 * By its common name, unless the configuration that the spectra decide is in the systematic one alone: common
 * names of alkenes (cinnamic, crotonic acid) mean E, and `hex-3-en-1-ol` either.
 */
function nameOfMolecule({
  smiles,
  constitution,
  known,
}: {
  smiles: string;
  constitution: MolecularGraph;
  known: Candidate['names'] | undefined;
}): Candidate['names'] {
  if (known && !/[/\\]/.test(smiles)) return known;
  const systematic = nameStructure(smiles, { useLibrary: false }).name;
  if (!known || !systematic) return known ?? systematic;
  const isCommon = nameGraph(constitution, { useLibrary: false }).name?.en !== known.en;
  return isCommon && !/\d+Z/.test(systematic.en) ? known : systematic;
}

/** By the common name of its base, else the systematic name of all parts. */
function nameOfSalt({
  smiles,
  salt,
  known,
}: {
  smiles: string;
  salt: Salt;
  known: Candidate['names'] | undefined;
}): Candidate['names'] {
  const { en, es, eu } = known ?? {};
  return (
    (en && es && eu ? nameSalt({ en, es, eu }, salt.companions) : null) ??
    nameGraph(graphFromSmiles(smiles), { useLibrary: false }).name
  );
}

function byTechnique(terms: Float64Array): Candidate['scoreByTechnique'] {
  const sums: Record<string, number> = {};
  TECHNIQUE_OF_TERM.forEach((technique, i) => {
    if (terms[i] !== 0 && WEIGHT_VECTOR[i] !== 0)
      sums[technique] = (sums[technique] ?? 0) + WEIGHT_VECTOR[i] * terms[i];
  });
  return sums;
}

/** Peaks that the evidence leaves unexplained, as [spectrum index, peak index]. */
export function unexplainedPeaks(
  evidence: readonly Evidence[],
  facts: SpectralFacts,
): (readonly [number, number])[] {
  return evidence.flatMap((item) => {
    const spectrum = facts[item.technique]?.spectrum;
    return isOfRole(item, 'unexplained', 'foreign') &&
      item.peak !== undefined &&
      spectrum !== undefined
      ? [[spectrum, item.peak] as const]
      : [];
  });
}
