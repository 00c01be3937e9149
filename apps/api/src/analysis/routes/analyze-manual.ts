import { analysisResponseSchema } from '@elucida/contract/analysis';
import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { manualPayloadSchema } from '@elucida/contract/manual-payload';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { LARGE_JSON, readLargeJson } from '../../http/read-large-json.ts';
import { checkAsked } from '../check-asked.ts';
import { checkFormula } from '../check-formula.ts';
import { storable } from '../storable.ts';
import { ANSWERS } from './event-stream.ts';
import { answerAnalysis } from './answer-analysis.ts';

/** POST /analyze/manual: an analysis of typed peaks. */
export const analyzeManual: Feature = (api, context) => {
  const options = {
    config: { access: 'verified', largeJson: true },
    bodyLimit: PAYLOAD_MAX.bytes,
    schema: {
      body: manualPayloadSchema,
      produces: ANSWERS,
      response: { 200: analysisResponseSchema },
    },
    ...LARGE_JSON,
  } as const;
  api.post('/analyze/manual', options, async (request, reply) => {
    const { metadata, spectra, peaks, structures, fragments, ...wished } = await readLargeJson(
      request,
      { reader: 'read-manual-payload', texts: context.texts },
    );
    const { lang, include_raw, models, polish } = wished;
    const formula = metadata.molecular_formula;
    checkFormula(formula, ['body', 'metadata', 'molecular_formula']);
    const asked = await checkAsked({ formula, structures, fragments }, context);
    if (peaks === 0) throw new DomainError('no_peaks');
    const { title, comments } = metadata;
    const job = {
      formula,
      spectra,
      ...asked,
      images: [],
      lang,
      includeRaw: include_raw,
    };
    return answerAnalysis(job, {
      request,
      reply,
      context,
      kind: 'manual',
      title: storable(title),
      comments: storable(comments),
      wishes: { models, polish },
    }) as never;
  });
};
