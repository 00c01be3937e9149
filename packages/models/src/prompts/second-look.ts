import { modelAnswerSchema } from '@elucida/contract/models';
import type { LookQuestion, ModelQuestion } from '../model-question.ts';
import { describeData, rules } from './common.ts';
import type { Prompt } from './prompt.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;

function describeLook({ status, ranking, unexplained, reason }: LookQuestion): string {
  const why = reason === undefined ? '' : ` (${reason})`;
  const sure = status === 'inconclusive' ? `, which it calls inconclusive${why}` : '';
  return [
    `The judge's ranking so far${sure}:`,
    ...ranking.map(({ smiles, confidence }, i) => `${i + 1}. ${smiles} (${percent(confidence)})`),
    unexplained.length === 0
      ? 'The first explains every peak.'
      : 'Peaks that the first does not explain: ' +
        `${unexplained.map(({ technique, position }) => `${technique} ${position}`).join('; ')}`,
  ].join('\n');
}

/** Second round, at most one: the judge is not sure, and asks for what is missing. */
export const secondLook: Prompt<ModelQuestion> = {
  name: 'second-look',
  version: 1,
  purpose: 'Propose molecules that are missing from the ranking of a judge who is not sure.',
  schema: modelAnswerSchema,
  example: {
    question: {
      formula: 'C4H8O2',
      lang: 'en',
      spectra: [{ type: 'IR', peaks: [{ wavenumber_cm1: 1741 }] }],
      look: {
        formula: 'C4H8O2',
        status: 'inconclusive',
        confidence: 0.4,
        reason: 'ambiguous',
        ranking: [
          { smiles: 'CCOC(C)=O', name: 'ethyl acetate', confidence: 0.4 },
          { smiles: 'CCC(=O)OC', name: 'methyl propanoate', confidence: 0.35 },
        ],
        unexplained: [],
      },
    },
    answer: JSON.stringify({
      readings: [],
      proposals: [
        {
          smiles: 'CC(C)OC=O',
          name: 'isopropyl formate',
          confidence: 0.2,
          reasons: 'An ester band alone does not exclude a formate.',
          claims: [],
        },
      ],
    }),
  },
  instructions: ({
    lang,
  }) => `You identify an organic molecule from its spectra and its molecular formula. A program \
has predicted the spectra of many molecules and ranked them by the data; it is
not sure. Look for molecules of the same formula that are missing from its ranking and explain \
the data better, above all the peaks that it leaves unexplained:
other skeletons, other ring sizes, other positions of the groups. A molecule of the ranking may \
be repeated where you think that it is right.

${rules(lang)}

"readings": an empty list.`,
  data: (question) =>
    `${describeData(question)}\n${question.look === undefined ? '' : describeLook(question.look)}`,
};
