import type { CodeSamples } from '@elucida/contract/public-api-samples';

interface Document {
  readonly info: object;
  readonly paths?: Readonly<Record<string, object | undefined>>;
  readonly components?: { readonly securitySchemes?: Readonly<Record<string, unknown>> };
}

const ABOUT = `Elucida for programs. Send a key of your account page (Pro and unlimited accounts) as
\`Authorization: Bearer el_…\`. Each analysis and verification counts once towards the daily limit. Errors are
problem details (RFC 9457) with a closed \`code\`. \`RateLimit\` fields say what is left of the minute and, of
calls that count, of the day; 429 comes with \`Retry-After\`. \`Prefer: wait=30\` waits for a result,
\`Idempotency-Key\` makes a repeated request the same work, and \`Accept: text/event-stream\` reports progress.`;

/**
 * The document of the public API: its calls alone, of the document of all calls, with examples.
 */
export function v1Document(
  whole: object,
  { samples, url }: { readonly samples: CodeSamples; readonly url: string },
): object {
  const { info, paths = {}, components = {}, ...rest } = whole as Document;
  const own = Object.entries(paths).filter(([path]) => path.startsWith('/v1/'));
  const withSamples = own.map(([path, methods]) => [
    path,
    Object.fromEntries(
      Object.entries(methods ?? {}).map(([method, operation]) => {
        const found = samples[`${method.toUpperCase()} ${path}`];
        return [
          method,
          found === undefined ? operation : { ...(operation as object), 'x-codeSamples': found },
        ];
      }),
    ),
  ]);
  return {
    ...rest,
    info: { ...info, title: 'Elucida API', version: '1', description: ABOUT },
    servers: [{ url }],
    tags: [{ name: 'Public API' }],
    paths: Object.fromEntries(withSamples),
    components: {
      ...components,
      securitySchemes: { key: components.securitySchemes?.key },
    },
  };
}
