import type { Verification, VerificationQuestion } from '@elucida/contract/verification';
import { ASKED_MAX } from '@elucida/contract/limits';
import { identify } from '@elucida/engine/identify';
import type { Candidate, Identification } from '@elucida/engine/identification';
import { explain } from '@elucida/engine/explanation/explain';
import { points } from '@elucida/engine/explanation/points';
import { itemsOf } from '@elucida/spectra/statements/nothing-found';
import type { Section } from '@elucida/spectra/statements/sections';
import type { Statement } from '@elucida/engine/statements/statement';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { nameStructure } from '@elucida/library/name-structure';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { PeaksMissing } from '../errors.ts';
import type { AnalysisEnvironment } from '../job.ts';
import { prepareJob } from '../prepare-job.ts';
import { writeStatement } from '../report/write-statement.ts';
import { formulaOf } from './formula-of.ts';
import { probabilityOfAsked, verdictOf } from './verdict-of.ts';
import { weighRelated, type RelatedStructure } from './weigh-related.ts';

/** How a verification is made; both as in an analysis. */
interface Options {
  readonly seed?: number;
  readonly useLibrary?: boolean;
}
type Asked = VerificationQuestion & Options;
type BetterStructure = Verification['better'][number];

/** Structures that explain the spectra better, at most. */
const MOST_BETTER = 5;
/** Less likely structures are not named as better. */
const LEAST_BETTER = 0.01;

/**
 * Verifies a structure: judges it with all isomers that the engine finds and, where the sample's formula is
 * not known, with what it may have been made from and turn into. Throws `PeaksMissing`, and what
 * `prepareJob` throws.
 */
export async function verify(question: Asked, env: AnalysisEnvironment): Promise<Verification> {
  const { structure, lang } = question;
  if (question.spectra.every(({ peaks }) => peaks.length === 0)) throw new PeaksMissing();
  const formula = question.formula ?? formulaOf(structure);
  // Throws for one that cannot be read, before any search.
  const ofSample = formulaOf(structure);
  const isomersGiven = (question.byproducts ?? []).filter((each) => formulaOf(each) === ofSample);
  const { identification, asked, spectra } = await judge(structure, formula, question, {
    env,
    isomersGiven,
  });
  const { factor, related, unweighed } = weighRelated(
    question,
    { best: identification.candidates[0], spectra },
    env,
  );
  const share = (asked?.confidence ?? 0) * factor;
  const probability = probabilityOfAsked(share, identification.noneOfThese * factor);
  // What the structure gains, all others lose alike.
  const rest = share < 1 ? (1 - probability) / (1 - share) : 0;
  const place = asked?.rank ?? identification.candidates.length + 1;
  const verdict = verdictOf(probability, identification);
  const others = [
    ...related,
    ...(verdict === 'consistent' ? [] : await judgeAlone(unweighed, question, env)),
  ]
    .map((other) => ({ ...other, probability: other.probability * rest }))
    .filter((other) => other.probability > probability && other.probability >= LEAST_BETTER)
    .map((other): BetterStructure => ({
      ...other,
      name: nameStructure(other.smiles, { useLibrary: true }).name?.[lang] ?? null,
    }));
  const isomers = identification.candidates
    .filter(({ rank, confidence }) => rank < place && confidence * factor * rest >= LEAST_BETTER)
    .map(({ smiles, names, confidence }): BetterStructure => ({
      smiles,
      name: names?.[lang] ?? names?.en ?? null,
      probability: confidence * factor * rest,
    }));
  const said = explain({
    identification: asked === undefined ? identification : askedFirst(identification, asked),
    spectra,
    predictor: env.data.predictor,
  });
  const write = (statements: readonly Statement[]): string =>
    statements.map((each) => writeStatement(each, lang)).join(' ');
  const section = (name: Section): string[] =>
    itemsOf(points(said.sections[name]), (statements) => statements.map(({ kind }) => kind)).map(
      write,
    );
  return {
    verdict,
    probability,
    rank: place,
    better: [...isomers, ...others]
      .sort((a, b) => b.probability - a.probability)
      .slice(0, MOST_BETTER),
    for: asked === undefined ? [] : said.reasons.map(write),
    against: asked === undefined ? [] : [...section('against'), ...section('unexplained')],
    settle: section('settle'),
  };
}

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));

interface Judged {
  readonly identification: Identification;
  /** Undefined where the formula is read in a way that leaves the structure no place. */
  readonly asked: Candidate | undefined;
  readonly spectra: readonly Spectrum[];
}

async function judge(
  structure: string,
  formula: string,
  { spectra, lang, seed, useLibrary }: Asked,
  {
    env,
    isomersGiven = [],
  }: { readonly env: AnalysisEnvironment; readonly isomersGiven?: readonly string[] },
): Promise<Judged> {
  const { request } = await prepareJob(
    {
      formula,
      spectra,
      images: [],
      lang,
      includeRaw: false,
      structures: [structure, ...isomersGiven.slice(0, ASKED_MAX - 1)],
      ...(seed !== undefined && { seed }),
      ...(useLibrary !== undefined && { useLibrary }),
    },
    env,
  );
  const identification = identify(request, env.data, env.task);
  const { candidates } = identification;
  const key = keyOf(structure);
  const others = new Set(isomersGiven.map(keyOf));
  // Another key where it is judged as a tautomer. Not answered at all where the formula is read as a salt's and
  // the structure is a molecule.
  const asked =
    candidates.find(({ smiles }) => keyOf(smiles) === key) ??
    candidates.find(
      ({ smiles, proposedBy }) => proposedBy.includes('you') && !others.has(keyOf(smiles)),
    );
  return { identification, asked, spectra: request.spectra };
}

/** The identification as if the structure asked about were its answer: for what speaks for it. */
const askedFirst = (identification: Identification, asked: Candidate): Identification => ({
  ...identification,
  candidates: [asked, ...identification.candidates.filter((each) => each !== asked)],
});

/** By-products that are no single molecules, each by its own formula. */
async function judgeAlone(
  byproducts: readonly string[],
  question: Asked,
  env: AnalysisEnvironment,
): Promise<RelatedStructure[]> {
  const judged: RelatedStructure[] = [];
  for (const smiles of byproducts) {
    const { asked } = await judge(smiles, formulaOf(smiles), question, { env });
    if (asked !== undefined) judged.push({ smiles: asked.smiles, probability: asked.confidence });
  }
  return judged;
}
