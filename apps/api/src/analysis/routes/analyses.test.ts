import { analysesListSchema, analysisRecordSchema } from '@elucida/contract/analyses';
import { expect, test } from 'vitest';
import { ImagesUnreadable } from '../../adapters/analyser/analyser.ts';
import { sampleResponse, untilCancelled, type Behaviour } from '../../testing/fake-analyser.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { readEvents, until } from '../../testing/streams.ts';
import { manualPayload, type Client } from '../../testing/test-app.ts';
import { png, upload, usedBy } from '../../testing/uploads.ts';
import { sweepAnalyses } from '../queries/sweep-analyses.ts';
import { DAY_MS } from '../../periods.ts';

const RANKING = [{ rank: 1, name: 'ethyl acetate', smiles: 'CCOC(C)=O', confidence: 0.6 }];

onBothDatabases('an analysis outlives its request', (app) => {
  const analyse = (client: Client, headers = {}, payload: object = manualPayload()) =>
    client.call('POST', '/analyze/manual', { json: payload, headers });
  const record = async (client: Client, id: string) =>
    analysisRecordSchema.parse((await client.call('GET', `/analyses/${id}`)).json());
  const open = async (client: Client) =>
    analysesListSchema.parse((await client.call('GET', '/analyses?status=open')).json());
  /** Runs until it is let go, after some progress. */
  function held(...events: Parameters<Parameters<Behaviour>[1]['onProgress']>[0][]) {
    let finish = () => {};
    const finished = new Promise<void>((resolve) => {
      finish = resolve;
    });
    app().analyser.behave(async (job, { onProgress, signal }) => {
      for (const event of events) onProgress(event);
      await Promise.race([finished, untilCancelled(job, { signal } as never)]);
      return sampleResponse(job);
    });
    return () => finish();
  }
  const begun = async (client: Client) => {
    await until(async () => (await open(client))[0]?.status === 'running');
    return (await open(client))[0].id;
  };

  test('its record, from the queue to its result', async () => {
    const user = await app().user();
    const found = { key: 'facts.unsaturation', values: { count: 2 } };
    const finish = held({ stage: 'interpret', fraction: 0.5, found });
    const answer = analyse(
      user,
      {},
      {
        ...manualPayload(),
        metadata: { molecular_formula: 'C7H12O2', title: 'fraction 3', comments: 'smells\nof rum' },
      },
    );
    const id = await begun(user);
    await until(async () => (await record(user, id)).found.length === 1);
    expect(await record(user, id)).toMatchObject({
      status: 'running',
      stage: 'interpret',
      fraction: 0.5,
      formula: 'C7H12O2',
      title: 'fraction 3',
      comments: 'smells\nof rum',
      found: [{ stage: 'interpret', found }],
      counted: true,
      result: null,
      ended_at: null,
      kept_until: null,
    });
    finish();
    const answered = await answer;
    expect(answered.headers['analysis-id']).toBe(id);
    const done = await record(user, id);
    expect(done.result).toEqual(answered.json());
    expect(done).toMatchObject({
      status: 'done',
      outcome: 'ok',
      nombre_molecula: 'ethyl cyclobutanecarboxylate',
      kept_until: new Date(app().clock.now() + 30 * DAY_MS).toISOString(),
    });
    expect(await open(user)).toEqual([]);
    expect((await user.call('GET', '/analyses?status=ended')).json()).toHaveLength(1);
    expect((await user.call('GET', `/analyses/${id}/input`)).json()).toMatchObject({
      kind: 'manual',
      metadata: { molecular_formula: 'C7H12O2', title: 'fraction 3' },
      spectra: manualPayload().spectra,
    });
  });

  test('whoever looks later sees its events from where it is, then the result', async () => {
    const user = await app().user();
    const found = { key: 'facts.unsaturation', values: { count: 2 } };
    const finish = held(
      { stage: 'interpret', fraction: 1, found },
      { stage: 'judge', fraction: 0.5, ranking: RANKING },
    );
    const answer = analyse(user);
    const id = await begun(user);
    const stream = user.call('GET', `/analyses/${id}`, {
      headers: { accept: 'text/event-stream' },
    });
    finish();
    const expected = (await answer).json();
    const events = readEvents((await stream).body);
    expect(events[0]).toEqual({ event: 'accepted', data: { analysis_id: id } });
    const shown = events.slice(1, -1).map(({ data }) => data);
    expect(shown[0]).toMatchObject({ stage: 'interpret', found });
    // The stage is the one it has come to by then: it may already be the last.
    expect(shown[1]).toMatchObject({ ranking: RANKING });
    expect(events.at(-1)).toEqual({ event: 'result', data: expected });
    const again = await user.call('GET', `/analyses/${id}`, {
      headers: { accept: 'text/event-stream' },
    });
    expect(readEvents(again.body).at(-1)).toEqual({ event: 'result', data: expected });
  });

  test('cancelled before its first ranking it is given back, afterwards it counts', async () => {
    for (const [events, used] of [
      [[{ stage: 'propose', fraction: 0.2 }], 0],
      [[{ stage: 'judge', fraction: 0.9, ranking: RANKING }], 1],
    ] as const) {
      const user = await app().user();
      held(...events.map((event) => ({ ...event }) as never));
      const answer = analyse(user);
      const id = await begun(user);
      await until(async () => (await record(user, id)).stage === events[0].stage);
      const cancelled = await user.call('DELETE', `/analyses/${id}`);
      expect(cancelled.json()).toMatchObject({ status: 'cancelled', counted: used === 1 });
      const refused = await answer;
      expect([refused.statusCode, refused.json().code]).toEqual([409, 'analysis_cancelled']);
      expect(await usedBy(user)).toBe(used);
      expect((await user.call('DELETE', `/analyses/${id}`)).json().status).toBe('cancelled');
      expect(await usedBy(user)).toBe(used);
    }
  });

  test('the same key is the same analysis for a day, counted once', async () => {
    const [user, other] = [await app().user(), await app().user()];
    const headers = { 'idempotency-key': 'a click' };
    const finish = held();
    const both = [analyse(user, headers), analyse(user, headers)];
    await begun(user);
    finish();
    const ids = (await Promise.all(both)).map((answer) => answer.headers['analysis-id']);
    ids.push((await analyse(user, headers)).headers['analysis-id']);
    expect(new Set(ids).size).toBe(1);
    expect((await analyse(other, headers)).headers['analysis-id']).not.toBe(ids[0]);
    expect([await usedBy(user), await usedBy(other)]).toEqual([1, 1]);
    app().clock.time += DAY_MS + 1;
    expect((await analyse(user, headers)).headers['analysis-id']).not.toBe(ids[0]);
    const long = await analyse(user, { 'idempotency-key': 'x'.repeat(256) });
    expect([long.statusCode, long.json().code]).toEqual([422, 'invalid_input']);
  });

  test('without any peak it is refused and not counted', async () => {
    const user = await app().user();
    for (const spectra of [[], [{ type: 'IR', peaks: [] }], [{ type: 'IR', peaks: [{}] }]]) {
      const refused = await analyse(user, {}, { ...manualPayload(), spectra });
      expect([refused.statusCode, refused.json().code]).toEqual([422, 'no_peaks']);
    }
    expect([await usedBy(user), (await user.call('GET', '/analyses')).json()]).toEqual([0, []]);
  });

  test('images: originals go when it ends, small pictures stay', async () => {
    const user = await app().user();
    const { headers } = await upload(user, { formula: 'CH4O', lang: 'es' }, [await png('ir.png')]);
    const id = String(headers['analysis-id']);
    const { images } = await record(user, id);
    expect(images).toEqual([{ name: 'ir.png', preview: `/api/analyses/${id}/images/0` }]);
    const picture = await user.call('GET', images[0].preview!);
    expect(picture.headers['content-type']).toBe('image/png');
    expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
    expect(await app().db.kysely.selectFrom('analysis_files').select('bytes').execute()).toEqual([
      { bytes: null },
    ]);
  });

  test('what failed says why, and is given back', async () => {
    const user = await app().user();
    app().analyser.behave(async () => {
      throw new ImagesUnreadable([{ file: 'cat.png', reason: 'no-axis' }]);
    });
    const answer = await upload(user, { formula: 'CH4O' }, [await png('cat.png')]);
    const failed = await record(user, String(answer.headers['analysis-id']));
    expect(failed).toMatchObject({ status: 'failed', counted: false, result: null });
    expect(failed.error).toEqual({ status: 422, ...answer.json() });
    expect(await usedBy(user)).toBe(0);
  });

  test('kept in the history once, with its pictures, as long as the item', async () => {
    const user = await app().user();
    const { headers, ...answer } = await upload(user, { formula: 'CH4O' }, [await png()]);
    const id = String(headers['analysis-id']);
    const kept = await user.call('POST', `/analyses/${id}/keep`);
    expect(kept.json()).toMatchObject({ formula: 'CH4O', nombre_molecula: expect.any(String) });
    expect((await user.call('POST', `/analyses/${id}/keep`)).json()).toEqual(kept.json());
    const historyId = kept.json().id as string;
    const { result_json } = (await user.call('GET', `/history/${historyId}`)).json();
    expect(result_json.informacion).toBe(answer.json().informacion);
    expect(result_json.image_previews).toHaveLength(1);
    expect((await user.call('GET', '/history/count')).json()).toEqual({ count: 1 });
    expect(await record(user, id)).toMatchObject({ history_id: historyId, kept_until: null });
    app().clock.time += 29 * DAY_MS;
    const { cookie } = user;
    app().clock.time += 2 * DAY_MS;
    await sweepAnalyses(app());
    user.cookie = cookie;
    expect(await app().db.kysely.selectFrom('analyses').select('history_id').execute()).toEqual([
      { history_id: historyId },
    ]);
    await app().db.kysely.deleteFrom('history_items').where('id', '=', historyId).execute();
    expect(await app().db.kysely.selectFrom('analyses').select('id').execute()).toEqual([]);
  });

  test('what the history does not keep is deleted after 30 days', async () => {
    const user = await app().user();
    await analyse(user);
    app().clock.time += 30 * DAY_MS - 1;
    await sweepAnalyses(app());
    expect(await app().db.kysely.selectFrom('analyses').select('id').execute()).toHaveLength(1);
    app().clock.time += 2;
    await sweepAnalyses(app());
    expect(await app().db.kysely.selectFrom('analyses').select('id').execute()).toEqual([]);
  });

  test('shared by an address that tells nothing of the account, until it is withdrawn', async () => {
    const user = await app().user({ name: 'Ada Lovelace' });
    const payload = {
      ...manualPayload(),
      lang: 'eu',
      metadata: { molecular_formula: 'C7H12O2', title: 'fraction 3', comments: 'for my eyes' },
    };
    const answer = await analyse(user, {}, payload);
    const id = String(answer.headers['analysis-id']);
    const { url } = (await user.call('POST', `/analyses/${id}/share`)).json();
    expect((await user.call('POST', `/analyses/${id}/share`)).json()).toEqual({ url });
    expect(await record(user, id)).toMatchObject({ share_url: url });
    expect(url).toMatch(/^http:\/\/localhost:3000\/eu\/shared\/[\w-]{22}$/);
    const address = `/shared/${url.split('/').at(-1)}`;
    const stranger = await app().visitor().call('GET', address);
    expect([stranger.statusCode, stranger.headers['x-robots-tag']]).toEqual([200, 'noindex']);
    expect(stranger.json()).toEqual({
      formula: 'C7H12O2',
      title: 'fraction 3',
      created_at: new Date(app().clock.now()).toISOString(),
      images: [],
      result: answer.json(),
    });
    expect(stranger.body).not.toMatch(/Lovelace|for my eyes|example\.org/);
    expect((await user.call('DELETE', `/analyses/${id}/share`)).statusCode).toBe(200);
    expect((await app().visitor().call('GET', address)).statusCode).toBe(404);
    const second = (await user.call('POST', `/analyses/${id}/share`)).json().url;
    expect(second).not.toBe(url);
  });

  test('one without a result is neither shared nor kept', async () => {
    const user = await app().user();
    held();
    const answer = analyse(user);
    const id = await begun(user);
    for (const what of ['share', 'keep'])
      expect((await user.call('POST', `/analyses/${id}/${what}`)).json().code).toBe('conflict');
    await user.call('DELETE', `/analyses/${id}`);
    await answer;
  });

  test('title and notes are changed; nobody else finds any of it', async () => {
    const [user, other] = [await app().user(), await app().user()];
    const id = String((await analyse(user)).headers['analysis-id']);
    const patched = await user.call('PATCH', `/analyses/${id}`, { json: { title: 'ester' } });
    expect(patched.json()).toMatchObject({ title: 'ester', comments: '' });
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/input'],
      ['GET', '/images/0'],
      ['PATCH', ''],
      ['DELETE', ''],
      ['POST', '/keep'],
      ['POST', '/share'],
      ['DELETE', '/share'],
    ] as const) {
      const answer = await other.call(method, `/analyses/${id}${path}`, {
        ...(method === 'PATCH' ? { json: { title: 'mine' } } : {}),
      });
      expect(answer.statusCode, `${method} ${path}`).toBe(404);
    }
    expect(await record(user, id)).toMatchObject({ title: 'ester', status: 'done' });
    expect((await other.call('GET', '/analyses')).json()).toEqual([]);
  });

  test('it goes with its account', async () => {
    const user = await app().user();
    await upload(user, { formula: 'CH4O' }, [await png()]);
    const gone = await user.call('DELETE', '/account', { json: { password: 'correct horse' } });
    expect(gone.statusCode).toBe(200);
    for (const table of ['analyses', 'analysis_files'] as const)
      expect(await app().db.kysely.selectFrom(table).selectAll().execute()).toEqual([]);
  });
});
