import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { tautomersOf } from '@elucida/molecules/tautomers';
import { resolveName } from '@elucida/library/resolve-name';
import type { ReportLanguage } from '../../job.ts';
import {
  confirmed,
  notCheckable,
  refuted,
  type ClaimCheck,
  type ClaimGround,
} from './claim-check.ts';

/** `name`: the structure is called so, as a constitution: stereochemistry is not judged. */
export function checkName(
  { name }: { readonly name: string | null },
  { structure }: ClaimGround,
  language: ReportLanguage,
): ClaimCheck {
  if (name === null || name.trim() === '') return notCheckable('incomplete');
  if (structure === null) return notCheckable('no-structure');
  const meant = resolveName(name, { language }).structure;
  if (meant === null) return notCheckable('name-unreadable', { word: name });
  const graph = graphFromSmiles(meant.smiles);
  const key = constitutionKey(graph);
  if (key === constitutionKey(structure.graph)) return confirmed('name-agrees', { word: name });
  if (tautomersOf(structure.graph).some((form) => constitutionKey(form.graph) === key))
    return confirmed('name-tautomer', { word: name });
  return refuted('name-differs', { word: name, other: canonicalSmiles(graph) });
}
