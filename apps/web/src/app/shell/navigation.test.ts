import { expect, test } from 'vitest';
import { ROUTES, type ScreenId } from '../route-table.ts';
import { NAVIGATION_GROUPS } from './navigation.ts';

test('the groups are those of the specification', () => {
  expect(
    NAVIGATION_GROUPS.map((group) => [group.word, group.links.map((link) => link.word)]),
  ).toEqual([
    ['engines', ['automatic', 'manual', 'history', 'isomers', 'verify']],
    ['learning', ['tutorials', 'about', 'blog', 'practice']],
    ['legal', ['legal', 'account', 'contact']],
    ['plans', ['pricing', 'usage', 'faq', 'api']],
  ]);
});

test('the wide layout covers the paths of the contract', () => {
  const wide = (Object.keys(ROUTES) as ScreenId[]).filter((id) => ROUTES[id].wide);
  expect(wide).toEqual([
    'new',
    'manual',
    'history',
    'isomers',
    // Ours: a result takes the room that there is.
    'analysis',
    'shared',
    'example',
    'practice',
    'problem',
    'exercises',
    'exercise',
    'sets',
    'set',
    'shared-set',
    'verify',
    'admin',
    'blog',
    'post',
  ]);
});
