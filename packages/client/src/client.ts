import { progressSchema, type Progress } from '@elucida/contract/analysis';
import {
  analysisBriefSchema,
  analysisRecordSchema,
  type AnalysisBrief,
  type AnalysisRecord,
} from '@elucida/contract/analyses';
import { IDEMPOTENCY_KEY_HEADER, STREAM_EVENTS } from '@elucida/contract/analysis-events';
import {
  isomersResponseSchema,
  type isomersRequestSchema,
  type IsomersResponse,
} from '@elucida/contract/isomers';
import type { Language } from '@elucida/contract/languages';
import type { manualPayloadSchema } from '@elucida/contract/manual-payload';
import { namesResponseSchema, type NamesResponse } from '@elucida/contract/names';
import {
  predictionSchema,
  type Prediction,
  type predictionRequestSchema,
} from '@elucida/contract/predictions';
import { acceptedWorkSchema } from '@elucida/contract/accepted-work';
import { analysesPageSchema } from '@elucida/contract/public-api';
import {
  verificationAnswerSchema,
  verificationRecordSchema,
  type Verification,
  type VerificationRecord,
  type verificationRequestSchema,
} from '@elucida/contract/verification';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { z } from 'zod';
import { Transport, type ClientOptions } from './transport.ts';

/** Typed peaks to analyse, as the manual payload takes them. */
export type AnalysisInput = z.input<typeof manualPayloadSchema>;
export type VerificationInput = z.input<typeof verificationRequestSchema>;
export type PredictionInput = z.input<typeof predictionRequestSchema>;
export type IsomersInput = z.input<typeof isomersRequestSchema>;

export interface CallOptions {
  readonly signal?: AbortSignal;
}
/** Of what is begun. */
export interface BeginOptions extends CallOptions {
  /** The same key within 24 hours is the same work, counted once. */
  readonly idempotencyKey?: string;
}

/** One image of a form. */
export interface ImageFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}
/** What is sent next to images; lists and objects go out as JSON. */
export type ImageFields = Readonly<Record<string, unknown>> & { readonly formula: string };

/** Seconds of one wait; longer ones ask again. */
const WAIT_S = 60;
const OPEN: readonly string[] = ['queued', 'running'];
const withKey = ({ idempotencyKey }: BeginOptions): Record<string, string> =>
  idempotencyKey === undefined ? {} : { [IDEMPOTENCY_KEY_HEADER]: idempotencyKey };
const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const query = (params: Readonly<Record<string, string | number | undefined>>): string => {
  const given = Object.entries(params).filter(([, value]) => value !== undefined);
  return given.length === 0
    ? ''
    : `?${new URLSearchParams(given.map(([name, value]): [string, string] => [name, String(value)]))}`;
};

/**
 * Elucida's public API, typed by the contract's schemas, which also check every answer. Every method
 * throws `ProblemError` for a refusal. A server that is busy is asked again.
 */
