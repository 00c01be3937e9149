import { expect, test } from 'vitest';
import { configuredModels, parseModelName } from './configured-model.ts';

const all = {
  openai: { key: 'o' },
  google: { key: 'g', baseUrl: 'https://proxy.example/gemini/v1beta/' },
  anthropic: { key: 'a', baseUrl: 'https://proxy.example' },
  local: { baseUrl: 'http://10.0.0.7:8000/' },
};

test('models get their provider as id, the second of the same provider a 2', () => {
  expect(
    configuredModels({ ...all, modelA: 'openai:gpt-5', modelB: 'openai:gpt-5-mini' }).map(
      ({ id, model }) => [id, model],
    ),
  ).toEqual([
    ['openai', 'gpt-5'],
    ['openai_2', 'gpt-5-mini'],
  ]);
  expect(configuredModels({ ...all, modelB: 'local:qwen3:32b' })).toEqual([
    { id: 'local', provider: 'local', model: 'qwen3:32b', baseUrl: 'http://10.0.0.7:8000/v1' },
  ]);
});

test('an address that names a server alone gets the version that its provider documents', () => {
  expect(
    configuredModels({ ...all, modelA: 'google:gemini', modelB: 'anthropic:claude' }).map(
      ({ baseUrl }) => baseUrl,
    ),
  ).toEqual(['https://proxy.example/gemini/v1beta', 'https://proxy.example/v1']);
});

test('without key or address a model cannot be asked', () => {
  expect(
    configuredModels({
      openai: {},
      google: {},
      anthropic: {},
      local: {},
      modelA: 'openai:gpt-5',
      modelB: 'local:any',
    }),
  ).toEqual([]);
});

test.each(['gpt-5', 'openai:', 'azure:gpt', ':x', 'openai:two words'])(
  '%j names no model',
  (text) => {
    expect(parseModelName(text)).toBeNull();
  },
);
