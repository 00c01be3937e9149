import { C, N, O } from '../atomic-numbers.ts';
import type { MolecularGraph } from '../graph.ts';
import { canonicalSmiles } from '../smiles.ts';
import { Reactant, type Sketch } from './reactant.ts';

const CHLORINE = 17,
  BROMINE = 35;

const METHANE = 'C';

/** A group that takes the place of a hydrogen on oxygen or nitrogen: its atoms behind the first one. */
type Protection = (sketch: Sketch, on: number) => void;

const add = (sketch: Sketch, element: number, hydrogens: number): number =>
  sketch.atoms.push({ element, charge: 0, hydrogens }) - 1;

const methyl: Protection = (sketch, on) => {
  sketch.bonds.push([on, add(sketch, C, 3), 1]);
};
const ethyl: Protection = (sketch, on) => {
  const first = add(sketch, C, 2);
  sketch.bonds.push([on, first, 1], [first, add(sketch, C, 3), 1]);
};
const acetyl: Protection = (sketch, on) => {
  const carbonyl = add(sketch, C, 0);
  sketch.bonds.push(
    [on, carbonyl, 1],
    [carbonyl, add(sketch, O, 0), 2],
    [carbonyl, add(sketch, C, 3), 1],
  );
};

class Origins extends Reactant {
  /** Oxygens with one hydrogen, and the carbon that each is on. */
  private hydroxyls(): { readonly oxygen: number; readonly carbon: number }[] {
    return this.atoms().flatMap((oxygen) => {
      if (!this.is(oxygen, O) || this.graph.hydrogens[oxygen] !== 1) return [];
      const [on] = this.neighbours(oxygen);
      return on !== undefined && this.is(on.atom, C) ? [{ oxygen, carbon: on.atom }] : [];
    });
  }

  private protectedAt(atom: number, protection: Protection): string[] {
    return this.changed((sketch) => {
      sketch.atoms[atom].hydrogens--;
      protection(sketch, atom);
    });
  }

  private replaced(oxygen: number, element: number, hydrogens = 0): string[] {
    return this.changed(({ atoms }) => {
      atoms[oxygen] = { element, charge: 0, hydrogens };
    });
  }

  /** Esters, acyl chloride, amide and nitrile of each acid. */
  ofAcids(): string[] {
    return this.hydroxyls().flatMap(({ oxygen, carbon }) => {
      const oxo = this.oxoOf(carbon);
      if (oxo === undefined) return [];
      return [
        ...this.protectedAt(oxygen, methyl),
        ...this.protectedAt(oxygen, ethyl),
        ...this.replaced(oxygen, CHLORINE),
        ...this.replaced(oxygen, N, 2),
        ...this.changed((sketch) => {
          const at = sketch.bonds.findIndex(
            ([p, q]) => [p, q].includes(carbon) && [p, q].includes(oxo),
          );
          sketch.bonds.splice(at, 1);
          sketch.atoms[oxygen] = { element: N, charge: 0, hydrogens: 0 };
          sketch.bonds.find(([p, q]) => [p, q].includes(carbon) && [p, q].includes(oxygen))![2] = 3;
        }),
      ];
    });
  }

  /** Acetates, methyl ethers and, where saturated, halides of each alcohol and phenol. */
  ofAlcohols(): string[] {
    return this.hydroxyls().flatMap(({ oxygen, carbon }) => {
      if (this.oxoOf(carbon) !== undefined) return [];
      const isSaturated = this.neighbours(carbon).every(({ order }) => order === 1);
      return [
        ...this.protectedAt(oxygen, acetyl),
        ...this.protectedAt(oxygen, methyl),
        ...(isSaturated
          ? [...this.replaced(oxygen, CHLORINE), ...this.replaced(oxygen, BROMINE)]
          : []),
      ];
    });
  }

  /** Acetamide of each amine. */
  ofAmines(): string[] {
    return this.atoms().flatMap((a) => {
      const isAmine =
        this.is(a, N) &&
        this.graph.hydrogens[a] > 0 &&
        this.graph.charge[a] === 0 &&
        this.neighbours(a).every(
          ({ atom, order }) => order === 1 && this.is(atom, C) && this.oxoOf(atom) === undefined,
        );
      return isAmine ? this.protectedAt(a, acetyl) : [];
    });
  }

  /** The methyl ester of each ethyl ester, and the other way round. */
  ofEsters(): string[] {
    return this.atoms().flatMap((oxygen) => {
      if (!this.is(oxygen, O) || this.graph.degree[oxygen] !== 2) return [];
      const [acyl, alkyl] = [...this.neighbours(oxygen)]
        .map(({ atom }) => atom)
        .sort((a, b) => Number(this.oxoOf(b) !== undefined) - Number(this.oxoOf(a) !== undefined));
      if (this.oxoOf(acyl) === undefined || this.oxoOf(alkyl) !== undefined) return [];
      if (!this.is(alkyl, C)) return [];
      if (this.graph.hydrogens[alkyl] === 3)
        return this.changed((sketch) => {
          sketch.atoms[alkyl].hydrogens--;
          methyl(sketch, alkyl);
        });
      const end = this.neighbours(alkyl).find(({ atom }) => atom !== oxygen)?.atom;
      const isEthyl =
        end !== undefined && this.graph.hydrogens[alkyl] === 2 && this.graph.hydrogens[end] === 3;
      return isEthyl
        ? this.changed((sketch) => {
            const at = sketch.bonds.findIndex(
              ([p, q]) => [p, q].includes(alkyl) && [p, q].includes(end),
            );
            sketch.bonds.splice(at, 1);
            sketch.atoms[alkyl].hydrogens = 3;
            sketch.atoms[end].hydrogens = 4;
          }).filter((smiles) => smiles !== METHANE)
        : [];
    });
  }
}

/**
 * What a molecule is often made from by a hydrolysis, a deprotection or a substitution, as SMILES, each once:
 * where that reaction did not run, the sample is still one of these.
 */
export function likelyPrecursors(graph: MolecularGraph): string[] {
  const origins = new Origins(graph);
  const own = canonicalSmiles(graph);
  const all = [
    ...origins.ofAcids(),
    ...origins.ofAlcohols(),
    ...origins.ofAmines(),
    ...origins.ofEsters(),
  ];
  return [...new Set(all)].filter((smiles) => smiles !== own);
}
