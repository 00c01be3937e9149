import { Molecule } from 'openchemlib';
import { graphFromSmiles } from './smiles.ts';

export type StructureDrawing =
  | { readonly ok: true; readonly svg: string }
  | { readonly ok: false; readonly reason: 'not a valid SMILES' | 'too many atoms' };

/**
 * Larger ones take OpenChemLib's layout more than a moment and are beyond what the product answers.
 */
const MAX_ATOMS = 80;
const WIDTH = 320;
const HEIGHT = 240;
const MARGIN = 8;

/**
 * Draws a molecule as SVG of at most 320 × 240 units, cropped to the drawing. Carbon, hydrogen and
 * bonds are drawn in `currentColor`, so that they follow the page's theme; hetero atoms keep
 * OpenChemLib's colours.
 */
export function structureSvg(smiles: string): StructureDrawing {
  let molecule: Molecule;
  try {
    const graph = graphFromSmiles(smiles);
    if (graph.atomCount === 0) return { ok: false, reason: 'not a valid SMILES' };
    if (graph.atomCount > MAX_ATOMS) return { ok: false, reason: 'too many atoms' };
    molecule = Molecule.fromSmiles(smiles);
  } catch {
    return { ok: false, reason: 'not a valid SMILES' };
  }
  const drawn = molecule.toSVG(WIDTH, HEIGHT, 'structure', {
    suppressChiralText: true,
    suppressESR: true,
    suppressCIPParity: true,
    noStereoProblem: true,
    autoCrop: true,
    autoCropMargin: MARGIN,
  });
  return { ok: true, svg: portable(drawn) };
}

/**
 * Black becomes `currentColor`; ids and the style sheet, which would clash when several drawings
 * are in one page, become attributes. `data-atom` and `data-bond` mark the invisible areas over
 * atoms and bonds, numbered from 0 in the order of the SMILES.
 */
function portable(svg: string): string {
  return svg
    .replace(/<style>[^]*?<\/style>\s*/, '')
    .replace(
      '<svg id="structure"',
      '<svg font-family="sans-serif" stroke-linecap="round" stroke-linejoin="round"',
    )
    .replaceAll(
      /id="structure:(Atom|Bond):(\d+)" class="event"/g,
      (_, kind: string, index: string) => `data-${kind.toLowerCase()}="${index}"`,
    )
    .replaceAll('rgb(0,0,0)', 'currentColor');
}
