import { ESLint } from 'eslint';
import { expect, test } from 'vitest';

// A failure that is ignored says why: scripts/lib/dropped-rejections.mjs.
const rulesBroken = async (code) => {
  const [{ messages }] = await new ESLint().lintText(code, { filePath: 'scripts/planted.mjs' });
  return messages.map(({ ruleId }) => ruleId);
};
const saved = (lines) => `export async function save(work) {\n${lines.join('\n')}\n}\n`;

test.each([
  ['awaited', ['  await work().catch(() => {});']],
  ['left alone', ['  void work().catch(function () {});']],
  ['empty for an await', ['  try {', '    await work();', '  } catch {}']],
])('a failure that is dropped without a word is refused: %s', async (_, lines) => {
  expect(await rulesBroken(saved(lines))).toHaveLength(1);
});

test.each([
  ['a comment above', ['  // It is asked for again.', '  await work().catch(() => {});']],
  ['a comment inside', ['  await work().catch(() => {', '    // Asked for again.', '  });']],
  ['handled', ['  await work().catch(() => null);']],
])('with its reason, or handled, it is not: %s', async (_, lines) => {
  expect(await rulesBroken(saved(lines))).toEqual([]);
});
