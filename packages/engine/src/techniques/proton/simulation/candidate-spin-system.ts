import type { SpectrumType, Spectrum } from '@elucida/spectra/spectrum';
import type { SpinSystem } from '@elucida/spectra/simulation/spin-system';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { exchangesHydrogens, solventOf } from '@elucida/spectra/nmr-lines/solvent';
import type { IsCis } from './expected-constant.ts';
import { predictSpinSystem } from './predict-spin-system.ts';

/** What a judged candidate says of its hydrogens. */
interface Judged {
  readonly smiles: string;
  readonly evidence: readonly {
    readonly technique: SpectrumType;
    readonly atoms: readonly number[];
    readonly predicted?: number | undefined;
    readonly peak?: number | undefined;
  }[];
}

/**
 * Constants across a C=C of a chain with hydrogens cis: 6–13 Hz as a rule, 12–18 trans (Pretsch,
 * 5th ed., 2020); where they overlap trans is likelier. How far two readings of one constant
 * differ, Hz.
 */
const CIS_HZ = { from: 6, to: 13 } as const,
  READING_HZ = 0.7;

/**
 * Cis where both ends of a double bond were observed with one constant of that size, and share none
 * of a trans bond's.
 */
function cisByConstants({ evidence }: Judged, spectra: readonly Spectrum[]): IsCis {
  const observed = spectra.find((spectrum) => spectrum.type === 'H1NMR');
  const constantsOf = (atom: number) =>
    evidence.flatMap(({ technique, atoms, peak }) =>
      technique === 'H1NMR' && peak !== undefined && atoms.includes(atom)
        ? (observed?.peaks[peak]?.j_hz ?? [])
        : [],
    );
  return (a, b) => {
    const others = constantsOf(b);
    const shared = constantsOf(a).filter(
      (hz) => hz >= CIS_HZ.from && others.some((other) => Math.abs(hz - other) <= READING_HZ),
    );
    return shared.length > 0 && shared.every((hz) => hz <= CIS_HZ.to);
  };
}

/**
 * The spin system of a judged candidate, from the shifts that its evidence states, so that the
 * spectrum drawn is the one that the answer speaks of (salts and the solvent's effect on labile
 * hydrogens included). Undefined where no ¹H spectrum was judged.
 */
export function candidateSpinSystem(
  candidate: Judged,
  spectra: readonly Spectrum[],
): SpinSystem | undefined {
  const { smiles, evidence } = candidate;
  const stated = evidence.filter(
    ({ technique, predicted, atoms }) =>
      technique === 'H1NMR' && predicted !== undefined && atoms.length > 0,
  );
  if (stated.length === 0) return undefined;
  const graph = graphFromSmiles(smiles);
  const shift = new Float32Array(graph.atomCount).fill(Number.NaN),
    sd = new Float32Array(graph.atomCount);
  for (const { atoms, predicted } of stated) for (const atom of atoms) shift[atom] = predicted!;
  return predictSpinSystem({
    graph,
    perception: perceive(graph),
    predicted: { shift, sd },
    deuterated: exchangesHydrogens(solventOf(spectra)),
    isCis: cisByConstants(candidate, spectra),
  });
}
