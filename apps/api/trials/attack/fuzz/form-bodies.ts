import type { Random } from '../../../../../fixtures/random.ts';
import { form } from '../../../src/testing/images.ts';
import { STRINGS } from './hostile-values.ts';

interface FormBody {
  readonly body: Buffer;
  readonly contentType: string;
}

const NAMES = [
  'a.png',
  'ir.jpg',
  '',
  'a\0.png',
  '../../a.png',
  'a"b.png',
  '𝒳.png',
  'x'.repeat(5_000),
  '\r\n.png',
] as const;
const TYPES = [
  'image/png',
  'image/jpeg',
  'text/html',
  '',
  'image/svg+xml',
  'multipart/mixed; boundary=x',
  'x'.repeat(2_000),
] as const;
const FIELDS = [
  'files',
  'files',
  'files',
  'file',
  'files[]',
  '__proto__',
  'constructor',
  'image_types',
  '',
] as const;
const CONTENT_TYPES = [
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary=other',
  `multipart/form-data; boundary=${'x'.repeat(300)}`,
  'multipart/mixed; boundary=----elucida-test',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary="----elucida-test"',
] as const;

/** A multipart form: whole, with hostile fields, names and pictures, or broken somewhere. */
export function formBody(
  fields: Readonly<Record<string, string>>,
  { images, random }: { images: readonly Buffer[]; random: Random },
): FormBody {
  const files = Array.from(
    { length: random.chance(0.85) ? random.whole(0, 2) : random.whole(3, 14) },
    () => ({
      bytes: random.pick(images),
      name: random.pick(NAMES),
      type: random.pick(TYPES),
      field: random.pick(FIELDS),
    }),
  );
  const sent: Record<string, string> = { ...fields };
  for (let more = random.chance(0.4) ? random.whole(1, 3) : 0; more > 0; more--)
    sent[
      random.chance(0.6)
        ? random.pick([...Object.keys(fields), 'x'])
        : random.pick(STRINGS.slice(0, 40))
    ] = random.pick(STRINGS);
  if (random.chance(0.03)) for (let many = 0; many < 150; many++) sent[`many${many}`] = 'x';
  const { payload, headers } = form(sent, files);
  const contentType = random.chance(0.06) ? random.pick(CONTENT_TYPES) : headers['content-type'];
  if (random.chance(0.06))
    return { body: payload.subarray(0, random.whole(0, payload.length)), contentType };
  if (random.chance(0.03)) return { body: Buffer.concat([payload, payload]), contentType };
  return { body: payload, contentType };
}
