import { modelAnswerSchema } from '@elucida/contract/models';
import type { ModelQuestion } from '../model-question.ts';
import { describeData, rules } from './common.ts';
import type { Prompt } from './prompt.ts';

/** First round: read the images, propose structures, argue. */
export const propose: Prompt<ModelQuestion> = {
  name: 'propose',
  version: 1,
  purpose:
    'Read the peaks of each image and propose the molecules that explain all spectra together.',
  schema: modelAnswerSchema,
  example: {
    question: {
      formula: 'C4H8O2',
      lang: 'en',
      spectra: [
        {
          type: 'C13NMR',
          peaks: [
            { delta_ppm: 171.1 },
            { delta_ppm: 60.4 },
            { delta_ppm: 21 },
            { delta_ppm: 14.2 },
          ],
        },
      ],
    },
    answer: JSON.stringify({
      readings: [],
      proposals: [
        {
          smiles: 'CCOC(C)=O',
          name: 'ethyl acetate',
          confidence: 0.95,
          reasons:
            'Carbon at 171.1 ppm is an ester, and 60.4 ppm its OCH2. The methyl groups at ' +
            '21.0 and 14.2 ppm complete ethyl acetate.',
          claims: [
            {
              kind: 'shift',
              technique: 'C13NMR',
              position: 171.1,
              multiplicity: null,
              hydrogens: null,
              count: null,
              group: 'ester carbonyl',
              name: null,
            },
          ],
        },
      ],
    }),
  },
  instructions: ({
    lang,
  }) => `You identify an organic molecule from its spectra and its molecular formula. Others \
propose molecules too, and a program that predicts spectra judges all proposals
by the data alone: how sure you say you are does not count, a molecule that nobody else thinks of does.

${rules(lang)}

"readings": one for each image that shows a spectrum, with its number in "image", its technique, \
and every peak that you can read: "position", and for
1H NMR "multiplicity", "hydrogens" (from the integral) and "couplings_hz". Leave the list empty \
where there is no image.`,
  data: describeData,
};
