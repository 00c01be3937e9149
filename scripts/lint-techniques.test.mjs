import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

// No technique is named outside its folder: docs/decisions/0028.
const rulesBroken = async (code, filePath) => {
  const [{ messages }] = await new ESLint().lintText(code, { filePath });
  return messages.map(({ ruleId }) => ruleId);
};

test.each([
  ['a comparison', "export const isIr = (type: string) => type === 'IR';"],
  ['a case', "export const at = (t: string) => { switch (t) { case 'MS': return 1; } return 0; };"],
  ['a list', "export const NMR = ['H1NMR'] as const;"],
  ['a table', 'export const WIDTH = { UVVIS: 22 };'],
])('%s with the name of a technique is refused', async (_, code) => {
  expect(await rulesBroken(code, 'packages/engine/src/judging/planted.ts')).toEqual([
    'no-restricted-syntax',
  ]);
});

test('in the folder of a technique it is not', async () => {
  expect(
    await rulesBroken(
      "export const isIr = (type: string) => type === 'IR';",
      'packages/engine/src/techniques/infrared/planted.ts',
    ),
  ).toEqual([]);
});
