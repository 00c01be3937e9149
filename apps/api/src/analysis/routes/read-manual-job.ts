import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { readLargeJson } from '../../http/read-large-json.ts';
import { userOf } from '../../http/session.ts';
import type { Accepting } from '../accept-analysis.ts';
import type { Submission } from '../../adapters/analyser/analyser.ts';
import { checkAsked } from '../check-asked.ts';
import { checkFormula } from '../check-formula.ts';
import { checkSearch } from '../check-search.ts';
import { storable } from '../storable.ts';

/** A checked job, and what is kept with it. */
export type ReadJob = readonly [Submission, Omit<Accepting, 'user' | 'key'>];

/** The job of a body of typed peaks. Throws `DomainError` for what is wrong with it. */
export async function readManualJob(request: FastifyRequest, context: Context): Promise<ReadJob> {
  const { metadata, spectra, peaks, structures, fragments, ...wished } = await readLargeJson(
    request,
    { reader: 'read-manual-payload', texts: context.texts },
  );
  const { lang, include_raw: includeRaw, models, polish } = wished;
  const { molecular_formula: formula, title, comments } = metadata;
  checkFormula(formula, ['body', 'metadata', 'molecular_formula']);
  const asked = await checkAsked({ formula, structures, fragments }, context);
  const search = await checkSearch({ formula, ...wished }, userOf(request), context);
  if (peaks === 0) throw new DomainError('no_peaks');
  return [
    { formula, spectra, ...asked, ...search, images: [], lang, includeRaw },
    {
      kind: 'manual',
      title: storable(title),
      comments: storable(comments),
      wishes: { models, polish },
    },
  ];
}
