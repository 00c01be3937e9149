import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from './testing/test-app.ts';

let app: TestApp;
beforeAll(async () => { app = await createTestApp(); });
afterAll(() => app.close());

test('the document is valid OpenAPI 3.1', async () => {
  const document = (await app.visitor().call('GET', '/openapi.json')).json() as Record<string, unknown>;
  expect(await new Validator().validate(document)).toMatchObject({ valid: true });
});
