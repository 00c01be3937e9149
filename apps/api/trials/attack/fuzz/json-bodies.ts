import type { Random } from '../../../../../fixtures/random.ts';
import type { JsonSchema } from '../routes.ts';
import { hostileValue, STRINGS, toJson } from './hostile-values.ts';

const WORDS = ['Ada', 'free', 'pro', 'C4H8O2', 'CCO', 'x'] as const;

/** A value that a schema takes, as far as its types tell. */
export function sampleOf(schema: JsonSchema, random: Random): unknown {
  if ('const' in schema) return schema.const;
  if (schema.enum !== undefined) return random.pick(schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices !== undefined) return sampleOf(random.pick(choices), random);
  if (schema.allOf !== undefined)
    return Object.assign({}, ...schema.allOf.map((part) => sampleOf(part, random)));
  const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0];
  switch (type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {})
          .filter(() => random.chance(0.9))
          .map(([key, each]) => [key, sampleOf(each, random)]),
      );
    case 'array':
      return [
        ...(schema.prefixItems ?? []).map((each) => sampleOf(each, random)),
        ...Array.from({ length: schema.items === false ? 0 : random.whole(0, 3) }, () =>
          sampleOf(schema.items || {}, random),
        ),
      ];
    case 'string':
      return schema.format === 'email'
        ? `user${random.whole(0, 30)}@example.org`
        : random.pick(WORDS).padEnd(schema.minLength ?? 0, 'x');
    case 'number':
    case 'integer':
      return random.whole(0, 200);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.chance(0.5) ? {} : random.pick(WORDS);
  }
}

/** The same tree with one place changed: replaced, removed, or with something added next to it. */
export function mutate(value: unknown, random: Random): unknown {
  const inner = typeof value === 'object' && value !== null;
  if (!inner || random.chance(0.15)) return hostileValue(random);
  const copy = (Array.isArray(value) ? [...value] : { ...value }) as Record<string, unknown>;
  const keys = Object.keys(copy);
  if (keys.length === 0 || random.chance(0.15)) {
    copy[Array.isArray(value) ? keys.length : random.pick(STRINGS.slice(0, 45))] =
      hostileValue(random);
    return copy;
  }
  const key = random.pick(keys);
  if (random.chance(0.15)) delete copy[key];
  else copy[key] = mutate(copy[key], random);
  return copy;
}

const BROKEN = [
  '',
  '{',
  '[',
  '{"a":}',
  'null',
  '1',
  '"x"',
  'nul',
  '{"a":1}{"b":2}',
  '\ufeff{}',
  '{"a":"\u0000"}',
  "{'a':1}",
  '{"a":1,}',
  `{"a":${'['.repeat(50_000)}`,
  `[${'{"a":'.repeat(20_000)}`,
  '\\',
  '/*',
];

/**
 * The body of a JSON call: good, changed in one to three places, or no JSON. `good` makes a body
 * that is taken.
 */
export function jsonBody(good: () => unknown, random: Random): Buffer {
  const chance = random.whole(0, 9);
  if (chance === 0) return Buffer.from(random.pick(BROKEN));
  if (chance === 1)
    return Buffer.from(Array.from({ length: random.whole(1, 400) }, () => random.whole(0, 255)));
  let body = good();
  if (chance > 3)
    for (let change = random.whole(1, 3); change > 0; change--) body = mutate(body, random);
  return Buffer.from(toJson(body));
}
