import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@elucida/contract/languages';
import { SCREENS } from '@elucida/contract/screens';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';
import { pageSender } from './send-page.ts';

/** What comes after the language; nothing for the home page. */
const PAGES: ReadonlySet<string> = new Set(
  SCREENS.map((screen) => (screen === 'home' ? '' : screen)),
);
/** Screens whose address names one post or analysis, by what comes after the language. */
const WITH_PARAMETER: Readonly<Record<string, string>> = {
  blog: 'post',
  analyses: 'analysis',
  shared: 'shared',
  examples: 'example',
  practice: 'problem',
};
/** Screens one level further down: alone, and with what comes after them. */
const NESTED: Readonly<Record<string, { readonly alone?: string; readonly one: string }>> = {
  'practice/exercises': { alone: 'exercises', one: 'exercise' },
  'practice/sets': { alone: 'sets', one: 'set' },
  'practice/shared': { one: 'shared-set' },
};
/** Screens for who has the link or the account: for no search engine, and no other site learns them. */
const PRIVATE: ReadonlySet<string> = new Set([
  'forgot-password',
  'reset-password',
  'analyses',
  'shared',
  'practice/sets',
  'practice/shared',
]);
/** Calls whose paths are also the names of screens: asked for HTML, they lead there. */
const SHARED_WITH_CALLS = new Set(['history', 'blog', 'isomers']);
const YEAR_S = 31_536_000;
const HOME = `/${DEFAULT_LANGUAGE}`;

const wantsHtml = (request: FastifyRequest) => (request.headers.accept ?? '').includes('text/html');
const readsOnly = (request: FastifyRequest) =>
  request.method === 'GET' || request.method === 'HEAD';

function segmentsOf(request: FastifyRequest): { segments: string[]; query: string } {
  const [path, query] = request.url.split('?', 2) as [string, string | undefined];
  return {
    segments: path.split('/').filter((segment) => segment !== ''),
    query: query === undefined ? '' : `?${query}`,
  };
}

/** What an address is of: its language, what comes after it, and the screen; null for no page. */
function pageOf([first, name = '', slug, last, ...rest]: readonly string[]) {
  const language = LANGUAGES.find((each) => each === first);
  if (language === undefined || rest.length > 0) return null;
  const path = `${name}/${slug}`;
  const nested = Object.hasOwn(NESTED, path) ? NESTED[path]! : null;
  if (last !== undefined)
    return nested === null ? null : { language, name: path, screen: nested.one };
  if (nested?.alone !== undefined) return { language, name: path, screen: nested.alone };
  if (slug !== undefined)
    return Object.hasOwn(WITH_PARAMETER, name)
      ? { language, name, screen: WITH_PARAMETER[name]! }
      : null;
  return PAGES.has(name) ? { language, name, screen: name === '' ? 'home' : name } : null;
}

/**
 * Serves the built web app and leads everything that is asked for as HTML to one of its pages
 * (contract §2).
 */
export async function servePages(app: FastifyInstance, webDist: string): Promise<void> {
  const sendPage = existsSync(join(webDist, 'index.html')) ? pageSender(webDist) : null;

  app.addHook('onRequest', async (request, reply) => {
    if (!readsOnly(request) || !wantsHtml(request)) return;
    const { segments, query } = segmentsOf(request);
    if (SHARED_WITH_CALLS.has(segments[0] ?? '') && pageOf([DEFAULT_LANGUAGE, ...segments]))
      return reply.redirect(`${HOME}/${segments.join('/')}${query}`, 302);
  });

  if (sendPage !== null) {
    await app.register(fastifyStatic, {
      root: webDist,
      wildcard: false,
      index: false,
      preCompressed: true,
      globIgnore: [
        '**/.vite/**',
        '**/.pages/**',
        '**/index.html',
        '**/demo_example*.json',
        '**/examples.json',
        '**/*.{br,gz}',
      ],
      cacheControl: false,
      setHeaders: (reply, path) =>
        void reply.header(
          'cache-control',
          path.includes('/assets/') ? `public, max-age=${YEAR_S}, immutable` : 'no-cache',
        ),
    });
  }

  app.setNotFoundHandler((request: FastifyRequest, reply: FastifyReply) => {
    const { segments } = segmentsOf(request);
    if (!readsOnly(request) || segments[0] === 'api') throw new DomainError('not_found');
    if (segments.length === 0) return reply.redirect(HOME, 302);
    const page = pageOf(segments);
    if (page !== null) {
      const { language, name, screen } = page;
      if (PRIVATE.has(name))
        void reply.header('x-robots-tag', 'noindex').header('referrer-policy', 'no-referrer');
      if (sendPage !== null) return sendPage(request, { reply, language, screen });
      return reply
        .code(503)
        .type('text/plain; charset=utf-8')
        .send('The web app is not built. Run: npm run build\n');
    }
    if (wantsHtml(request)) return reply.redirect(HOME, 302);
    throw new DomainError('not_found');
  });
}
