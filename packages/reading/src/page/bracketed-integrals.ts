import type { Component } from './components.ts';
import type { IntegratedRange } from './integration-marks.ts';
import { INK } from './ink.ts';
import type { InkMap } from './ink-map.ts';
import type { Box } from './raster.ts';
import { longestRun } from './strokes.ts';
import type { OcrPort } from './text/ocr-port.ts';
import { readGroups } from './text/read-groups.ts';
import { findTextRows, type TextGroup, type TextRow } from './text/text-rows.ts';

/** A bracket's height and the gap to its number, in heights of the number's characters. */
const BRACKET_GLYPHS = 2.6,
  GAP_GLYPHS = 1.2;
/** Brackets of one spectrum begin and end in the same rows, px. */
const ROW_PX = 2;
/** Decimal points are smaller. */
const LEAST_HIGH_PX = 6,
  LEAST_WIDE_PX = 3;
/** Nothing but the curve stands above a bracket, so near, in heights of its own. */
const CLEAR_ABOVE = 0.6;
const MOST_WIDE_SHARE = 0.4;
/** Strokes so near are one, px. */
const UPRIGHT_GAP_PX = 2;
/** Ranges count where so many of their numbers were read. */
const READ_SHARE = 0.6;
/** Integrals are looked for below this share of the plot's height. */
const LOWER_SHARE = 0.4;

interface Label extends TextGroup {
  readonly glyphHeight: number;
  readonly turned: boolean;
}
interface Bracket extends Box {
  readonly labels: readonly Label[];
}

/**
 * Integrated ranges marked by brackets under the signals, each with its number under it, level or
 * written upwards, as NMR programs print them. Empty without.
 */
export async function readBracketed(
  ink: InkMap,
  components: readonly Component[],
  { plot, axis, rows, ocr }: { plot: Box; axis: TextRow; rows: readonly TextRow[]; ocr: OcrPort },
): Promise<IntegratedRange[]> {
  const top = plot.y0 + LOWER_SHARE * (plot.y1 - plot.y0);
  const wide = MOST_WIDE_SHARE * (plot.x1 - plot.x0);
  const low = components.filter((c) => c.y0 >= top && c.x1 - c.x0 < wide);
  const candidates = topmost(low);
  const rest = low.filter((c) => !candidates.includes(c));
  const level = rows.filter((row) => row !== axis && row.y0 >= top).flatMap((row) => labelsOf(row));
  const ways = [level, upwardLabels(rest, ink)].map((labels) =>
    commonRow(candidates, labels.filter(severalIn(low))),
  );
  const read = [];
  for (const brackets of ways) read.push(await rangesOf(ink, brackets, ocr));
  const numbers = (ranges: readonly IntegratedRange[]) =>
    ranges.filter(({ printed }) => printed !== null).length;
  return read.reduce((a, b) => (numbers(b) >= numbers(a) ? b : a));
}

/** The ranges of brackets and their numbers; empty where most numbers cannot be read. */
async function rangesOf(
  ink: InkMap,
  brackets: readonly Bracket[],
  ocr: OcrPort,
): Promise<IntegratedRange[]> {
  const labels = brackets.flatMap((bracket) => bracket.labels);
  if (!labels.length) return [];
  const { texts } = await readGroups(ink, labels, {
    ocr,
    glyphHeight: labels[0]!.glyphHeight,
    characters: '0123456789.',
    turn: labels[0]!.turned,
  });
  const values = printedNumbers(texts);
  if (values.filter((value) => value !== null).length < READ_SHARE * values.length) return [];
  const line = barRow(ink, brackets);
  let next = 0;
  return brackets.flatMap((bracket) => {
    const own = bracket.labels.map(() => values[next++]!);
    const parts = partsOf(ink, bracket, line);
    if (parts.length === own.length) return parts.map((part, k) => ({ ...part, printed: own[k]! }));
    // Brackets that cannot be told apart are one range, with the hydrogens of all.
    const known = own.filter((value) => value !== null);
    const printed = known.length < own.length ? null : known.reduce((sum, value) => sum + value, 0);
    return [{ x0: parts[0]!.x0, x1: parts.at(-1)!.x1, printed }];
  });
}

/** Patches with none right above them: the highest of what is stacked under a signal. */
const topmost = (components: readonly Component[]): Component[] =>
  components.filter((c) => {
    const height = c.y1 - c.y0;
    const width = c.x1 - c.x0;
    return (
      height >= LEAST_HIGH_PX &&
      width >= LEAST_WIDE_PX &&
      !components.some(
        (other) =>
          other.y1 <= c.y0 + 1 &&
          other.y1 > c.y0 - CLEAR_ABOVE * height &&
          other.x0 < c.x1 &&
          other.x1 > c.x0 &&
          other !== c,
      )
    );
  });

/** Whether a word has several characters: one turned figure looks like a level one, and the reverse. */
const severalIn = (components: readonly Component[]) => (label: Label) =>
  components.filter(
    (c) => c.x0 >= label.x0 && c.x1 <= label.x1 && c.y0 >= label.y0 && c.y1 <= label.y1,
  ).length > 1;

const labelsOf = (row: TextRow, turned = false): Label[] =>
  row.groups.map((group) => ({ ...group, glyphHeight: row.glyphHeight, turned }));

