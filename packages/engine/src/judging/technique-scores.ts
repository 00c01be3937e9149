import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import { detectGroups } from '@elucida/molecules/functional-groups/functional-groups';
import type { GroupCounts } from '@elucida/molecules/functional-groups/group-names';
import { allTechniques } from '../techniques/registry.ts';
import type { ShiftsOf } from '@elucida/prediction/predicted-shifts';
import type { ScorePart, TechniqueFacts } from '../techniques/technique.ts';
import type { Molecule } from '@elucida/molecules/molecule';
import { ownTerms } from './terms.ts';

interface Options {
  readonly shiftsOf: ShiftsOf;
  readonly divided: boolean;
  readonly whole: boolean;
}

/** Writes the terms of the techniques of one stage. */
export type WriteTerms = (molecule: Molecule, options: Options) => void;

/** No technique that needs functional groups alone asks for shifts. */
export const WITHOUT_SHIFTS: Options = {
  shiftsOf: () => {
    throw new Error('a technique of the stage "groups" asks for shifts');
  },
  divided: false,
  whole: false,
};

/** Who writes the terms of the recorded techniques of a stage into `terms`. */
export function termsOfStage(
  stage: ScorePart<TechniqueFacts>['stage'],
  facts: SpectralFacts,
  terms: Float64Array,
): WriteTerms {
  const recorded = allTechniques().flatMap(({ type, score }) => {
    const own = facts[type];
    return own === null || score.stage !== stage
      ? []
      : [{ write: score.write, facts: own, terms: ownTerms(type, terms) }];
  });
  return (molecule, { shiftsOf, divided, whole }) => {
    let found: GroupCounts | undefined;
    const groups = () => (found ??= detectGroups(molecule.graph, molecule.perception));
    for (const { write, facts: own, terms: places } of recorded)
      write({ molecule, facts: own, shiftsOf, groups, terms: places, divided, whole });
  };
}
