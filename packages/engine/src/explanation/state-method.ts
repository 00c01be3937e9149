import type { Spectrum } from '@elucida/spectra/spectrum';
import type { AskedFragments, Identification } from '../identification.ts';
import { neighboursOf } from '@elucida/molecules/graph';
import { stereoBonds } from '@elucida/molecules/stereo-bonds';
import { allTechniques } from '../techniques/registry.ts';
import { labelAtoms, type ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { Statement } from '../statements/statement.ts';
import { stateConfiguration } from './state-configuration.ts';

/**
 * How the candidates were found, what spectra say of double bonds, and what an answer of this
 * kind leaves open; `shifts` and `tautomers`: whether the answer rests on predicted shifts, and on
 * those of several forms.
 */
export function stateMethod(
  {
    search,
    fragments,
    configuration,
  }: Pick<Identification, 'search' | 'fragments' | 'configuration'>,
  best: ExplainedCandidate | undefined,
  {
    spectra,
    shifts,
    tautomers,
  }: { spectra: readonly Spectrum[]; shifts: boolean; tautomers: boolean },
): Statement[] {
  const kind =
    search.method === 'library'
      ? 'method-library'
      : search.complete
        ? 'method-exhaustive'
        : 'method-search';
  const statements: Statement[] = [{ kind, values: { considered: search.considered } }];
  if (search.late) statements.push({ kind: 'method-late', values: {} });
  if (fragments) statements.push(stateFragments(fragments));
  if (best !== undefined) {
    const centres = stereocentres(best).filter(
      (atom) => !configuration?.stated.centres.includes(atom),
    );
    if (centres.length > 0)
      statements.push({
        kind: 'limits-stereocentres',
        values: { atoms: labelAtoms(best, centres) },
        atoms: centres,
      });
    const decided = allTechniques().flatMap(({ type, decideBonds }) =>
      (decideBonds?.(best, spectra) ?? []).map((bond) => ({ ...bond, technique: type })),
    );
    statements.push(
      ...decided.map(({ bond, coupling, configuration, technique, peaks }): Statement => ({
        kind: 'double-bond-decided',
        values: { coupling, configuration, atoms: labelAtoms(best, bond) },
        technique,
        peaks: [...peaks],
        atoms: [...bond],
      })),
    );
    const isDecided = ([a, b]: readonly [number, number]) =>
      decided.some(({ bond }) => bond[0] === a && bond[1] === b);
    if (configuration) statements.push(...stateConfiguration(configuration, best, isDecided));
    const open = stereoBonds(best).filter(
      ([a, b]) =>
        !isDecided([a, b]) &&
        !configuration?.stated.bonds.some(([one, other]) => one === a && other === b),
    );
    if (open.length > 0)
      statements.push({
        kind: 'limits-double-bond',
        values: { atoms: labelAtoms(best, open.flat()) },
        atoms: open.flat(),
      });
  }
  if (tautomers) statements.push({ kind: 'limits-tautomers', values: {} });
  return shifts ? [...statements, { kind: 'limits-shifts', values: {} }] : statements;
}

function stateFragments({ present, absent }: AskedFragments): Statement {
  const listed = (fragments: readonly string[]): string =>
    fragments.map((smiles) => `\`${smiles}\``).join(', ');
  return {
    kind: 'fragments-asked',
    values: {
      ...(present.length > 0 && { present: listed(present) }),
      ...(absent.length > 0 && { absent: listed(absent) }),
    },
  };
}

/** Saturated carbons with four different substituents, by topological symmetry. */
function stereocentres({ graph, perception }: ExplainedCandidate): number[] {
  return [...graph.element.keys()].filter((atom) => {
    if (
      graph.element[atom] !== 6 ||
      graph.degree[atom] + graph.hydrogens[atom] !== 4 ||
      graph.hydrogens[atom] > 1
    )
      return false;
    const classes = neighboursOf(graph, atom).map((other) => perception.symmetryClass[other]);
    return new Set(classes).size === classes.length;
  });
}
