import type { Tongue } from '../words/word.ts';
import { type SugarAt, addSugar } from './sugar-entry.ts';
import { ringOf } from './sugar-ring.ts';
import { endsOf } from './sugar-vocabulary.ts';

interface Systematic {
  readonly start: number;
  readonly at: number;
  readonly carbons: number;
  readonly anomer: 'alpha' | 'beta' | null;
  readonly chain: boolean;
  readonly groups: readonly { series: string; sides: string }[];
  readonly tongue: Tongue;
  readonly found: SugarAt[];
}

const MIDDLE = /^(?:a?-((?:\d,)*\d)-(?:di|tri)?en)?(o(?=[pfs]))?(?:o?-?((?:\d,)*\d)-(di)?ul|ul)?/;

/** Carbohydrates of a chain length with configurational prefixes: D-arabino-hex-2-ulose. */
export function systematic(
  lower: string,
  { start, at, carbons, anomer, chain, groups, tongue, found }: Systematic,
): void {
  const middle = MIDDLE.exec(lower.slice(at, at + 30))!;
  for (const cut of middle[0] === '' ? [''] : [middle[0], '']) {
    const enes = cut !== '' && middle[1] ? middle[1].split(',').map(Number) : [];
    const uloses = cut !== '' && /ul$/.test(cut) ? (middle[3] ?? '2').split(',').map(Number) : [];
    const bare = cut.replace(/o$/, '');
    for (const [word, ending] of endsOf(tongue)) {
      // hex-2-ulopyranose, hex-2-enopyranos-4-ulose: the ring word may come before `ulose`.
      if (ending.ulose && uloses.length === 0) continue;
      const stem = ending.form === 'ose' ? word.slice(0, -1) : word;
      if (!lower.startsWith(stem, at + bare.length)) continue;
      let end = at + bare.length + stem.length;
      let carbonyls = uloses.length > 0 ? uloses : [1];
      const after =
        ending.form === 'ose'
          ? /^-((?:\d,)*\d)-(?:di)?ulos[ea]/.exec(lower.slice(end, end + 16))
          : null;
      if (after) {
        carbonyls = [...carbonyls, ...after[1].split(',').map(Number)];
        end += after[0].length;
      } else if (lower.startsWith(word, at + bare.length)) end = at + bare.length + word.length;
      else continue;
      const isAlditol = ending.form === 'itol';
      const wanted = groups.reduce((sum, group) => sum + group.sides.length, 0);
      const sides = openPlaces(lower.slice(0, start), {
        carbons,
        carbonyls: isAlditol ? [] : carbonyls,
        enes,
      })
        .filter((places) => places.length === wanted)
        .map((places) => sidesOf(groups, places))[0];
      if (!sides) continue;
      const ring = ringOf(ending, { anomer, chain, carbons, carbonyl: carbonyls[0] });
      addSugar(found, end, {
        carbons,
        carbonyls: isAlditol ? [0] : carbonyls,
        sides: sides.places,
        reference: sides.reference,
        anomer,
        form: ending.form,
        ring,
        deoxy: [],
        enes,
      });
    }
  }
}

/**
 * Positions that can be centres: not the ends, carbonyls and double bonds; all of them, without
 * those that are deoxy, and without those that are deoxy and carry nothing else.
 */
function openPlaces(
  before: string,
  {
    carbons,
    carbonyls,
    enes,
  }: { carbons: number; carbonyls: readonly number[]; enes: readonly number[] },
): number[][] {
  const places: number[] = [];
  for (let place = 2; place < carbons; place++)
    if (!carbonyls.includes(place) && !enes.includes(place) && !enes.includes(place - 1))
      places.push(place);
  const deoxy =
    [...before.matchAll(/((?:\d,)*\d)-(?:di|tri|tetra)?(?:deoxy|desoxi|deoxi)/g)]
      .at(-1)?.[1]
      .split(',')
      .map(Number) ?? [];
  const others = before.replace(/((?:\d,)*\d)-(?:di|tri|tetra)?(?:deoxy|desoxi|deoxi)/g, '');
  return [
    places,
    places.filter((place) => !deoxy.includes(place)),
    places.filter(
      (place) =>
        !deoxy.includes(place) ||
        new RegExp(`(?:^|[^\\d'])(?:\\d,)*${place}(?:,\\d)*-(?!o-)`).test(others),
    ),
  ];
}

/**
 * Sides by position: the prefix named last belongs to the lowest positions. Null where numbers do
 * not fit.
 */
function sidesOf(
  groups: readonly { series: string; sides: string }[],
  places: readonly number[],
): { places: Map<number, number>; reference: number | undefined } | null {
  const sides = new Map<number, number>();
  let next = 0,
    reference: number | undefined;
  for (const group of [...groups].reverse()) {
    for (const digit of group.sides) {
      const place = places[next++];
      if (place === undefined) return null;
      if (group.series === 'd' || group.series === 'l')
        sides.set(place, group.series === 'd' ? Number(digit) : 1 - Number(digit));
    }
    if (next === group.sides.length) reference = sides.get(places[next - 1]);
  }
  return { places: sides, reference };
}
