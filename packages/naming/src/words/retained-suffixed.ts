import type { Words } from './word.ts';

/**
 * Parents with their suffix that keep names of their own, by `parent:number of suffixes:English
 * suffix` (P-63, P-65, P-66).
 * `C1`, `C2`: chains of one and two carbons. Basque without the article.
 */
export const RETAINED_SUFFIXED: Readonly<Record<string, Words>> = {
  'C1:1:oic': ['formic', 'fórmico', 'formiko'],
  'C2:1:oic': ['acetic', 'acético', 'azetiko'],
  'C2:2:oic': ['oxalic', 'oxálico', 'oxaliko'],
  'C1:1:oate': ['formate', 'formiato', 'formiato'],
  'C2:1:oate': ['acetate', 'acetato', 'azetato'],
  'C2:2:oate': ['oxalate', 'oxalato', 'oxalato'],
  'C1:1:oyl': ['formyl', 'formilo', 'formilo'],
  'C2:1:oyl': ['acetyl', 'acetilo', 'azetilo'],
  'C2:2:oyl': ['oxalyl', 'oxalilo', 'oxalilo'],
  'C1:1:amide': ['formamide', 'formamida', 'formamida'],
  'C2:1:amide': ['acetamide', 'acetamida', 'azetamida'],
  'C2:2:amide': ['oxamide', 'oxamida', 'oxamida'],
  'C1:1:nitrile': ['formonitrile', 'formonitrilo', 'formonitrilo'],
  'C2:1:nitrile': ['acetonitrile', 'acetonitrilo', 'azetonitrilo'],
  'C1:1:al': ['formaldehyde', 'formaldehído', 'formaldehido'],
  'C2:1:al': ['acetaldehyde', 'acetaldehído', 'azetaldehido'],
  'C1:1:hydrazide': ['formohydrazide', 'formohidrazida', 'formohidrazida'],
  'C2:1:hydrazide': ['acetohydrazide', 'acetohidrazida', 'azetohidrazida'],
  'benzene:1:carboxylic': ['benzoic', 'benzoico', 'bentzoiko'],
  'benzene:1:carboxylate': ['benzoate', 'benzoato', 'bentzoato'],
  'benzene:1:carbonyl': ['benzoyl', 'benzoílo', 'bentzoilo'],
  'benzene:1:carboxamide': ['benzamide', 'benzamida', 'bentzamida'],
  'benzene:1:carbonitrile': ['benzonitrile', 'benzonitrilo', 'bentzonitrilo'],
  'benzene:1:carbaldehyde': ['benzaldehyde', 'benzaldehído', 'bentzaldehido'],
  'benzene:1:carbohydrazide': ['benzohydrazide', 'benzohidrazida', 'bentzohidrazida'],
  'benzene:1:ol': ['phenol', 'fenol', 'fenol'],
  'benzene:1:amine': ['aniline', 'anilina', 'anilina'],
};
