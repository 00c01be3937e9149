import { analyzeFieldsSchema } from '@elucida/contract/analysis';
import type { FastifyRequest } from 'fastify';
import { checkImagesPlan } from '../../billing/check-plan.ts';
import type { Context } from '../../context.ts';
import { userOf } from '../../http/session.ts';
import { readUpload } from '../../http/upload/read-upload.ts';
import { parseInput } from '../../http/validation.ts';
import { checkAsked } from '../check-asked.ts';
import { checkFormula } from '../check-formula.ts';
import { checkSearch } from '../check-search.ts';
import { imagesOf } from './images-of.ts';
import type { ReadJob } from './read-manual-job.ts';
import { spectraBesideImages } from './spectra-beside-images.ts';

const NO_FRAGMENTS = { present: [], absent: [] };

/**
 * The job of a form with images of spectra, with typed spectra and corrections next to them. Throws
 * `DomainError` for what is wrong with it.
 */
export async function readImagesJob(request: FastifyRequest, context: Context): Promise<ReadJob> {
  const upload = await readUpload(request);
  const fields = parseInput(analyzeFieldsSchema, upload.fields, 'body');
  checkFormula(fields.formula, ['body', 'formula']);
  const { formula, structures = [], fragments = NO_FRAGMENTS } = fields;
  const asked = await checkAsked({ formula, structures, fragments }, context);
  const search = await checkSearch(fields, userOf(request), context);
  const images = await imagesOf(upload, fields);
  checkImagesPlan(userOf(request), images);
  const spectra = await spectraBesideImages(fields.spectra, { images, context });
  const { lang, include_raw: includeRaw, models, polish } = fields;
  return [
    { formula, spectra, images, ...asked, ...search, lang, includeRaw },
    { kind: 'images', title: '', comments: '', wishes: { models, polish } },
  ];
}
