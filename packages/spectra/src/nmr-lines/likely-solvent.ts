import type { SolventEffect, SolventId } from '../chemistry/solvents.ts';
import { solventOf as rowOf } from '../chemistry/solvents.ts';
import type { Formula } from '../formula/formula.ts';
import type { Spectrum } from '../spectrum.ts';
import { foreignLines } from './foreign/foreign-lines.ts';
import type { ForeignOwner } from './foreign/foreign-source.ts';
import { isLikelyForeign, mayBeForeign } from './foreign/own-lines.ts';
import { listedCarbons, listedProtons } from './listed-lines.ts';
import { declaresSolvent, solventOf } from './solvent.ts';

/** The solvent that unnamed samples are dissolved in. */
export const USUAL_SOLVENT: SolventId = 'CDCl3';

/** Log units: how much less often another solvent is meant where none is declared. */
const UNUSUAL = 1.5;

/** A line that shows a solvent. */
export interface SolventLine {
  readonly nucleus: 'h1' | 'c13';
  /** ppm */
  readonly shift: number;
}

/**
 * The solvent of the NMR spectra: as declared (or by its whole ¹³C multiplet), from lines that show
 * it, or the usual one where nothing points to another.
 */
type LikelySolvent =
  | { readonly from: 'declared'; readonly effect: SolventEffect }
  | {
      readonly from: 'lines';
      readonly effect: SolventEffect;
      readonly solvent: SolventId;
      readonly lines: readonly SolventLine[];
    }
  | {
      readonly from: 'usual';
      readonly effect: SolventEffect;
      readonly solvent: SolventId;
      /** Listed shifts of hydrogens, ppm, some of which a solvent may move. */
      readonly hydrogens: readonly number[];
    };

/** A line that somebody else than the molecule owns, by how the list shows it. */
interface SpareLine extends SolventLine {
  readonly owner: ForeignOwner;
  /** By itself it shows a solvent. */
  readonly shows: boolean;
}

/**
 * Lines that the molecule has no need of and that lie where a solvent or its water has them. Of
 * hydrogens: without an integral among lines that have one, or with one that the formula has no
 * room for. Of carbons: in a list of more lines than the formula has carbons, or with a whole
 * multiplet; one alone may still be the molecule's, and shows the usual solvent at most.
 */
function spareLines(formula: Formula, spectra: readonly Spectrum[]): SpareLine[] {
  const { c13, h1, integrals } = foreignLines(formula, spectra);
  const protons = listedProtons(spectra).flatMap(({ peak }, line): SpareLine[] => {
    const owner = h1[line];
    if (owner?.solvent === undefined || owner.kind === 'impurity') return [];
    const uncounted = peak.int === undefined && integrals.protons.length > 0;
    const aside = integrals.aside.has(line) && owner.kind === 'solvent' && isLikelyForeign(owner);
    return uncounted || aside ? [{ nucleus: 'h1', shift: peak.delta_ppm, owner, shows: true }] : [];
  });
  const listed = listedCarbons(spectra);
  // Without a declaration only a whole multiplet gives a solvent (`solventOf`).
  const isWhole = solventOf(spectra) !== undefined;
  if (!isWhole && listed.length <= (formula.counts.C ?? 0)) return protons;
  const carbons = listed.flatMap(({ shift }, line): SpareLine[] => {
    const owner = c13[line];
    return owner?.kind === 'solvent' && mayBeForeign(owner)
      ? [{ nucleus: 'c13', shift, owner, shows: owner.solvent === USUAL_SOLVENT }]
      : [];
  });
  return [...protons, ...carbons];
}

/**
 * The solvent of the NMR spectra, and from what it is known; undefined without an NMR list, and
 * where one is declared that nothing is known of. Of several solvents whose lines may be in the
 * lists the one with most of them counts, then the likelier.
 */
export function likelySolvent(
  formula: Formula,
  spectra: readonly Spectrum[],
): LikelySolvent | undefined {
  const hydrogens = listedProtons(spectra).map(({ peak }) => peak.delta_ppm);
  if (hydrogens.length === 0 && listedCarbons(spectra).length === 0) return undefined;
  const declared = declaresSolvent(spectra);
  if (declared) {
    const effect = solventOf(spectra);
    return effect && { from: 'declared', effect };
  }
  const bySolvent = new Map<SolventId, SpareLine[]>();
  for (const line of spareLines(formula, spectra)) {
    const solvent = line.owner.solvent!;
    bySolvent.set(solvent, [...(bySolvent.get(solvent) ?? []), line]);
  }
  const cost = ([solvent, lines]: readonly [SolventId, readonly SpareLine[]]) =>
    lines.reduce((sum, { owner }) => sum + owner.cost, 0) / lines.length +
    (solvent === USUAL_SOLVENT ? 0 : UNUSUAL);
  const [shown] = [...bySolvent]
    .filter(([, lines]) => lines.length > 1 || lines[0].shows)
    .sort((a, b) => b[1].length - a[1].length || cost(a) - cost(b));
  if (shown === undefined)
    return {
      from: 'usual',
      solvent: USUAL_SOLVENT,
      effect: rowOf(USUAL_SOLVENT).effect,
      hydrogens,
    };
  const [solvent, lines] = shown;
  return {
    from: 'lines',
    solvent,
    effect: rowOf(solvent).effect,
    lines: lines.map(({ nucleus, shift }) => ({ nucleus, shift })),
  };
}
