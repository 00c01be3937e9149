import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import { DatabaseError } from '../../db/database-error.ts';
import { sampleResponse, untilCancelled } from '../../testing/fake-analyser.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { until } from '../../testing/streams.ts';
import { manualPayload, type Client } from '../../testing/test-app.ts';
import { usedBy } from '../../testing/uploads.ts';

// Rounds that follow each other quickly: what they do is the same, and nobody waits for them.
const roundsEveryMs = { renew: 50, recover: 100 };

onBothDatabases(
  'an analysis whose process died',
  (app) => {
    const analyse = (client: Client) =>
      client.call('POST', '/analyze/manual', { json: manualPayload() });

    test('one whose process died begins again, ends once and counts once', async () => {
      const user = await app().user();
      let runs = 0;
      app().analyser.behave(async (job, options) => {
        if (++runs === 1) await untilCancelled(job, options);
        return sampleResponse(job);
      });
      const answer = analyse(user);
      await until(async () => runs === 1);
      // As if nobody had renewed it: its first run finds that it is no longer its own.
      await lose();
      expect((await answer).statusCode).toBe(200);
      expect([runs, await usedBy(user)]).toEqual([2, 1]);
    }, 30_000);

    test('begun three times without an end it has failed, and is given back', async () => {
      const user = await app().user();
      let runs = 0;
      app().analyser.behave((job, options) => {
        runs++;
        return untilCancelled(job, options);
      });
      const answer = analyse(user);
      for (let attempt = 1; attempt <= QUEUE_BOUNDS.attemptsMax; attempt++) {
        await until(async () => runs === attempt);
        await lose();
      }
      expect((await answer).json().code).toBe('analysis_failed');
      expect([runs, await usedBy(user)]).toEqual([3, 0]);
    }, 60_000);

    test.each(['away', 'busy', 'full'] as const)(
      'what a database that is %s kept from going on begins again, and counts once',
      async (failure) => {
        const user = await app().user();
        let runs = 0;
        app().analyser.behave(async (job) => {
          if (++runs < 3) throw new DatabaseError(failure, new Error('as a test has it'));
          return sampleResponse(job);
        });
        expect((await analyse(user)).statusCode).toBe(200);
        const { attempt } = await app()
          .db.kysely.selectFrom('analyses')
          .select('attempt')
          .executeTakeFirstOrThrow();
        // The failures of the database are no attempts of the analysis.
        expect([runs, await usedBy(user), attempt]).toEqual([3, 1, 1]);
      },
      30_000,
    );

    test('what a damaged database refuses has failed, and is given back', async () => {
      const user = await app().user();
      app().analyser.behave(() =>
        Promise.reject(new DatabaseError('damaged', new Error('as a test has it'))),
      );
      const answer = await analyse(user);
      expect([answer.json().code, await usedBy(user)]).toEqual(['analysis_failed', 0]);
    }, 30_000);

    test('one whose lease runs out while the others are looked at waits for the next look', async () => {
      const user = await app().user({ plan: 'pro' });
      let running = 0;
      app().analyser.behave(async (job, options) => {
        if (++running <= 2) await untilCancelled(job, options);
        return sampleResponse(job);
      });
      const answers = [analyse(user), analyse(user)];
      await until(async () => running === 2);
      // What is found lost takes the other's lease with it, between two statements of the look.
      const { kysely, dialect } = app().db;
      const { id } = await kysely.selectFrom('analyses').select('id').executeTakeFirstOrThrow();
      const take = `update analyses set lease_until = 1, worker = 'of a process that died'
        where lease_until is not null;`;
      const event = `after update on analyses for each row
        when (new.id = '${id}' and new.attempt = 1 and new.status = 'queued')`;
      await (dialect === 'sqlite'
        ? sql.raw(`create trigger take ${event} begin ${take} end`).execute(kysely)
        : sql
            .raw(
              `create function take() returns trigger language plpgsql as
                $$ begin ${take} return null; end $$;
              create trigger take ${event} execute function take()`,
            )
            .execute(kysely));
      await kysely
        .updateTable('analyses')
        .set({ lease_until: 1, worker: 'of a process that died' })
        .where('id', '=', id)
        .execute();
      expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    }, 30_000);

    const lose = () =>
      app()
        .db.kysely.updateTable('analyses')
        .set({ lease_until: 1, worker: 'of a process that died' })
        .execute();
  },
  { app: { roundsEveryMs } },
);
