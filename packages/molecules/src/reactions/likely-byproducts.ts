import { C, N, O } from '../atomic-numbers.ts';
import type { MolecularGraph } from '../graph.ts';
import { canonicalSmiles } from '../smiles.ts';
import { Reactant } from './reactant.ts';

/** Halogens that eliminations and hydrolyses remove. */
const HALOGENS: readonly number[] = [17, 35, 53];

class Losses extends Reactant {
  /** Acid and alcohol or amine of each ester and amide; acid of each acyl halide. */
  hydrolyses(): string[] {
    return this.atoms().flatMap((a) => {
      if (!this.is(a, C) || this.oxoOf(a) === undefined) return [];
      return this.neighbours(a).flatMap(({ atom: x, order }) => {
        const leaves =
          HALOGENS.includes(this.graph.element[x]) ||
          ((this.is(x, O) || this.is(x, N)) && this.graph.degree[x] > 1);
        if (order !== 1 || !leaves) return [];
        return this.changed((sketch) => {
          const at = sketch.bonds.findIndex(([p, q]) => [p, q].includes(a) && [p, q].includes(x));
          sketch.bonds.splice(at, 1);
          sketch.atoms[x].hydrogens++;
          sketch.bonds.push([a, sketch.atoms.push({ element: O, charge: 0, hydrogens: 1 }) - 1, 1]);
        });
      });
    });
  }

  /** Alkenes from alcohols and halides with a hydrogen on the next carbon. */
  eliminations(): string[] {
    return this.atoms().flatMap((a) => {
      if (!this.is(a, C) || this.neighbours(a).some(({ order }) => order > 1)) return [];
      const leaving = this.neighbours(a).find(
        ({ atom }) =>
          HALOGENS.includes(this.graph.element[atom]) ||
          (this.is(atom, O) && this.graph.hydrogens[atom] === 1),
      );
      if (leaving === undefined) return [];
      return this.neighbours(a).flatMap(({ atom: b }) => {
        const isSaturated = this.neighbours(b).every(({ order }) => order === 1);
        if (!this.is(b, C) || this.graph.hydrogens[b] === 0 || !isSaturated) return [];
        return this.changed((sketch) => {
          const cut = sketch.bonds.findIndex(
            ([p, q]) => [p, q].includes(a) && [p, q].includes(leaving.atom),
          );
          sketch.bonds.splice(cut, 1);
          sketch.atoms[leaving.atom].hydrogens++;
          sketch.atoms[b].hydrogens--;
          sketch.bonds.find(([p, q]) => [p, q].includes(a) && [p, q].includes(b))![2] = 2;
        });
      });
    });
  }

  /** Alcohols to carbonyl compounds, aldehydes to acids; carbonyl compounds to alcohols. */
  redox(): string[] {
    const { graph } = this;
    return this.atoms().flatMap((a) => {
      if (!this.is(a, C)) return [];
      const oxo = this.oxoOf(a);
      const hetero = this.neighbours(a).filter(({ atom }) => !this.is(atom, C)).length;
      if (oxo !== undefined && hetero === 1)
        return [
          ...this.changed(({ atoms, bonds }) => {
            bonds.find(([p, q]) => [p, q].includes(a) && [p, q].includes(oxo))![2] = 1;
            atoms[a].hydrogens++;
            atoms[oxo].hydrogens++;
          }),
          ...(graph.hydrogens[a] === 0
            ? []
            : this.changed(({ atoms, bonds }) => {
                atoms[a].hydrogens--;
                bonds.push([a, atoms.push({ element: O, charge: 0, hydrogens: 1 }) - 1, 1]);
              })),
        ];
      const hydroxyl = this.neighbours(a).find(
        ({ atom, order }) => order === 1 && this.is(atom, O) && graph.hydrogens[atom] === 1,
      );
      const isSaturated = this.neighbours(a).every(({ order }) => order === 1);
      if (hydroxyl === undefined || !isSaturated || hetero > 1 || graph.hydrogens[a] === 0)
        return [];
      return this.changed(({ atoms, bonds }) => {
        bonds.find(([p, q]) => [p, q].includes(a) && [p, q].includes(hydroxyl.atom))![2] = 2;
        atoms[a].hydrogens--;
        atoms[hydroxyl.atom].hydrogens--;
      });
    });
  }
}

/**
 * What a synthesis of the molecule often leaves or makes instead, as SMILES, each once, without the
 * molecule itself: its hydrolysis, elimination, oxidation and reduction products, which are the starting
 * materials as well where the reaction went the other way.
 */
export function likelyByproducts(graph: MolecularGraph): string[] {
  const reactions = new Losses(graph);
  const own = canonicalSmiles(graph);
  const all = [...reactions.hydrolyses(), ...reactions.eliminations(), ...reactions.redox()];
  return [...new Set(all)].filter((smiles) => smiles !== own);
}
