import type { Language } from '@elucida/spectra/languages';
import type { Formula } from '@elucida/spectra/formula/formula';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { formulaOf } from '@elucida/molecules/formula-of';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import { graphFromInchi, type InchiReading } from '@elucida/molecules/read-inchi';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { resolveName } from '@elucida/library/resolve-name';

/** Why no isomers are listed: the error codes of the API. */
export type QueryRefusal =
  | 'unknown_name'
  | 'invalid_formula'
  | 'isomers_polymer'
  | 'isomers_salt'
  | 'isomers_ion'
  | 'isomers_element'
  | 'isomers_too_large';

export type QueryReading =
  | {
      readonly ok: true;
      readonly formula: Formula;
      /** Null where a formula was given. */ readonly named: MolecularGraph | null;
    }
  | { readonly ok: false; readonly code: QueryRefusal; readonly suggestions: readonly string[] };

/**
 * Heavy atoms of the largest molecule whose isomers are listed: what the generator and the search
 * can hold.
 */
export const MOST_ATOMS = 31;
const LARGEST_GRAPH = 255;
/** Names that begin like this and name no single molecule are polymers, in all three languages. */
const POLYMER = new RegExp(
  '^(?:pol[iy](?![oó]l)|nylon|n[ay]il[oó]n|teflon|tefl[oó]n|bakelit|baquelit|' +
    'kevlar|pvc$|pet$|ptfe$|pmma$|cellulos|celulos|zelulos|starch|almid[oó]n|' +
    'almidoi)',
  'iu',
);

/**
 * Element symbols with numbers and nothing else: what is meant as a formula, whether or not it is
 * one.
 */
const FORMULA_LIKE = /^(?=.*\d)(?:[A-Z][a-z]?\d*)+$/;
/** The same typed without capitals: two letters where there is such an element of formulas. */
const SMALL_FORMULA = /^(?=.*\d)(?:(?:cl|br|si|[chnospfib])\d*)+$/;
/** Formulas of several parts: C6H6·HCl, C6H7N.HCl. */
const PARTS = /^(?:\d*[A-Z][A-Za-z\d()]*[·.•*])+\d*[A-Z][A-Za-z\d()]*$/;

const INCHI_REFUSALS: Readonly<
  Record<Extract<InchiReading, { ok: false }>['reason'], QueryRefusal>
> = {
  malformed: 'unknown_name',
  'no-structure': 'unknown_name',
  'several-parts': 'isomers_salt',
  charged: 'isomers_ion',
  element: 'isomers_element',
  'too-large': 'isomers_too_large',
};

const refuse = (code: QueryRefusal, suggestions: readonly string[] = []): QueryReading => ({
  ok: false,
  code,
  suggestions,
});

/**
 * What a person wrote for a molecule, as its formula and structure: a name, a SMILES, an InChI or a
 * formula. Within milliseconds for any text. `language`: of the names suggested.
 */
export function readQuery(text: string, language: Language = 'en'): QueryReading {
  if (/^InChI=/i.test(text)) return readInchi(text);
  // Ahead of the names, because OpenChemLib reads an attachment point as an atom.
  if (/[*?]|\{-\}/.test(text)) return refuse('isomers_polymer');
  if (/\d/.test(text) && !isSmiles(text)) {
    const formula = readFormula(text);
    if (formula !== null) return formula;
  }
  const { structure, suggestions } = resolveName(text, { language });
  if (structure !== null) return readGraph(graphFromSmiles(structure.smiles));
  if (!/\d/.test(text)) {
    const formula = readFormula(text);
    if (formula !== null) return formula;
  }
  if (POLYMER.test(text)) return refuse('isomers_polymer');
  if (SMALL_FORMULA.test(text))
    return (
      readFormula(
        text.replaceAll(
          /cl|br|si|[chnospfib]/g,
          (symbol) => symbol[0].toUpperCase() + symbol.slice(1),
        ),
      ) ?? refuse('invalid_formula')
    );
  if (
    PARTS.test(text) &&
    text.split(/[·.•*]/).every((part) => readFormula(part.replace(/^\d+/, '')) !== null)
  )
    return refuse('isomers_salt');
  if (!FORMULA_LIKE.test(text)) return refuse('unknown_name', suggestions);
  const parsed = parseFormula(text);
  return refuse(
    !parsed.ok && parsed.error.code === 'unsupported_element'
      ? 'isomers_element'
      : 'invalid_formula',
    suggestions,
  );
}

function isSmiles(text: string): boolean {
  try {
    graphFromSmiles(text);
    return true;
  } catch {
    return false;
  }
}

function readInchi(text: string): QueryReading {
  const read = graphFromInchi(text);
  if (read.ok) return readGraph(read.graph);
  return refuse(INCHI_REFUSALS[read.reason]);
}

/**
 * Null where it is not a formula, or is more likely a SMILES that cannot be read: `C1CC` is a ring
 * without an end, not C3.
 */
function readFormula(text: string): QueryReading | null {
  const parsed = parseFormula(text);
  if (!parsed.ok || (!parsed.formula.counts.H && /C.*C/.test(text.replaceAll(/Cl/g, ''))))
    return null;
  return checkFormula(parsed.formula, null);
}

function readGraph(graph: MolecularGraph): QueryReading {
  // Graphs number their atoms up to 255.
  if (graph.atomCount > LARGEST_GRAPH) return refuse('isomers_too_large');
  if (isDivided(graph)) return refuse('isomers_salt');
  if (graph.atomCount > MOST_ATOMS) return refuse('isomers_too_large');
  let hill: string;
  try {
    hill = formulaOf(graph);
  } catch {
    return refuse('isomers_element');
  }
  const parsed = parseFormula(hill);
  // A carbene or another radical with an even number of electrons, which is written again with more
  // hydrogens.
  if (formulaOf(graphFromSmiles(canonicalSmiles(graph))) !== hill) return refuse('invalid_formula');
  return parsed.ok ? checkFormula(parsed.formula, graph) : refuse('invalid_formula');
}

function checkFormula(formula: Formula, named: MolecularGraph | null): QueryReading {
  if (formula.parts || formula.counts.Li || formula.counts.Na || formula.counts.K)
    return refuse('isomers_salt');
  if (formula.charge !== 0) return refuse('isomers_ion');
  if (formula.heavyAtoms > MOST_ATOMS) return refuse('isomers_too_large');
  return { ok: true, formula, named };
}

/** Whether the atoms are in more than one part. */
function isDivided({ atomCount, degree, neighbours }: MolecularGraph): boolean {
  const seen = new Set([0]);
  const open = [0];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    for (let k = 0; k < degree[at]; k++) {
      const next = neighbours[at * MAX_DEGREE + k];
      if (!seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
    }
  }
  return seen.size < atomCount;
}
