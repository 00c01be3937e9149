import { captionStart, conditionsIn, footnotesEnd, type Conditions } from './conditions.ts';
import { findAssignmentTable, type AssignmentTable } from './find-table.ts';
import { joinRows, keysOfRow } from './join-rows.ts';

/** A table with the stretch that it takes with its caption and footnotes, and what these say. */
export interface FoundTable {
  readonly table: AssignmentTable;
  readonly stretches: readonly { readonly at: number; readonly end: number }[];
  readonly words: string;
  readonly conditions: Conditions;
}

/** Assignment tables of a text that are looked for. */
const MOST_TABLES = 20;
/** Above, a frequency is the field's by ¹H, MHz: ¹³C at 300 MHz would need 1200 MHz. */
const MOST_CARBON_MHZ = 310;
/** Share of the shorter table's positions that the other must have. */
const SHARED = 0.5;

/** The frequency of a table of carbons alone is theirs. */
function conditionsOf({ columns }: AssignmentTable, words: string): Conditions {
  const found = conditionsIn(words);
  const { proton, carbon } = found;
  const isCarbons = !columns.has('proton') && carbon === null && proton !== null;
  return isCarbons && proton <= MOST_CARBON_MHZ
    ? { ...found, proton: null, carbon: proton }
    : found;
}

/** All assignment tables of a text, in its order. Linear. */
export function findTables(text: string): FoundTable[] {
  const found: FoundTable[] = [];
  for (let from = 0; found.length <= MOST_TABLES;) {
    const table = findAssignmentTable(text, from);
    if (table === null) break;
    const at = captionStart(text, { at: table.at, least: from });
    const end = footnotesEnd(text, table.end);
    const words = `${text.slice(at, table.at)}\n${text.slice(table.end, end)}`;
    const conditions = conditionsOf(table, words);
    found.push({ table, stretches: [{ at, end }], words, conditions });
    from = end;
  }
  return found;
}

const nucleusOf = ({ columns }: AssignmentTable): 'carbon' | 'proton' | null =>
  columns.has('carbon') === columns.has('proton')
    ? null
    : columns.has('carbon')
      ? 'carbon'
      : 'proton';

/** The number that a caption gives its compound: `of compound 12a`. */
const compoundOf = (words: string): string | null =>
  /(?:compound|compuesto|konposatua(?:ren)?)\s{1,3}\(?(\d{1,3}[a-z]?)(?!\p{L})/iu.exec(
    words,
  )?.[1] ??
  /(\d{1,3}[a-z]?)\s{1,3}konposatua/iu.exec(words)?.[1] ??
  null;

const areEqual = (one: string | null, other: string | null): boolean =>
  one === null || other === null || one === other;

/** Whether two tables are the ¹H and the ¹³C of one molecule, by their columns, positions and captions. */
function belongTogether(one: FoundTable, other: FoundTable): boolean {
  const nuclei = [nucleusOf(one.table), nucleusOf(other.table)];
  if (nuclei.includes(null) || nuclei[0] === nuclei[1]) return false;
  if (!areEqual(compoundOf(one.words), compoundOf(other.words))) return false;
  if (!areEqual(one.conditions.solvent, other.conditions.solvent)) return false;
  const bare = (key: string): string => key.replace(/(?<=\d)(?:a|b|α|β|ax|eq)$/u, '');
  const [mine, theirs] = [one, other].map(
    ({ table }) => new Set(table.rows.flatMap(keysOfRow).map(bare)),
  ) as [Set<string>, Set<string>];
  const shared = [...mine].filter((key) => theirs.has(key)).length;
  return shared > 0 && shared >= SHARED * Math.min(mine.size, theirs.size);
}

function joined(one: FoundTable, other: FoundTable): FoundTable {
  const [a, b] = [one.table, other.table];
  const [proton, carbon] = nucleusOf(a) === 'proton' ? [one, other] : [other, one];
  return {
    table: {
      ...a,
      columns: new Map([...b.columns, ...a.columns]),
      rows: joinRows([a.rows, b.rows]),
      unread: [...new Set([...a.unread, ...b.unread])],
      skipped: [...a.skipped, ...b.skipped],
      further: a.further ?? b.further,
    },
    stretches: [...one.stretches, ...other.stretches],
    words: `${one.words}\n${other.words}`,
    conditions: {
      proton: proton.conditions.proton,
      carbon: carbon.conditions.carbon ?? proton.conditions.carbon,
      solvent: one.conditions.solvent ?? other.conditions.solvent,
    },
  };
}

/**
 * The first table, together with the one that has the other nucleus of its molecule where the first has one alone; and
 * all others.
 */
export function firstMolecule(tables: readonly FoundTable[]): {
  readonly first: FoundTable | null;
  readonly others: readonly FoundTable[];
} {
  const [first, ...others] = tables;
  if (first === undefined) return { first: null, others: [] };
  const partner = others.find((other) => belongTogether(first, other));
  return partner === undefined
    ? { first, others }
    : { first: joined(first, partner), others: others.filter((other) => other !== partner) };
}
