import type { Browser, System } from '@elucida/contract/auth';

/**
 * In this order: most browsers also name those they are built from, and iPads name macOS only where
 * they ask for pages of a computer. Names alone, without versions: they are what people know, and
 * all that is kept. A library would tell apart hundreds of devices that nobody signs in from here.
 */
const BROWSERS: readonly (readonly [mark: string, browser: Browser])[] = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
];
const SYSTEMS: readonly (readonly [mark: string, system: System])[] = [
  ['iPhone', 'iOS'],
  ['iPad', 'iPadOS'],
  ['Android', 'Android'],
  ['CrOS', 'ChromeOS'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
];

const named = <Name>(agent: string, names: readonly (readonly [string, Name])[]): Name | null =>
  names.find(([mark]) => agent.includes(mark))?.[1] ?? null;

/** What a `User-Agent` header says of browser and system; null where it names none of the known. */
export const deviceOf = (
  agent: string | undefined,
): { browser: Browser | null; system: System | null } => ({
  browser: named(agent ?? '', BROWSERS),
  system: named(agent ?? '', SYSTEMS),
});
