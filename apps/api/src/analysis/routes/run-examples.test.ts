import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exampleRecordSchema } from '@elucida/contract/examples';
import { afterAll, expect, test } from 'vitest';
import { ADDRESS_LIMITS } from '../../bounds/limits.ts';
import { EXAMPLE_BOUNDS } from '../../bounds/queue.ts';
import { writeExampleInputs } from '../../testing/example-inputs.ts';
import { sampleResponse } from '../../testing/fake-analyser.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { readEvents, until } from '../../testing/streams.ts';
import { manualPayload, type Client } from '../../testing/test-app.ts';
import { sweepAnalyses } from '../queries/sweep-analyses.ts';

const webDist = mkdtempSync(join(tmpdir(), 'elucida-examples-'));
await writeExampleInputs(webDist);
afterAll(() => rmSync(webDist, { recursive: true, force: true }));

onBothDatabases(
  'examples that anybody may run',
  (app) => {
    const start = (client: Client, name = 'pictures', lang = 'en') =>
      client.call('POST', '/examples', { json: { name, lang } });
    const begun = async (client: Client, name?: string, lang?: string) =>
      ((await start(client, name, lang)).json() as { id: string }).id;
    const record = async (id: string) =>
      exampleRecordSchema.parse((await app().visitor().call('GET', `/examples/${id}`)).json());
    const done = (id: string) => until(async () => (await record(id)).status === 'done');
    function held() {
      let finish = () => {};
      const finished = new Promise<void>((resolve) => {
        finish = resolve;
      });
      app().analyser.behave(async (job) => {
        await finished;
        return sampleResponse(job);
      });
      return () => finish();
    }

    test('a visitor runs one, with its pictures, and nobody is charged', async () => {
      const id = await begun(app().visitor());
      await done(id);
      const shown = await record(id);
      expect(shown).toMatchObject({
        name: 'pictures',
        formula: 'C7H12O2',
        result: { smiles: 'CCOC(=O)C1CCC1' },
        images: [{ name: 'IR.png', preview: `/api/examples/${id}/images/0` }],
      });
      expect((await app().visitor().call('GET', shown.images[0]!.preview!)).statusCode).toBe(200);
      expect(app().analyser.jobs[0]).toMatchObject({ formula: 'C7H12O2', includeRaw: false });
      const events = await app()
        .visitor()
        .call('GET', `/examples/${id}`, { headers: { accept: 'text/event-stream' } });
      expect(readEvents(events.body).at(-1)).toMatchObject({ event: 'result' });
    });

    test('of each there is one under way in a language: others join it', async () => {
      const finish = held();
      const ids = await Promise.all(
        Array.from({ length: 8 }, () => begun(app().visitor(), 'medicine')),
      );
      expect(new Set(ids).size).toBe(1);
      expect(await begun(app().visitor(), 'medicine', 'eu')).not.toBe(ids[0]);
      finish();
      await done(ids[0]!);
      expect(await begun(app().visitor(), 'medicine')).not.toBe(ids[0]);
    });

    test('an address begins so many and no more, and still joins', async () => {
      const flooder = app().visitor();
      for (let count = 0; count < ADDRESS_LIMITS.examples.max; count++)
        await done(await begun(flooder, 'unsure'));
      expect((await start(flooder, 'unsure')).statusCode).toBe(429);
      const finish = held();
      const other = await begun(app().visitor(), 'unsure');
      expect(await begun(flooder, 'unsure')).toBe(other);
      finish();
    });

    test('an hour later its row is gone, and no other analysis is reached by this path', async () => {
      const id = await begun(app().visitor());
      await done(id);
      app().clock.time += EXAMPLE_BOUNDS.keptMs + 1;
      await sweepAnalyses(app());
      expect((await app().visitor().call('GET', `/examples/${id}`)).statusCode).toBe(404);
      const user = await app().user();
      const answer = await user.call('POST', '/analyze/manual', { json: manualPayload() });
      const own = String(answer.headers['analysis-id']);
      expect((await user.call('GET', `/examples/${own}`)).statusCode).toBe(404);
      expect((await user.call('GET', `/analyses/${id}`)).statusCode).toBe(404);
    });

    test('an unknown example is refused', async () => {
      expect((await start(app().visitor(), 'gold')).statusCode).toBe(422);
    });
  },
  { app: { webDist } },
);
