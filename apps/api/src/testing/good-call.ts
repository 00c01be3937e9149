import type { LightMyRequestResponse } from 'fastify';
import { form, plainPng } from './images.ts';
import { createSetCalls } from './good-set-call.ts';
import { manualPayload, PASSWORD, type Client, type TestApp } from './test-app.ts';

const item = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };

/** A good request to a route by a client; what is refused is refused for who asks. */
export type GoodCall = (
  client: Client,
  method: 'GET' | 'POST' | 'DELETE' | 'PATCH',
  url: string,
) => Promise<LightMyRequestResponse>;

async function analysed(owner: Client): Promise<string> {
  const image = { name: 'a.png', bytes: await plainPng() };
  const { headers } = await owner.call('POST', '/analyze', form({ formula: 'CH4' }, [image]));
  return String(headers['analysis-id']);
}

/** What a call of the public API is sent with: a new key, where the account may have one. */
export async function keyHeaders(client: Client): Promise<{ authorization?: string }> {
  const made = await client.call('POST', '/account/keys', { json: { name: 'tests' } });
  if (made.statusCode !== 200) return {};
  return { authorization: `Bearer ${(made.json() as { key: string }).key}` };
}

/** How an assistant introduces itself (Model Context Protocol, initialization). */
const INTRODUCTION = {
  jsonrpc: '2.0',
  id: 1,
  method: 'initialize',
  params: {
    protocolVersion: '2025-06-18',
    capabilities: {},
    clientInfo: { name: 'tests', version: '1' },
  },
};
const { spectra } = manualPayload();
const verification = { structure: 'CCOC(=O)C1CCC1', spectra };
const idOf = (response: LightMyRequestResponse) =>
  String(response.headers.location).split('/').at(-1);

/**
 * Good requests to every route, for the tests that go through all of them. `owner` has the items
 * asked for, `known` an account to sign in to.
 */
