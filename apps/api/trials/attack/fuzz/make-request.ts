import { STUDENT_KEY_HEADER } from '@elucida/contract/practice-sets';
import { seededRandom, type Random } from '../../../../../fixtures/random.ts';
import type { Outgoing } from '../send.ts';
import { takesKey, type RouteInfo } from '../routes.ts';
import { addressOf } from '../target.ts';
import { exampleBody, exampleFields, exampleQuery } from './examples.ts';
import { formBody } from './form-bodies.ts';
import { hostileHeaders } from './headers.ts';
import { jsonBody } from './json-bodies.ts';
import { hostilePath, pathValue, practiceValues, query, type PracticeIds } from './paths.ts';

/** What requests are made of. */
export interface Stock {
  readonly routes: readonly RouteInfo[];
  /** Cookies of users of every kind; an empty one is a visitor. */
  readonly cookies: readonly string[];
  /** Keys of the API. */
  readonly keys: readonly string[];
  /** Of history items and users. */
  readonly ids: readonly string[];
  readonly practice: PracticeIds;
  readonly images: readonly Buffer[];
}

/** Dear for the server; asked for less often, so that the count goes to what it finds. */
const DEAR =
  /^POST .*(\/auth\/|\/analyze|\/analyses$|\/verifications|\/images|\/export_pdf)|^DELETE .*\/account$/;
/** An analysis that is taken may run for minutes. */
const LONG = /\/analyze|\/v1\/analyses|\/verifications|\/images\/describe|\/mcp/;
const LEAVE_AFTER_MS = 3_000;
/** They end the session that they come with. */
const ENDS_SESSION = /\/auth\/(login|logout|register)$/;
const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS', 'PROPFIND'] as const;
/** More than the limits by address let one have. */
const ADDRESSES = 5_000;

function pickRoute(routes: readonly RouteInfo[], random: Random): RouteInfo {
  for (;;) {
    const route = random.pick(routes);
    if (!DEAR.test(route.name) || random.chance(0.35)) return route;
  }
}

function bodyOf(
  route: RouteInfo,
  { images }: Stock,
  random: Random,
): { body?: Buffer; headers: Record<string, string> } {
  if (route.form && random.chance(0.95)) {
    const { body, contentType } = formBody(exampleFields(route, random), { images, random });
    return { body, headers: { 'content-type': contentType } };
  }
  if (route.method === 'GET' && random.chance(0.97)) return { headers: {} };
  return {
    body: jsonBody(() => exampleBody(route, random), random),
    headers: { 'content-type': 'application/json' },
  };
}

/** The request of a number: the same seed makes the same request again. */
export function makeRequest(seed: number, stock: Stock): Outgoing {
  const random = seededRandom(seed);
  const route = pickRoute(stock.routes, random);
  const method = random.chance(0.03) ? random.pick(METHODS) : route.method;
  const { body, headers } = bodyOf(route, stock, random);
  const cookie = ENDS_SESSION.test(route.url) ? '' : random.pick(stock.cookies);
  const path = random.chance(0.02)
    ? hostilePath(random)
    : route.url.replace(/:\w+|\*/g, (parameter) =>
        pathValue(practiceValues(route.url, parameter, stock.practice) ?? stock.ids, random),
      ) +
      query(
        Object.keys(route.query),
        (name) => exampleQuery(name, { schema: route.query[name]!, random }),
        random,
      );
  const long = LONG.test(route.url);
  return {
    route: route.name,
    method,
    path,
    ...(body === undefined ? {} : { body }),
    ...(long ? { leaveAfterMs: LEAVE_AFTER_MS } : {}),
    headers: {
      'x-forwarded-for': addressOf(20_000 + random.whole(0, ADDRESSES)),
      ...(cookie === '' ? {} : { cookie }),
      ...(takesKey(route.url) && random.chance(0.9)
        ? { authorization: `Bearer ${random.pick(stock.keys)}` }
        : {}),
      ...(long && random.chance(0.7) ? { accept: 'text/event-stream' } : {}),
      ...(random.chance(0.3) ? { accept: 'text/html' } : {}),
      ...(route.url.includes('/practice/shared/') && random.chance(0.8)
        ? { [STUDENT_KEY_HEADER]: random.pick(stock.practice.studentKeys) }
        : {}),
      ...headers,
      ...(random.chance(0.2) ? hostileHeaders(random) : {}),
    },
  };
}
