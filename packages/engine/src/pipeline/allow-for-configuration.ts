import type { Spectrum } from '@elucida/spectra/spectrum';
import type { Evidence } from '../evidence/evidence.ts';
import { isOfCode } from '../evidence/of-code.ts';
import { neighboursOf } from '../molecules/graph.ts';
import type { Molecule } from '../molecules/molecule.ts';
import { allTechniques } from '../techniques/registry.ts';

/**
 * How far shifts at a Z double bond lie from those predicted, ppm: the predictor knows no
 * configuration, and most of the 1,2-disubstituted alkenes it learned from are E. Methyl
 * crotonate, Z against E: =CH 6.33 and 6.97, CH₃ 2.14 and 1.87; CH₃ 15.3 and 17.9. Allylic CH₂: 27 and 32.5 (Pretsch, alkenes).
 */
const APART_PPM = { C13NMR: 3, H1NMR: 0.35 } as const;
/** Standard deviations up to which a shift does not speak against the molecule. */
const FAR = 2.5;

/**
 * The evidence on a molecule whose spectra decide that double bonds are Z, with room for what that
 * does to shifts at them and next to them.
 */
export function allowForConfiguration(
  evidence: readonly Evidence[],
  molecule: Molecule,
  spectra: readonly Spectrum[],
): Evidence[] {
  const moved = new Set(
    allTechniques()
      .flatMap(
        ({ decideBonds }) => decideBonds?.({ ...molecule, candidate: { evidence } }, spectra) ?? [],
      )
      .filter(({ configuration }) => configuration === 'Z')
      .flatMap(({ bond }) => bond.flatMap((end) => [end, ...neighboursOf(molecule.graph, end)])),
  );
  return evidence.map((item) => {
    if (
      !isOfCode(item, 'carbon-assignment', 'proton-assignment') ||
      !item.atoms.some((atom) => moved.has(atom))
    )
      return item;
    const sd = Math.hypot(item.sd, APART_PPM[item.technique]);
    const far = Math.abs(item.observed - item.predicted) > FAR * sd;
    return { ...item, sd, verdict: item.verdict === 'against' && !far ? 'neutral' : item.verdict };
  });
}
