import { fusionComponent } from './fusion-component.ts';
import type { NamedSkeleton } from './named-skeleton.ts';

/**
 * Where a copy of a prefix is fused: its own locants, and sides (`b`) or locants of its host;
 * `copy` tells which of several base components (b′ is 1).
 */
export interface FusionSite {
  readonly own: readonly string[] | null;
  readonly letters: string | null;
  readonly hostLocants: readonly string[] | null;
  readonly copy: number;
}
/**
 * A prefix with its multiplied copies; each copy has one site, or more when it joins several base
 * components.
 */
export interface FusionPart {
  readonly ring: NamedSkeleton;
  readonly copies: readonly (readonly FusionSite[])[];
  readonly children: readonly FusionPart[];
}
export interface ParsedFusion {
  readonly base: NamedSkeleton;
  readonly copies: number;
  readonly parts: readonly FusionPart[];
}

interface RawPart {
  readonly count: number;
  readonly ring: NamedSkeleton;
  readonly brackets: string;
}

const MULTIPLIERS: readonly (readonly [string, number])[] = [
  ['tetrakis', 4],
  ['tris', 3],
  ['bis', 2],
  ['tetra', 4],
  ['tri', 3],
  ['di', 2],
  ['', 1],
];

/**
 * Takes a fusion name apart: prefixes with brackets, then the base component. Null when a piece is
 * no component.
 */
export function parseFusion(name: string): ParsedFusion | null {
  const tokens = name.match(/\[[^\]]*\]|[^[\]]+/g);
  if (!tokens || tokens.length < 2 || tokens.join('') !== name) return null;
  const raw: RawPart[] = [];
  let locants = '',
    count = 0;
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token.startsWith('[')) {
      if (locants !== '') return null;
      locants = token.slice(1, -1);
      continue;
    }
    const isLast =
      i === tokens.length - 1 || (i === tokens.length - 2 && tokens[i + 1].startsWith('['));
    if (isLast) return i === tokens.length - 1 ? finish(raw, token, locants) : null;
    if (locants === '' && ['bis', 'tris', 'tetrakis'].includes(token)) {
      count = ['bis', 'tris', 'tetrakis'].indexOf(token) + 2;
      continue;
    }
    const bare =
      /^\[\d+\]$/.test(tokens[i + 1]) &&
      /^annulene?$/.test(tokens[i + 2] ?? '') &&
      i + 2 === tokens.length - 1;
    const read = readPrefix(token, locants, count);
    if (!read) return null;
    raw.push({ ...read, brackets: bare ? '' : tokens[i + 1].slice(1, -1) });
    locants = '';
    count = 0;
    if (!bare) i++;
  }
  return null;
}

function readPrefix(
  word: string,
  locants: string,
  count: number,
): { count: number; ring: NamedSkeleton } | null {
  for (const [multiplier, times] of count > 0 ? ([['', count]] as const) : MULTIPLIERS) {
    if (!word.startsWith(multiplier)) continue;
    const ring = fusionComponent(word.slice(multiplier.length), locants, true);
    if (ring) return { count: times, ring };
  }
  return null;
}

function finish(raw: readonly RawPart[], word: string, locants: string): ParsedFusion | null {
  const copies = Math.max(
    1,
    ...raw.flatMap(({ brackets }) =>
      [...brackets.matchAll(/[a-z]+('*)/g)].map((match) => match[1].length + 1),
    ),
  );
  for (const [multiplier, times] of MULTIPLIERS) {
    if (times !== copies || !word.startsWith(multiplier)) continue;
    const base = fusionComponent(word.slice(multiplier.length), locants, false);
    const parts = base && nest(raw);
    if (base && parts) return { base, copies, parts };
  }
  return null;
}

/** Prefixes whose brackets have no letters belong to the prefix that follows. */
function nest(raw: readonly RawPart[]): FusionPart[] | null {
  const parts: FusionPart[] = [];
  let waiting: FusionPart[] = [];
  for (const { count, ring, brackets } of raw) {
    const copies = sitesOf(brackets, count);
    if (!copies) return null;
    const part: FusionPart = { ring, copies, children: waiting };
    const isInner = copies[0][0].letters === null && brackets !== '';
    if (isInner) waiting = [...waiting, { ...part, children: [] }];
    else {
      parts.push(part);
      waiting = [];
    }
  }
  return waiting.length === 0 ? parts : null;
}

/** Reads `3,2-b`, `b,e`, `3,2-b:2',3'-d`, `1,2-b:4,5-b'`, `1',2':1,2`, `4,5`. */
function sitesOf(brackets: string, count: number): FusionSite[][] | null {
  if (brackets === '') return [[{ own: null, letters: null, hostLocants: null, copy: 0 }]];
  const plain = (text: string) => text.replace(/'/g, '').split(',');
  if (/^[a-z]+'*(,[a-z]+'*)*$/.test(brackets)) {
    const letters = brackets.split(',');
    return letters.length === count
      ? letters.map((side) => [
          { own: null, letters: side.replace(/'/g, ''), hostLocants: null, copy: 0 },
        ])
      : null;
  }
  const pieces = brackets.split(':');
  const sites = pieces.map((piece): FusionSite | null => {
    const match = /^([\d,a-z']+)-([a-z]+)('*)$/.exec(piece);
    return (
      match && { own: plain(match[1]), letters: match[2], hostLocants: null, copy: match[3].length }
    );
  });
  if (sites.every((site) => site !== null)) {
    const known = sites as FusionSite[];
    return known.length === count ? known.map((site) => [site]) : count === 1 ? [known] : null;
  }
  if (pieces.length === 1 && /^[\d,a-z']+$/.test(brackets))
    return [[{ own: null, letters: null, hostLocants: plain(brackets), copy: 0 }]];
  return pieces.length === 2 && pieces.every((piece) => /^[\d,a-z']+$/.test(piece))
    ? [[{ own: plain(pieces[0]), letters: null, hostLocants: plain(pieces[1]), copy: 0 }]]
    : null;
}
