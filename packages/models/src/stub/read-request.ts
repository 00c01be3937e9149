import type { IncomingHttpHeaders } from 'node:http';
import type { Provider } from '@elucida/contract/settings';

/** A provider's request, whatever its form. */
export interface StubRequest {
  readonly provider: Provider;
  readonly model: string;
  /** Key as it was sent; empty where there is none. */
  readonly key: string;
  readonly instructions: string;
  /** The data's text. */
  readonly text: string;
  readonly images: readonly { readonly mediaType: string; readonly bytes: Buffer }[];
  /** JSON schema that the answer must have. */
  readonly schema: unknown;
}

type Json = Record<string, unknown>;
const record = (value: unknown): Json =>
  typeof value === 'object' && value !== null ? (value as Json) : {};
const list = (value: unknown): Json[] => (Array.isArray(value) ? value.map(record) : []);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const joined = (value: unknown): string =>
  typeof value === 'string'
    ? value
    : list(value)
        .map((part) => text(part.text))
        .join('\n');

function fromDataUrl(url: unknown): { mediaType: string; bytes: Buffer }[] {
  const match = /^data:([^;]+);base64,(.+)$/s.exec(text(url));
  return match === null ? [] : [{ mediaType: match[1]!, bytes: Buffer.from(match[2]!, 'base64') }];
}
const fromBase64 = (mediaType: unknown, data: unknown) => [
  { mediaType: text(mediaType), bytes: Buffer.from(text(data), 'base64') },
];

/** POST /v1/responses: platform.openai.com/docs/api-reference/responses/create. */
function openai(body: Json, headers: IncomingHttpHeaders): Omit<StubRequest, 'provider' | 'model'> {
  const parts = list(body.input)
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) => list(content));
  const format = record(record(body.text).format);
  return {
    key: bearer(headers),
    instructions: [
      text(body.instructions),
      ...list(body.input)
        .filter(({ role }) => role === 'system' || role === 'developer')
        .map(({ content }) => joined(content)),
    ].join('\n'),
    text: joined(parts.filter(({ type }) => type === 'input_text')),
    images: parts
      .filter(({ type }) => type === 'input_image')
      .flatMap((part) => fromDataUrl(part.image_url)),
    schema: format.type === 'json_schema' && format.strict === true ? format.schema : undefined,
  };
}

/**
 * POST /v1/chat/completions, as OpenAI-compatible servers take it:
 * platform.openai.com/docs/api-reference/chat/create.
 */
function local(body: Json, headers: IncomingHttpHeaders): Omit<StubRequest, 'provider' | 'model'> {
  const user = list(body.messages).filter(({ role }) => role === 'user');
  const parts = user.flatMap(({ content }) =>
    typeof content === 'string' ? [{ type: 'text', text: content }] : list(content),
  );
  const format = record(body.response_format);
  return {
    key: bearer(headers),
    instructions: joined(
      list(body.messages)
        .filter(({ role }) => role === 'system')
        .map(({ content }) => ({ text: joined(content) })),
    ),
    text: joined(parts.filter(({ type }) => type === 'text')),
    images: parts
      .filter(({ type }) => type === 'image_url')
      .flatMap((part) => fromDataUrl(record((part as Json).image_url).url)),
    schema:
      format.type === 'json_schema' && record(format.json_schema).strict === true
        ? record(format.json_schema).schema
        : undefined,
  };
}

/** POST /v1beta/models/MODEL:generateContent: ai.google.dev/api/generate-content. */
function google(body: Json, headers: IncomingHttpHeaders): Omit<StubRequest, 'provider' | 'model'> {
  const parts = list(body.contents)
    .filter(({ role }) => role === 'user')
    .flatMap((content) => list(content.parts));
  const config = record(body.generationConfig);
  return {
    key: text(headers['x-goog-api-key']),
    instructions: joined(record(body.systemInstruction).parts),
    text: joined(parts.filter((part) => 'text' in part)),
    images: parts
      .filter((part) => 'inlineData' in part)
      .flatMap((part) =>
        fromBase64(record(part.inlineData).mimeType, record(part.inlineData).data),
      ),
    schema:
      config.responseMimeType === 'application/json'
        ? (config.responseJsonSchema ?? config.responseSchema)
        : undefined,
  };
}

