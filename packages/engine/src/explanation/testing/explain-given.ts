import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { USER } from '../../candidates/outside-source.ts';
import { formulaDoubter } from '../../formula-check/doubt-formula.ts';
import type { Identification } from '../../identification.ts';
import { judgeAsked } from '../../identify.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { judgeEach } from '../../pipeline/judge-finalists.ts';
import { addConfiguration } from '../../pipeline/add-configuration.ts';
import { writeIdentification } from '../../pipeline/write-identification.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { predictorFor, predictorOfScore } from '@elucida/prediction/predictor-for';
import { unattended } from '../../stages.ts';
import { explain } from '../explain.ts';
import type { Explanation } from '../../statements/statement.ts';
import type { SentenceCase } from './sentence-cases.ts';

const learned = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** Spectra as an article prints them. Throws Error where one cannot be read. */
function spectraOf(texts: readonly string[]): Spectrum[] {
  return texts.map((text) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(`${text}: ${JSON.stringify(read.error)}`);
    return read.spectrum;
  });
}

/** Judges the molecules given, and no others, by the spectra: a judgement without a search. */
function judgeGiven(
  { formula: text, among, asked, doubted, fragments, late, method = 'exhaustive' }: SentenceCase,
  spectra: readonly Spectrum[],
): Identification {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text} is no formula`);
  const request = {
    formula: parsed.formula,
    spectra,
    top: 10,
    seed: 1,
    useLibrary: false,
    hide: [],
    ...(fragments && { fragments }),
  };
  const finalists = among.map((each) => {
    const graph = graphFromSmiles(each);
    const perception = perceive(graph);
    return {
      key: colourKey(perception),
      graph,
      perception,
      proposedBy: each === asked ? ['generator', USER] : ['generator'],
      firstScore: 0,
    };
  });
  const predictor = predictorFor(parsed.formula, spectra, learned);
  const search = {
    method,
    considered: among.length,
    complete: method === 'exhaustive',
    ...(late && { late }),
  };
  const ofScore = predictorOfScore(parsed.formula, spectra, learned);
  const doubtFormula = formulaDoubter({ request, predictor: ofScore, task: unattended });
  const judgement = judgeAsked({
    request,
    predictor: ofScore,
    task: unattended,
    find: ({ judge, task }) => ({ judged: judgeEach(finalists, judge, task), search }),
    ...(doubted && { doubtFormula }),
  });
  const identification = writeIdentification(judgement, { request, predictor, task: unattended });
  return addConfiguration(identification, { spectra, seed: request.seed, task: unattended });
}

/** The judgement of a case, and what is said of it. */
export function judgeAndExplain(each: SentenceCase): {
  readonly identification: Identification;
  readonly explanation: Explanation;
} {
  const spectra = spectraOf(each.spectra).map((spectrum) =>
    each.source === undefined ? spectrum : { ...spectrum, source: each.source },
  );
  const identification = judgeGiven(each, spectra);
  return { identification, explanation: explain({ identification, spectra, predictor: learned }) };
}

/** The explanation of the judgement of a case. */
export const explainCase = (each: SentenceCase): Explanation => judgeAndExplain(each).explanation;
