import { RETAINED_SUFFIXED } from '../words/retained-suffixed.ts';
import { PREFIXES } from '../words/prefixes.ts';
import type { Body } from './name-tree.ts';

/**
 * Replaces parent and suffix by their retained name (P-65, P-66): acetic acid, benzoic acid,
 * phenol, aniline. `benzene-1-ol` has one only with a single suffix.
 */
export function retainParent(body: Body, _bare: boolean): Body {
  const { parent, ending } = body;
  if (ending?.free) return retainAcyl(body);
  if (!ending || body.ene.length > 0 || body.yne.length > 0 || body.ions.length > 0) return body;
  const key =
    parent.type === 'chain'
      ? parent.length < 3
        ? `C${parent.length}`
        : ''
      : parent.type === 'ring' && parent.words[0] === 'benzene'
        ? 'benzene'
        : '';
  const words =
    key === '' ? undefined : RETAINED_SUFFIXED[`${key}:${ending.count}:${ending.words[0]}`];
  return words ? { ...body, parent: { type: 'word', words }, ending: null } : body;
}

/** acetyl and benzoyl (P-65.1.7.2.1) with what hangs on them. */
function retainAcyl(body: Body): Body {
  const { parent, ending, ene, yne, ions } = body;
  if (!ending || ending.count !== 1 || ene.length + yne.length + ions.length > 0) return body;
  const words =
    parent.type === 'chain' && parent.length === 2 && ending.words[0] === 'oyl'
      ? PREFIXES.acetyl
      : parent.type === 'ring' && parent.words[0] === 'benzene' && ending.words[0] === 'carbonyl'
        ? PREFIXES.benzoyl
        : undefined;
  return words ? { ...body, parent: { type: 'word', words }, ending: null } : body;
}