/**
 * POST /v1/messages: docs.anthropic.com/en/api/messages. The answer's form is
 * `output_config.format`, or a tool that must be called.
 */
function anthropic(
  body: Json,
  headers: IncomingHttpHeaders,
): Omit<StubRequest, 'provider' | 'model'> {
  const parts = list(body.messages)
    .filter(({ role }) => role === 'user')
    .flatMap(({ content }) =>
      typeof content === 'string' ? [{ type: 'text', text: content }] : list(content),
    );
  const format = record(record(body.output_config).format);
  return {
    key: text(headers['x-api-key']),
    instructions: joined(body.system),
    text: joined(parts.filter(({ type }) => type === 'text')),
    images: parts
      .filter(({ type }) => type === 'image')
      .flatMap((part) =>
        fromBase64(record((part as Json).source).media_type, record((part as Json).source).data),
      ),
    schema: format.type === 'json_schema' ? format.schema : list(body.tools)[0]?.input_schema,
  };
}

const bearer = (headers: IncomingHttpHeaders) =>
  /^Bearer (.+)$/.exec(text(headers.authorization))?.[1] ?? '';

const ROUTES: readonly {
  path: RegExp;
  provider: Provider;
  read: (body: Json, headers: IncomingHttpHeaders) => Omit<StubRequest, 'provider' | 'model'>;
}[] = [
  { path: /^\/openai\/v1\/responses$/, provider: 'openai', read: openai },
  {
    path: /^\/google\/v1beta\/models\/([^/:]+):generateContent$/,
    provider: 'google',
    read: google,
  },
  { path: /^\/anthropic\/v1\/messages$/, provider: 'anthropic', read: anthropic },
  { path: /^\/local\/v1\/chat\/completions$/, provider: 'local', read: local },
];

/** A request by its path; null where no provider has such a path. */
export function readRequest(
  path: string,
  { headers, body }: { headers: IncomingHttpHeaders; body: unknown },
): StubRequest | null {
  for (const { path: pattern, provider, read } of ROUTES) {
    const match = pattern.exec(path);
    if (match === null) continue;
    const content = record(body);
    return {
      provider,
      model: match[1] === undefined ? text(content.model) : decodeURIComponent(match[1]),
      ...read(content, headers),
    };
  }
  return null;
}

/**
 * Object schemas within a schema that a strict decoder refuses: with fields that may be left out or
 * added.
 */
function openObjects(schema: unknown): number {
  if (Array.isArray(schema))
    return schema.reduce((sum: number, each) => sum + openObjects(each), 0);
  if (typeof schema !== 'object' || schema === null) return 0;
  const { type, properties, required, additionalProperties } = schema as Json;
  const open =
    type === 'object' &&
    (additionalProperties !== false ||
      Object.keys(record(properties)).some(
        (name) => !(required as string[] | undefined)?.includes(name),
      ));
  return (
    (open ? 1 : 0) + Object.values(schema).reduce((sum: number, each) => sum + openObjects(each), 0)
  );
}

/** What the provider would answer 400 for: null where the request is as documented. */
export function problemOf(
  { provider, key, model, instructions, text: data, images, schema }: StubRequest,
  headers: IncomingHttpHeaders,
): string | null {
  if (provider !== 'local' && key === '') return 'no API key';
  if (provider === 'anthropic' && headers['anthropic-version'] === undefined)
    return 'anthropic-version: header is required';
  if (model === '') return 'model is required';
  if (instructions === '' || data === '')
    return 'instructions and data are expected apart from each other';
  if (schema === undefined) return 'a JSON schema for the answer is expected';
  if ((provider === 'openai' || provider === 'local') && openObjects(schema) > 0)
    return `strict schema: ${openObjects(schema)} objects are open`;
  const broken = images.find(
    ({ mediaType, bytes }) => !/^image\/(png|jpeg)$/.test(mediaType) || bytes.length < 8,
  );
  return broken === undefined ? null : `image of type "${broken.mediaType}" is not supported`;
}