/** Words written upwards: those of the picture turned a quarter clockwise, brought back into it. */
function upwardLabels(components: readonly Component[], { width, height }: InkMap): Label[] {
  const turned = components.map((c) => ({ ...c, ...turn(c, height) }));
  return findTextRows(turned, Math.min(width, height))
    .flatMap((row) => labelsOf(row, true))
    .map((label) => {
      const box = { x0: label.y0, x1: label.y1, y0: height - label.x1, y1: height - label.x0 };
      // Places along the text, counted as if it began at the left edge of its box.
      return { ...label, ...box, dots: label.dots.map((x) => box.x0 + x - label.x0) };
    });
}

const turn = ({ x0, y0, x1, y1 }: Box, height: number): Box => ({
  x0: height - y1,
  x1: height - y0,
  y0: x0,
  y1: x1,
});

const centre = ({ x0, x1 }: Box) => (x0 + x1) / 2;

/** The patches in one row that have words right under them, from left to right. */
function commonRow(components: readonly Component[], labels: readonly Label[]): Bracket[] {
  const above = components.flatMap((c): Bracket[] => {
    const own = labels.filter(({ glyphHeight, ...box }) => {
      const gap = box.y0 - c.y1;
      return (
        c.y1 - c.y0 <= BRACKET_GLYPHS * glyphHeight &&
        gap >= -1 &&
        gap <= GAP_GLYPHS * glyphHeight &&
        centre(box) >= c.x0 - 1.5 &&
        centre(box) <= c.x1 + 1.5
      );
    });
    return own.length ? [{ ...c, labels: own.sort((a, b) => a.x0 - b.x0) }] : [];
  });
  const inRow = (seed: Bracket) =>
    above.filter((b) => Math.abs(b.y0 - seed.y0) <= ROW_PX && Math.abs(b.y1 - seed.y1) <= ROW_PX);
  return above
    .map(inRow)
    .reduce<Bracket[]>((a, b) => (b.length > a.length ? b : a), [])
    .sort((a, b) => a.x0 - b.x0);
}

/** A bracket's horizontal line, in rows from its top: where most of them are widest. */
function barRow(ink: InkMap, brackets: readonly Bracket[]): number {
  const widest = brackets
    .map((bracket) => {
      const rows = Array.from({ length: bracket.y1 - bracket.y0 }, (_, k) => {
        const { x0, x1 } = longestRun(ink, bracket.y0 + k, rangeOf(bracket));
        return x1 - x0;
      });
      return rows.indexOf(Math.max(...rows));
    })
    .sort((a, b) => a - b);
  return widest[widest.length >> 1]!;
}

const rangeOf = ({ x0, x1 }: Box) => ({ from: x0, to: x1, level: INK });

/** The ranges of brackets that touch: apart where upright strokes meet their common line. */
function partsOf(ink: InkMap, bracket: Bracket, line: number): { x0: number; x1: number }[] {
  const { x0, x1 } = [line - 1, line, line + 1]
    .filter((row) => row >= 0 && row < bracket.y1 - bracket.y0)
    .map((row) => longestRun(ink, bracket.y0 + row, rangeOf(bracket)))
    .reduce((a, b) => (b.x1 - b.x0 > a.x1 - a.x0 ? b : a));
  const row = bracket.y0 + Math.floor(line / 3);
  const uprights: { x0: number; x1: number }[] = [];
  for (let x = x0; x < x1; x++) {
    if (ink.level[row * ink.width + x]! < INK) continue;
    const last = uprights.at(-1);
    if (last && x - last.x1 <= UPRIGHT_GAP_PX)
      uprights[uprights.length - 1] = { ...last, x1: x + 1 };
    else uprights.push({ x0: x, x1: x + 1 });
  }
  const seams = uprights.slice(1, -1).map((upright) => (upright.x0 + upright.x1) / 2);
  return [x0, ...seams].map((from, k) => ({ x0: from, x1: seams[k] ?? x1 }));
}

/**
 * Numbers with as many decimals as most; lost points are put back. All null where no way of writing
 * them is common to most.
 */
function printedNumbers(texts: readonly string[]): (number | null)[] {
  const usual = usualDecimals(texts);
  return texts.map((text) => {
    if (usual === null || !/^\d+(\.\d+)?$/.test(text)) return null;
    const [whole = '', decimals] = text.split('.');
    if (decimals !== undefined)
      return whole.length < 3 && decimals.length <= usual ? Number(text) : null;
    if (!usual) return Number(text);
    return text.length > usual && text.length < usual + 3 ? Number(text) / 10 ** usual : null;
  });
}

/**
 * How many decimals most of the numbers have, whether or not their points were read: before them
 * stands one figure; null where the numbers are of no one kind.
 */
function usualDecimals(texts: readonly string[]): number | null {
  if (texts.every((text) => /^[1-9]\d?$/.test(text))) return 0;
  const like = (decimals: number) =>
    texts.filter((text) =>
      text.includes('.')
        ? text.length - 1 - text.indexOf('.') === decimals && text.indexOf('.') < 3
        : /^\d+$/.test(text) && text.length === decimals + 1,
    ).length;
  const common = [1, 2, 3]
    .map((decimals) => ({ decimals, n: like(decimals) }))
    .reduce((a, b) => (b.n >= a.n ? b : a));
  return common.n >= READ_SHARE * texts.length ? common.decimals : null;
}
