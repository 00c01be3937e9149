import {
  MAX_MODEL_PROPOSALS,
  modelAnswerSchema,
  type ModelAnswer,
  type ModelClaim,
  type ModelProposal,
  type ModelReading,
} from '@elucida/contract/models';
import { ANSWER_BOUNDS } from './bounds.ts';

/**
 * The JSON of a text that has prose or a Markdown fence around it, as models without structured
 * output write it.
 */
const insideOf = (text: string) => text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1);

/** The JSON that a model answered; undefined where there is none. */
export function readJson(text: string): unknown {
  for (const each of [text, insideOf(text)]) {
    try {
      return JSON.parse(each);
    } catch {
      /* The other way of writing it is tried. */
    }
  }
  return undefined;
}

const cut = (text: string | null, length: number) => (text === null ? null : text.slice(0, length));

/** A claim cut to what is of use. */
export const boundClaim = (claim: ModelClaim): ModelClaim => ({
  ...claim,
  multiplicity: cut(claim.multiplicity, ANSWER_BOUNDS.word),
  group: cut(claim.group, ANSWER_BOUNDS.word),
  name: cut(claim.name, ANSWER_BOUNDS.name),
});

const boundProposal = ({
  smiles,
  name,
  confidence,
  reasons,
  claims,
}: ModelProposal): ModelProposal => ({
  smiles: smiles.trim().slice(0, ANSWER_BOUNDS.smiles),
  name: cut(name, ANSWER_BOUNDS.name),
  confidence: Math.min(1, Math.max(0, confidence)),
  reasons: reasons.slice(0, ANSWER_BOUNDS.reasons),
  claims: claims.slice(0, ANSWER_BOUNDS.claims).map(boundClaim),
});

const boundReading = ({ image, technique, peaks }: ModelReading): ModelReading => ({
  image,
  technique,
  peaks: peaks.slice(0, ANSWER_BOUNDS.peaks).map((peak) => ({
    ...peak,
    multiplicity: cut(peak.multiplicity, ANSWER_BOUNDS.word),
    couplings_hz: peak.couplings_hz.slice(0, ANSWER_BOUNDS.couplings),
  })),
});

/**
 * A model's text as its answer, cut to what is of use; readings of images that were not sent are
 * left out. Null where it is not an answer: nothing is guessed.
 */
export function readAnswer(text: string, images: number): ModelAnswer | null {
  const read = modelAnswerSchema.safeParse(readJson(text));
  if (!read.success) return null;
  const { readings, proposals } = read.data;
  return {
    readings: readings
      .filter(({ image }) => image < images)
      .slice(0, images)
      .map(boundReading),
    proposals: proposals.slice(0, MAX_MODEL_PROPOSALS).map(boundProposal),
  };
}
