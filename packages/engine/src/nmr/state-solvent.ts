import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { likelySolvent, type SolventLine } from '@elucida/spectra/nmr-lines/likely-solvent';
import { assumedSolvent } from '@elucida/prediction/assumed-solvent';
import { labileKind } from '@elucida/prediction/labile-kind';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';

/**
 * The solvent that shifts are predicted for, where none is declared: with the lines that show it;
 * the usual one, or the one that the hydrogens on N, O and S fit, only where the answer has such.
 */
export function stateSolvent(
  formula: Formula,
  spectra: readonly Spectrum[],
  { graph, perception }: ExplainedCandidate,
): Statement[] {
  const known = likelySolvent(formula, spectra);
  if (known?.from === 'usual') {
    const atoms = [...Array(graph.atomCount).keys()];
    const isMoved = atoms.some((atom) => labileKind(graph, perception, atom) !== undefined);
    if (!isMoved || known.hydrogens.length === 0) return [];
    return assumedSolvent(graph, perception, known.hydrogens) === 'dmso'
      ? [{ kind: 'solvent-fitted', values: { solvent: 'DMSO-d6', usual: known.solvent } }]
      : [{ kind: 'solvent-usual', values: { solvent: known.solvent } }];
  }
  if (known?.from !== 'lines') return [];
  const shiftsOf = (nucleus: SolventLine['nucleus']) =>
    known.lines.flatMap((line) => (line.nucleus === nucleus ? [line.shift] : []));
  const [protons, carbons] = [shiftsOf('h1'), shiftsOf('c13')];
  return [
    {
      kind: 'solvent-shown',
      values: {
        solvent: known.solvent,
        ...(protons.length > 0 && { protons }),
        ...(carbons.length > 0 && { carbons }),
      },
    },
  ];
}
