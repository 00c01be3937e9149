import { readFile } from 'node:fs/promises';
import { readingQuerySchema } from '@elucida/contract/analyses';
import {
  exampleInputsSchema,
  exampleRecordSchema,
  exampleStartSchema,
  exampleStartedSchema,
  type ExampleInput,
  type ExampleName,
} from '@elucida/contract/examples';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { inLanguage } from '../in-language.ts';
import { findExample, listFiles } from '../queries/find-analysis.ts';
import { exampleJson } from '../record-json.ts';
import { startExample } from '../start-example.ts';
import { ANSWERS, wantsEvents } from './event-stream.ts';
import { analysisParams } from './own-analysis.ts';
import { sendJson } from './send-json.ts';
import { streamAnalysis } from './stream-analysis.ts';

type Inputs = Readonly<Record<ExampleName, ExampleInput>>;

/**
 * POST /examples and GET /examples/{id}: the home page's examples, run by the engine for anybody.
 * `file`: what they are run on, as the build of the web app writes it; without it there are none.
 */
export const runExamples =
  (file: string): Feature =>
  (api, context) => {
    let inputs: Promise<Inputs> | undefined;
    async function read(): Promise<Inputs> {
      const text = await readFile(file, 'utf8').catch(() => {
        throw new DomainError('not_found');
      });
      return exampleInputsSchema.parse(JSON.parse(text)) as Inputs;
    }

    api.post(
      '/examples',
      {
        config: { access: 'anyone' },
        schema: { body: exampleStartSchema, response: { 200: exampleStartedSchema } },
      },
      async (request) => {
        inputs ??= read();
        const known = await inputs.catch((error: unknown) => {
          inputs = undefined;
          throw error;
        });
        const { name, lang } = request.body;
        const from = clientAddress(request);
        return { id: await startExample({ name, lang }, { input: known[name], from }, context) };
      },
    );

    api.get(
      '/examples/:id',
      {
        config: { access: 'anyone' },
        schema: {
          params: analysisParams,
          querystring: readingQuerySchema,
          produces: ANSWERS,
          response: { 200: exampleRecordSchema },
        },
      },
      async (request, reply) => {
        const row = await findExample(request.params.id, context);
        if (row === undefined) throw new DomainError('not_found');
        if (wantsEvents(request)) {
          request.endTurn();
          const watch = context.watchers.watch(row.id);
          return streamAnalysis(row.id, { watch, request, reply }) as never;
        }
        const shown = await inLanguage(row, request.query.lang, context);
        return sendJson(reply, exampleJson(shown, await listFiles(row.id, context))) as never;
      },
    );
  };
