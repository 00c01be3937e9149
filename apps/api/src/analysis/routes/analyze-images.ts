import {
  analysisResponseSchema,
  analyzeFieldsSchema,
  analyzeFormSchema,
} from '@elucida/contract/analysis';
import { checkImagesPlan } from '../../billing/check-plan.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { imagesOf } from './images-of.ts';
import { spectraBesideImages } from './spectra-beside-images.ts';
import { readUpload } from '../../http/upload/read-upload.ts';
import { parseInput } from '../../http/validation.ts';
import { checkAsked } from '../check-asked.ts';
import { checkFormula } from '../check-formula.ts';
import { ANSWERS } from './event-stream.ts';
import { answerAnalysis } from './answer-analysis.ts';

const NO_FRAGMENTS = { present: [], absent: [] };

/** POST /analyze: an analysis of spectrum images, with typed spectra and corrections next to them. */
export const analyzeImages: Feature = (api, context) => {
  const options = {
    config: { access: 'verified' },
    schema: {
      consumes: ['multipart/form-data'],
      produces: ANSWERS,
      body: analyzeFormSchema,
      response: { 200: analysisResponseSchema },
    },
    // The schema documents the form; it is checked once the form is read.
    validatorCompiler: () => () => true,
  } as const;
  api.post('/analyze', options, async (request, reply) => {
    const upload = await readUpload(request);
    const fields = parseInput(analyzeFieldsSchema, upload.fields, 'body');
    checkFormula(fields.formula, ['body', 'formula']);
    const { formula, structures = [], fragments = NO_FRAGMENTS } = fields;
    const asked = await checkAsked({ formula, structures, fragments }, context);
    const images = await imagesOf(upload, fields);
    checkImagesPlan(userOf(request), images);
    const spectra = await spectraBesideImages(fields.spectra, { images, context });
    const { lang, include_raw: includeRaw, models, polish } = fields;
    return answerAnalysis(
      { formula, spectra, images, ...asked, lang, includeRaw },
      {
        request,
        reply,
        context,
        kind: 'images',
        title: '',
        comments: '',
        wishes: { models, polish },
      },
    ) as never;
  });
};
