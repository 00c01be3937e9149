import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { KINDS } from './databases.ts';
import { createTestApp, type TestApp, type TestAppOptions } from './test-app.ts';

/** Runs tests on SQLite and on PostgreSQL, each with an app over an empty database. */
export function onBothDatabases(
  what: string,
  tests: (app: () => TestApp) => void,
  options: Pick<TestAppOptions, 'app'> = {},
): void {
  describe.each(KINDS)('$name', (kind) => {
    describe.skipIf(kind.missing !== undefined)(kind.missing ?? what, () => {
      let app: TestApp;
      beforeAll(() => kind.start());
      afterAll(() => kind.stop());
      beforeEach(async () => {
        const place = await kind.readyPlace();
        const db = await place.open();
        app = await createTestApp({ ...options, db, env: place.env });
      });
      afterEach(() => app.close());
      tests(() => app);
    });
  });
}
