import { expect, test } from 'vitest';
import { readAnswer } from './read-answer.ts';

const claim = {
  kind: 'peak',
  technique: 'C13NMR',
  position: 171.1,
  multiplicity: null,
  hydrogens: null,
  count: null,
  group: null,
  name: null,
};
const proposal = { smiles: 'CCOC(C)=O', name: null, confidence: 0.5, reasons: '', claims: [claim] };
const answer = (proposals: unknown[], readings: unknown[] = []) =>
  JSON.stringify({ readings, proposals });

test.each([
  ['plain JSON', answer([proposal])],
  ['in a fence', `\`\`\`json\n${answer([proposal])}\n\`\`\``],
  ['with prose around it', `Well:\n${answer([proposal])}\nThat is all.`],
])('%s is read', (_what, text) => {
  expect(readAnswer(text, 0)).toEqual({ readings: [], proposals: [proposal] });
});

test.each([
  ['nothing', ''],
  ['prose', 'It is benzene.'],
  ['cut JSON', answer([proposal]).slice(0, -4)],
  ['another shape', '{"smiles":"C"}'],
  ['a list', '[]'],
  ['an unknown technique', answer([{ ...proposal, claims: [{ ...claim, technique: 'EPR' }] }])],
])('%s is not an answer', (_what, text) => {
  expect(readAnswer(text, 0)).toBeNull();
});

test(
  'what is of no use is cut: proposals beyond ten, long texts, readings of images ' +
    'that were not sent, certainty beyond 1',
  () => {
    const reading = (image: number) => ({
      image,
      technique: null,
      peaks: Array(400).fill({
        position: 1,
        multiplicity: 'x'.repeat(500),
        hydrogens: null,
        couplings_hz: Array(50).fill(7),
      }),
    });
    const read = readAnswer(
      answer(
        Array(30).fill({
          ...proposal,
          smiles: ` ${'C'.repeat(900)}`,
          confidence: 95,
          reasons: 'x'.repeat(9_000),
          claims: Array(90).fill(claim),
        }),
        [reading(0), reading(7)],
      ),
      1,
    )!;
    const [first] = read.proposals;
    expect([
      read.proposals.length,
      first!.smiles.length,
      first!.confidence,
      first!.reasons.length,
      first!.claims.length,
    ]).toEqual([10, 500, 1, 2_000, 20]);
    expect(
      read.readings.map(({ image, peaks }) => [
        image,
        peaks.length,
        peaks[0]!.multiplicity!.length,
        peaks[0]!.couplings_hz.length,
      ]),
    ).toEqual([[0, 300, 100, 10]]);
  },
);
