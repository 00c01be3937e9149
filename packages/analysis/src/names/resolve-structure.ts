import { resolveName } from '@elucida/library/resolve-name';
import type { ReportLanguage } from '../job.ts';

/**
 * The SMILES that a name, a SMILES or an InChI stands for, or names in the language that look like
 * it.
 */
export function resolveStructure(
  text: string,
  options: { useLibrary: boolean; language: ReportLanguage },
): { smiles: string | null; suggestions: readonly string[] } {
  const { structure, suggestions } = resolveName(text, options);
  return { smiles: structure?.smiles ?? null, suggestions };
}
