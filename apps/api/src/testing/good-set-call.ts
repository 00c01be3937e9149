import type { LightMyRequestResponse } from 'fastify';
import type { Client, TestApp } from './test-app.ts';

type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';
/** Of a student who begins. */
const PROGRESS = { rating: { value: 1100, deviation: 350, volatility: 0.06 }, attempts: {} };
const SET = {
  title: 'Week 3',
  problems: [{ structure: 'CCO' }, { structure: 'CCC(=O)OC', kind: 'mistake' }],
};

/**
 * Good requests to the calls of problem sets, which `owner` has made: null for any other call. Each student begins
 * the set under a name of their own.
 */
export function createSetCalls(app: TestApp, owner: Client) {
  const make = (teacher: Client) => teacher.call('POST', '/practice/sets', { json: SET });
  const read = async (id: string) =>
    (await owner.call('GET', `/practice/sets/${id}`)).json() as {
      token: string;
      students: { id: string }[];
    };
  const makeOwn = async () => ((await make(owner)).json() as { id: string }).id;
  let kept: Promise<string> | undefined;
  const own = () => (kept ??= makeOwn());
  const join = async (client: Client, token: string) =>
    (
      await client.call('POST', `/practice/shared/${token}/students`, { json: { name: 'Ada' } })
    ).json() as { key: string };

  async function ofTeacher(
    client: Client,
    [method, url]: readonly [Method, string],
  ): Promise<LightMyRequestResponse> {
    if (url === '/practice/sets')
      return method === 'POST' ? make(client) : client.call(method, url);
    if (method === 'DELETE' && !url.includes(':student'))
      return client.call(method, url.replace(':id', await makeOwn()));
    const id = await own();
    if (url.includes(':student')) await join(app.visitor(), (await read(id)).token);
    const student = (await read(id)).students.at(-1)?.id ?? '';
    return client.call(
      method,
      url.replace(':id', id).replace(':student', student).replace(':place', '0'),
      method === 'PATCH' ? { json: { title: 'Week 4' } } : {},
    );
  }

  async function ofStudent(
    client: Client,
    [method, url]: readonly [Method, string],
  ): Promise<LightMyRequestResponse> {
    const { token } = await read(await own());
    const { key } = await join(client, token);
    return client.call(
      method,
      url
        .replace(':token', token)
        .replace(':place', url.endsWith('/exercise-replies') ? '1' : '0')
        .replace(':kind', 'carbons'),
      {
        headers: { 'student-key': key },
        ...(url.endsWith('/exercise-replies') ? { json: { step: 0 } } : {}),
        ...(url.endsWith('/replies') ? { json: { structure: 'COC' } } : {}),
        ...(url.endsWith('/students') ? { json: { name: 'Bob' } } : {}),
      },
    );
  }

  return (client: Client, method: Method, url: string): Promise<LightMyRequestResponse> | null => {
    if (url === '/practice/progress')
      return client.call(method, url, method === 'POST' ? { json: PROGRESS } : {});
    if (url.startsWith('/practice/sets')) return ofTeacher(client, [method, url]);
    return url.startsWith('/practice/shared') ? ofStudent(client, [method, url]) : null;
  };
}