export function createClient(options: ClientOptions) {
  const transport = new Transport(options);
  const begun = z.union([analysisRecordSchema, acceptedWorkSchema]);

  const getAnalysis = (
    id: string,
    { signal, lang }: CallOptions & { readonly lang?: Language } = {},
  ): Promise<AnalysisRecord> =>
    transport.json(
      { method: 'GET', path: `/analyses/${encodeURIComponent(id)}${query({ lang })}`, signal },
      analysisRecordSchema,
    );

  /** Waits for the end of an analysis by its events, which say how far it is. */
  async function* watch(id: string, { signal }: CallOptions = {}): AsyncGenerator<Progress> {
    const answer = await transport.send({
      method: 'GET',
      path: `/analyses/${encodeURIComponent(id)}`,
      headers: { accept: 'text/event-stream' },
      signal,
    });
    const events = answer
      .body!.pipeThrough(new TextDecoderStream())
      .pipeThrough(new EventSourceParserStream());
    for await (const { event, data } of events) {
      if (event === STREAM_EVENTS.progress) yield progressSchema.parse(JSON.parse(data));
      if (event === STREAM_EVENTS.result || event === STREAM_EVENTS.error) return;
    }
  }

  /** Waits until an analysis has ended. A stream that a server closes early is opened again. */
  async function ended(
    id: string,
    { signal, onProgress }: CallOptions & { onProgress?: (progress: Progress) => void } = {},
  ): Promise<AnalysisRecord> {
    for (;;) {
      for await (const progress of watch(id, signal === undefined ? {} : { signal }))
        onProgress?.(progress);
      const record = await getAnalysis(id, signal === undefined ? {} : { signal });
      if (!OPEN.includes(record.status)) return record;
    }
  }

  async function begin(
    sent: { json: AnalysisInput } | { form: FormData },
    { waitS = 0, ...about }: BeginOptions & { readonly waitS?: number },
  ): Promise<{ id: string; status: AnalysisRecord['status'] } | AnalysisRecord> {
    return transport.json(
      {
        method: 'POST',
        path: '/analyses',
        ...sent,
        headers: { ...withKey(about), ...(waitS > 0 ? { prefer: `wait=${waitS}` } : {}) },
        signal: about.signal,
      },
      begun,
    );
  }

  /** Begins an analysis and waits for its end, however long it takes. */
  async function run(
    sent: { json: AnalysisInput } | { form: FormData },
    about: BeginOptions,
  ): Promise<AnalysisRecord> {
    const first = await begin(sent, { ...about, waitS: WAIT_S });
    return 'result' in first ? first : ended(first.id, about);
  }

  function formOf(images: readonly ImageFile[], fields: ImageFields): FormData {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields))
      if (value !== undefined) form.append(name, text(value));
    for (const { name, bytes } of images) form.append('files', new Blob([bytes]), name);
    return form;
  }

  return {
    analyses: {
      /** Begins an analysis of typed peaks: its id. */
      begin: (input: AnalysisInput, about: BeginOptions = {}) => begin({ json: input }, about),
      /** Analyses typed peaks, and waits for the result. */
      run: (input: AnalysisInput, about: BeginOptions = {}) => run({ json: input }, about),
      /** Analyses images, and waits for the result. */
      runImages: (
        images: readonly ImageFile[],
        fields: ImageFields,
        about: BeginOptions = {},
      ): Promise<AnalysisRecord> => run({ form: formOf(images, fields) }, about),
      get: getAnalysis,
      watch,
      ended,
      /** All analyses, the newest first; pages are fetched as they are needed. */
      async *list({ signal }: CallOptions = {}): AsyncGenerator<AnalysisBrief> {
        let cursor: string | undefined;
        do {
          const path = `/analyses${query({ cursor, limit: 100 })}`;
          const page = await transport.json({ method: 'GET', path, signal }, analysesPageSchema);
          yield* page.items;
          cursor = page.next_cursor ?? undefined;
        } while (cursor !== undefined);
      },
      cancel: (id: string, { signal }: CallOptions = {}): Promise<AnalysisBrief> =>
        transport.json(
          { method: 'DELETE', path: `/analyses/${encodeURIComponent(id)}`, signal },
          analysisBriefSchema,
        ),
    },
    verifications: {
      /** "Is it what I made?": waits for the verdict. */
      async run(input: VerificationInput, about: BeginOptions = {}): Promise<Verification> {
        const first = await transport.json(
          {
            method: 'POST',
            path: '/verifications',
            json: input,
            headers: { ...withKey(about), prefer: `wait=${WAIT_S}` },
            signal: about.signal,
          },
          verificationAnswerSchema,
        );
        return 'verdict' in first ? first : this.ended(first.id, about);
      },
      get: (id: string, { signal }: CallOptions = {}): Promise<VerificationRecord> =>
        transport.json(
          { method: 'GET', path: `/verifications/${encodeURIComponent(id)}`, signal },
          verificationRecordSchema,
        ),
      /** Asks until it has ended. Throws where it failed or was cancelled. */
      async ended(id: string, about: CallOptions = {}): Promise<Verification> {
        for (;;) {
          const { status, result, error } = await this.get(id, about);
          if (result !== null) return result;
          if (!OPEN.includes(status)) throw new Error(String(error?.detail ?? status));
          await new Promise((resolve) => setTimeout(resolve, 1_000));
        }
      },
      cancel: (id: string, { signal }: CallOptions = {}): Promise<VerificationRecord> =>
        transport.json(
          { method: 'DELETE', path: `/verifications/${encodeURIComponent(id)}`, signal },
          verificationRecordSchema,
        ),
    },
    /** The structure of a name, SMILES or InChI. */
    name: (
      q: string,
      { lang, signal }: CallOptions & { readonly lang?: Language } = {},
    ): Promise<NamesResponse> =>
      transport.json(
        { method: 'GET', path: `/names${query({ q, lang })}`, signal },
        namesResponseSchema,
      ),
    isomers: (input: IsomersInput, { signal }: CallOptions = {}): Promise<IsomersResponse> =>
      transport.json(
        { method: 'GET', path: `/isomers${query(input)}`, signal },
        isomersResponseSchema,
      ),
    predict: (input: PredictionInput, { signal }: CallOptions = {}): Promise<Prediction> =>
      transport.json(
        { method: 'POST', path: '/predictions', json: input, signal },
        predictionSchema,
      ),
  };
}
export type Client = ReturnType<typeof createClient>;
