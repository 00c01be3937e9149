import type { NamesResponse } from '@elucida/contract/names';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { MOST_ATOMS } from '@elucida/molecules/graph';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { nameStructure } from '@elucida/library/name-structure';
import type { ReportLanguage } from '../job.ts';
import { furtherNames } from './further-names.ts';
import { resolveStructure } from './resolve-structure.ts';
import { writeInchi } from './write-inchi.ts';

const UNKNOWN: NamesResponse = { structure: null, suggestions: [] };

/** The formula of a SMILES that can be named at all; null otherwise. */
function formulaOf(smiles: string): string | null {
  try {
    const { atomCount } = graphFromSmiles(smiles);
    return atomCount > 0 && atomCount <= MOST_ATOMS ? molecularFormula(smiles) : null;
  } catch {
    return null;
  }
}

/**
 * What GET /names answers for a name, a SMILES or an InChI: the structure with its names and
 * identifiers.
 */
export async function lookUpStructure(text: string, lang: ReportLanguage): Promise<NamesResponse> {
  const { smiles, suggestions } = resolveStructure(text, { useLibrary: true, language: lang });
  const formula = smiles === null ? null : formulaOf(smiles);
  if (smiles === null || formula === null) return { ...UNKNOWN, suggestions: [...suggestions] };
  const names = nameStructure(smiles, { useLibrary: true });
  const written = await writeInchi(smiles);
  return {
    structure: {
      smiles,
      formula,
      name: names.name?.[lang] ?? null,
      systematic_name: names.systematic?.[lang] ?? null,
      aka: furtherNames(names, graphFromSmiles(smiles), lang),
      inchi: written?.inchi ?? null,
      inchikey: written?.inchikey ?? null,
    },
    suggestions: [],
  };
}