export async function createGoodCall(
  app: TestApp,
  { owner, known }: { owner: Client; known: Client },
): Promise<GoodCall> {
  let fresh = 0;
  const setCall = createSetCalls(app, owner);
  /** By account: what its calls of the public API are sent with. */
  const keys = new Map<string, Promise<{ authorization?: string }>>();
  async function withKey(
    client: Client,
    [method, url]: readonly ['GET' | 'POST' | 'DELETE', string],
    json?: unknown,
  ): Promise<LightMyRequestResponse> {
    const headers = await (keys.get(client.email) ?? keyHeaders(client));
    if (client.email !== '') keys.set(client.email, Promise.resolve(headers));
    const accept = 'application/json, text/event-stream';
    return client.call(method, url, {
      headers: { ...headers, ...(url === '/mcp' ? { accept } : {}) },
      ...(json === undefined ? {} : { json }),
    });
  }
  /** A day has five analyses on Free, and these tests ask for more. */
  const newDay = () => app.db.kysely.deleteFrom('daily_usage').execute();
  /** A verification of the owner's. */
  let verified: string | undefined;
  /** An analysis of the owner's, with an image. */
  let analysis: string | undefined;
  /** The account that admins change; nobody's. */
  const target = ((await (await app.user()).call('GET', '/auth/me')).json() as { id: string }).id;
  return async (client, method, url) => {
    const ofSet = setCall(client, method, url);
    if (ofSet !== null) return ofSet;
    switch (`${method} ${url}`) {
      case 'POST /auth/register':
        return client.call(method, url, {
          json: { email: `fresh${++fresh}@example.org`, password: PASSWORD, name: 'x' },
        });
      case 'POST /auth/login':
        return client.call(method, url, { json: { email: known.email, password: PASSWORD } });
      case 'POST /auth/verify':
        return client.call(method, url, {
          json: { email: `ghost${++fresh}@example.org`, code: '123456' },
        });
      case 'POST /auth/verify/resend':
        return client.call(method, url, { json: { email: `ghost${++fresh}@example.org` } });
      case 'POST /auth/forgot':
        return client.call(method, url, { json: { email: `ghost${++fresh}@example.org` } });
      case 'POST /auth/reset':
        return client.call(method, url, { json: { token: 'x', password: PASSWORD } });
      case 'POST /auth/password':
        return client.call(method, url, { json: { old: 'not it at all', new: PASSWORD } });
      case 'POST /auth/email':
        return client.call(method, url, {
          json: { email: `ghost${++fresh}@example.org`, password: 'not it at all' },
        });
      case 'POST /auth/email/verify':
        return client.call(method, url, {
          json: { email: `ghost${++fresh}@example.org`, code: '123456' },
        });
      case 'POST /analyze':
        await newDay();
        return client.call(
          method,
          url,
          form({ formula: 'CH4' }, [{ name: 'a.png', bytes: await plainPng() }]),
        );
      case 'POST /images/describe':
        return client.call(method, url, form({}, [{ name: 'a.png', bytes: await plainPng() }]));
      case 'POST /analyze/manual':
        await newDay();
        return client.call(method, url, { json: manualPayload() });
      case 'POST /history':
        return client.call(method, url, { json: item });
      // From an address of its own: five an hour by address.
      case 'POST /feedback':
        return client.call(method, url, {
          json: { message: 'Hello' },
          remoteAddress: `10.0.0.${++fresh}`,
        });
      case 'GET /blog/:slug':
        return client.call(method, '/blog/ir');
      case 'POST /export_pdf':
        return client.call(method, url, form({ result_json: '{}' }, []));
      // From addresses of their own: names are limited by address.
      case 'GET /names':
        return client.call(method, `${url}?q=ethanol`, {
          remoteAddress: `10.1.${++fresh >> 8}.${fresh & 255}`,
        });
      case 'GET /practice/problems/:id':
      case 'GET /practice/problems/:id/solution':
      case 'GET /practice/problems/:id/hints/:kind':
      case 'POST /practice/problems/:id/replies': {
        const list = (await client.call('GET', '/practice/problems')).json() as {
          problems: { id: string }[];
        };
        const path = url.replace(':id', list.problems[0]!.id).replace(':kind', 'carbons');
        return client.call(method, path, method === 'POST' ? { json: { structure: 'CCO' } } : {});
      }
      case 'GET /practice/exercises/:id':
      case 'GET /practice/exercises/:id/solution':
      case 'POST /practice/exercises/:id/replies': {
        const list = (await client.call('GET', '/practice/exercises')).json() as {
          exercises: { id: string }[];
        };
        const path = url.replace(':id', list.exercises[0]!.id);
        return client.call(method, path, method === 'POST' ? { json: { step: 0 } } : {});
      }
      case 'POST /isomers/notes':
      case 'POST /isomers':
        return client.call(method, url, { json: { name: 'propan-1-ol', limit: 3 } });
      case 'GET /structures.svg':
      case 'GET /structures.mol':
        return client.call(method, `${url}?smiles=CCO`);
      case 'POST /admin/users/:id/toggle_admin':
      case 'POST /admin/users/:id/toggle_whitelist':
      case 'POST /admin/users/:id/change_plan':
      case 'POST /admin/users/:id/reset_daily':
        return client.call(method, url.replace(':id', target), { json: { plan: 'pro' } });
      case 'GET /history/:id':
      case 'DELETE /history/:id': {
        const { id } = (await owner.call('POST', '/history', { json: item })).json() as {
          id: string;
        };
        return client.call(method, `/history/${id}`);
      }
      case 'GET /analyses/:id':
      case 'GET /analyses/:id/input':
      case 'GET /analyses/:id/images/:position':
      case 'DELETE /analyses/:id':
      case 'PATCH /analyses/:id':
      case 'POST /analyses/:id/keep':
      case 'POST /analyses/:id/share':
      case 'DELETE /analyses/:id/share':
        analysis ??= await analysed(owner);
        return client.call(
          method,
          url.replace(':id', analysis).replace(':position', '0'),
          method === 'PATCH' ? { json: { title: 'ester' } } : {},
        );
      case 'POST /examples':
        return client.call(method, url, { json: { name: 'pictures' } });
      case 'GET /examples/:id/images/:position':
        return client.call(method, '/examples/none/images/0');
      case 'GET /shared/:token':
      case 'GET /shared/:token/images/:position': {
        analysis ??= await analysed(owner);
        const shared = await owner.call('POST', `/analyses/${analysis}/share`);
        const { url: address } = shared.json() as { url: string };
        const token = address.split('/').at(-1)!;
        return client.call(method, url.replace(':token', token).replace(':position', '0'));
      }
      case 'GET /history/:id/pictures/:index': {
        const url = `data:image/png;base64,${(await plainPng()).toString('base64')}`;
        const shown = { ...item, result_json: { image_previews: [url] } };
        const { id } = (await owner.call('POST', '/history', { json: shown })).json() as {
          id: string;
        };
        return client.call(method, `/history/${id}/pictures/0`);
      }
      case 'POST /account/keys':
        return client.call(method, url, { json: { name: 'mine' } });
      case 'DELETE /account/keys/:id': {
        const made = await client.call('POST', '/account/keys', { json: { name: 'to go' } });
        return client.call(method, `/account/keys/${(made.json() as { id?: string }).id ?? 'x'}`);
      }
      case 'POST /account/webhooks': {
        const listed = await client.call('GET', '/account/webhooks');
        for (const { id } of listed.statusCode === 200 ? listed.json<{ id: string }[]>() : [])
          await client.call('DELETE', `/account/webhooks/${id}`);
        return client.call(method, url, { json: { url: 'https://lab.example/hook' } });
      }
      case 'DELETE /account/webhooks/:id': {
        const made = await client.call('POST', '/account/webhooks', {
          json: { url: 'https://lab.example/gone' },
        });
        return client.call(
          method,
          `/account/webhooks/${(made.json() as { id?: string }).id ?? 'x'}`,
        );
      }
      case 'POST /verifications':
        await newDay();
        return client.call(method, url, { json: verification });
      case 'GET /verifications/:id':
      case 'DELETE /verifications/:id': {
        await newDay();
        verified ??= idOf(await owner.call('POST', '/verifications', { json: verification }));
        return client.call(method, `/verifications/${verified}`);
      }
      case 'POST /v1/analyses':
        return withKey(client, ['POST', url], manualPayload());
      case 'GET /v1/analyses':
        return withKey(client, ['GET', url]);
      case 'GET /v1/analyses/:id':
      case 'DELETE /v1/analyses/:id': {
        const id = idOf(await withKey(client, ['POST', '/v1/analyses'], manualPayload()));
        return withKey(client, [method as 'GET' | 'DELETE', `/v1/analyses/${id}`]);
      }
      case 'POST /v1/verifications':
        return withKey(client, ['POST', url], verification);
      case 'GET /v1/verifications/:id':
      case 'DELETE /v1/verifications/:id': {
        const id = idOf(await withKey(client, ['POST', '/v1/verifications'], verification));
        return withKey(client, [method as 'GET' | 'DELETE', `/v1/verifications/${id}`]);
      }
      case 'GET /v1/names':
        return withKey(client, ['GET', `${url}?q=ethanol`]);
      case 'GET /v1/isomers':
        return withKey(client, ['GET', `${url}?name=propan-1-ol&limit=3`]);
      case 'POST /v1/predictions':
        return withKey(client, ['POST', url], { structure: 'CCO' });
      case 'POST /mcp':
        return withKey(client, ['POST', url], INTRODUCTION);
      case 'GET /mcp':
      case 'DELETE /mcp':
        return withKey(client, [method as 'GET' | 'DELETE', url]);
      case 'POST /stripe/checkout':
        return client.call(method, url, { json: { plan: 'basic' } });
      case 'POST /account/plan':
        return client.call(method, url, { json: { plan: 'free' } });
      case 'GET /stripe/test/checkout/:id':
      case 'POST /stripe/test/checkout/:id':
      case 'GET /stripe/test/portal/:id':
      case 'POST /stripe/test/portal/:id': {
        await app.db.kysely.deleteFrom('test_subscriptions').execute();
        const page = url.split('/')[3];
        const visit = (
          await owner.call(
            'POST',
            `/stripe/${page}`,
            page === 'checkout' ? { json: { plan: 'basic' } } : {},
          )
        ).json() as { url: string };
        const form = {
          payload: 'action=fail',
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        };
        return client.call(method, new URL(visit.url).pathname, method === 'POST' ? form : {});
      }
      default:
        return client.call(method, url);
    }
  };
}
