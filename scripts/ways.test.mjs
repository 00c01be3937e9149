import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { layersOf, sectionOf } from './lib/layers.mjs';
import { inRoot } from './lib/paths.mjs';

/** More than this, and whoever follows a peak loses the thread. */
const MOST_CLIMBS = 2;

/** Workspaces of docs/architecture.md in order: each uses those above it alone. */
const WORKSPACES = [
  ...readFileSync(inRoot('docs/architecture.md'), 'utf8').matchAll(
    /^\| `((?:packages|apps)\/[^`]+)` /gm,
  ),
].map(([, workspace]) => workspace);

/** `engine/judging/judge.ts`: the workspace and the path in its `src`. */
function placeOf(file) {
  const [name, ...path] = file.split('/');
  const workspace = WORKSPACES.find((each) => each.endsWith(`/${name}`));
  return { workspace, path: path.join('/') };
}

/** Floor of a file: its workspace first, then the layer of its folder; files at the root are above. */
function floorOf(file) {
  const { workspace, path } = placeOf(file);
  const layer = layersOf(workspace).get(path.split('/')[0]);
  return 1000 * WORKSPACES.indexOf(workspace) + (layer ?? 999);
}

/** Files of a way in order, a list for each program: what crosses the network begins a new way. */
function waysOf(heading) {
  const rows = sectionOf(heading).matchAll(/^\| (?:`([^`]+)`|_network_) +\|([^|]+)\|/gm);
  const ways = [[]];
  for (const [, file, does] of rows)
    if (file) ways.at(-1).push({ file, climbs: does.trim().startsWith('↑') });
    else ways.push([]);
  return ways;
}

/** Where a way goes up after it went down: steps up with none down between them are one climb. */
function climbsOf(way) {
  let last = 0;
  return way.filter(({ file }, i) => {
    const step = i === 0 ? 0 : Math.sign(floorOf(file) - floorOf(way[i - 1].file));
    const begins = step > 0 && last <= 0;
    if (step !== 0) last = step;
    return begins;
  });
}

test('each workspace uses those above it alone', () => {
  const above = (workspace) => {
    const { dependencies = {} } = JSON.parse(
      readFileSync(inRoot(workspace, 'package.json'), 'utf8'),
    );
    return Object.keys(dependencies)
      .filter((name) => name.startsWith('@elucida/'))
      .map((name) => WORKSPACES.findIndex((each) => each.endsWith(name.replace('@elucida', ''))));
  };
  expect(WORKSPACES.length).toBeGreaterThan(15);
  const wrong = WORKSPACES.filter((workspace, i) => above(workspace).some((used) => used >= i));
  expect(wrong).toEqual([]);
});

test.each(['A typed shift', "A picture's peak"])('%s climbs back at most twice', (heading) => {
  const ways = waysOf(heading);
  const stations = ways.flat();
  expect(stations.length).toBeGreaterThan(5);
  expect(
    stations
      .map(({ file }) => placeOf(file))
      .filter(({ workspace, path }) => !workspace || !existsSync(inRoot(workspace, 'src', path))),
  ).toEqual([]);
  const climbs = ways.flatMap(climbsOf);
  expect(climbs).toEqual(stations.filter((station) => station.climbs));
  expect(climbs.length).toBeLessThanOrEqual(MOST_CLIMBS);
});

test('every file that the ways name is there', () => {
  const named = ['A typed shift', "A picture's peak"].flatMap((heading) =>
    [...sectionOf(heading).matchAll(/`([a-z-]+\/[^`]+\.tsx?)`/g)].map(([, file]) => file),
  );
  const missing = named
    .map((file) => (file.startsWith('page/') ? `reading/${file}` : file))
    .filter((file) => {
      const { workspace, path } = placeOf(file);
      return !workspace || !existsSync(inRoot(workspace, 'src', path));
    });
  expect(missing).toEqual([]);
});
