import { IN_ORDER_OF_REASONS } from '@elucida/spectra/techniques/registry';
import type { Candidate } from '../identification.ts';
import type { Better, Evidence } from '../evidence/evidence.ts';
import { ofCode } from '../evidence/of-code.ts';
import { isOfRole } from '../evidence/of-role.ts';
import {
  aboutEvidence,
  environmentOf,
  labelAtoms,
  reference,
  type ExplainedCandidate,
} from '../statements/explained-candidate.ts';
import { inReadingOrder } from './reading-order.ts';
import { stateWeakest } from '../techniques/carbon/state-carbon.ts';
import { stateMisfits } from './state-misfits.ts';
import { stateOthers } from '../nmr/state-others.ts';
import type { Statement } from '../statements/statement.ts';

const isOpen = ({ open }: Evidence): boolean => open === true;

interface AgainstOptions {
  /** It was not put forward because all signals together agree too little. */
  readonly fitsPoorly?: boolean;
  /** The candidates answered: those whose names a sentence may use. */
  readonly candidates?: readonly Candidate[];
}

/**
 * What speaks against a candidate: misfits that another candidate explains better, and peaks that
 * fit another one better. Where nothing does, its weakest points all the same.
 */
export function stateAgainst(
  molecule: ExplainedCandidate,
  { fitsPoorly = false, candidates = [] }: AgainstOptions = {},
): Statement[] {
  const against = molecule.candidate.evidence.filter(
    // Peaks that no atom explains are stated under their own heading.
    (item) => item.verdict === 'against' && (!isOfRole(item, 'unexplained') || item.better),
  );
  const betterElsewhere = against.filter(({ better }) => better !== undefined);
  const statements = [
    ...stateMisfits(molecule, (item) => against.includes(item) && !betterElsewhere.includes(item)),
    ...betterElsewhere
      .sort(inReadingOrder)
      .map((item) => stateBetterElsewhere(molecule, { item, better: item.better! }, candidates)),
  ];
  if (statements.length > 0) return statements;
  const kind = molecule.candidate.evidence.some(isOpen)
    ? 'nothing-decisive-against'
    : fitsPoorly
      ? 'nothing-single-against'
      : 'nothing-against';
  return [{ kind, values: {} }, ...stateWeakest(molecule)];
}

/** A peak that agrees with the candidate less well than with another. */
function stateBetterElsewhere(
  molecule: ExplainedCandidate,
  { item, better }: { item: Evidence; better: Better },
  candidates: readonly Candidate[],
): Statement {
  const other = candidates.find(({ smiles }) => smiles === better.smiles);
  const peak = {
    technique: item.technique,
    observed: item.observed!,
    rival: other === undefined ? { smiles: better.smiles, names: null } : reference(other),
  };
  if ('predicted' in better && item.predicted === undefined)
    return {
      kind: 'peak-fits-other',
      values: { ...peak, rivalPredicted: better.predicted, rivalSd: better.sd },
      ...aboutEvidence(item),
    };
  const values = {
    ...peak,
    atoms: labelAtoms(molecule, item.atoms),
    environment: environmentOf(molecule, item.atoms[0]),
  };
  if (item.code === 'multiplicity' && 'pattern' in better)
    return {
      kind: 'splitting-fits-other',
      values: {
        ...values,
        observedPattern: item.values.observed,
        expectedPattern: item.values.expected,
        rivalPattern: better.pattern,
      },
      ...aboutEvidence(item),
    };
  if (!('predicted' in better))
    throw new Error(`${item.code} is compared by what is predicted for its shift`);
  return {
    kind: 'shift-fits-other',
    values: {
      ...values,
      predicted: item.predicted!,
      sd: item.sd!,
      rivalPredicted: better.predicted,
      rivalSd: better.sd,
    },
    ...aboutEvidence(item),
  };
}

/**
 * Misfits that no other candidate explains better, with what that means; none where there are none.
 * Peaks without an atom have their own heading.
 */
export function stateOpen(molecule: ExplainedCandidate): Statement[] {
  const statements = stateMisfits(
    molecule,
    (item) => isOpen(item) && !isOfRole(item, 'unexplained'),
  );
  return statements.length === 0 ? [] : [...statements, { kind: 'open-points', values: {} }];
}

/**
 * Peaks that the candidate leaves unexplained, technique by technique, and those of other
 * substances.
 */
export function stateUnexplained({
  candidate,
}: Pick<ExplainedCandidate, 'candidate'>): Statement[] {
  const items = candidate.evidence
    .filter((item) => isOfRole(item, 'unexplained'))
    .sort(inReadingOrder);
  const ofOtherForm = [...stateSlowForms(candidate.evidence), ...stateAmmonium(candidate.evidence)];
  // Strong bands and ions without an origin speak against the candidate or are open points, and are
  // stated there.
  const statedAbove: Statement[] = candidate.evidence.some((item) => isOfRole(item, 'foreign'))
    ? [{ kind: 'unexplained-told-above', values: {} }]
    : [];
  const others = stateOthers({ candidate });
  if (items.length + others.length + ofOtherForm.length === 0)
    return statedAbove.length > 0 ? statedAbove : [{ kind: 'nothing-unexplained', values: {} }];
  return [
    ...statedAbove,
    ...ofOtherForm,
    ...items.map((item): Statement => {
      const { technique, observed } = item;
      return item.code === 'proton-unexplained'
        ? {
            kind: 'unexplained-protons',
            values: { technique, observed, protons: item.values.protons },
            ...aboutEvidence(item),
          }
        : { kind: 'unexplained-peak', values: { technique, observed }, ...aboutEvidence(item) };
    }),
    ...others,
  ];
}

/** Hydrogens on the protonated nitrogen of a salt, in one statement. */
function stateAmmonium(evidence: readonly Evidence[]): Statement[] {
  const items = ofCode(evidence, 'ammonium-hydrogen').sort(inReadingOrder);
  if (items.length === 0) return [];
  const positions = items.map(({ observed }) => observed);
  const [{ technique }] = items;
  return [
    {
      kind: 'ammonium-hydrogens',
      values: { technique, positions },
      technique,
      atoms: items[0].atoms,
      peaks: items.flatMap(({ peak }) => peak ?? []),
    },
  ];
}

/** Lines of the enol, the keto form or the other anomer, one statement a technique. */
function stateSlowForms(evidence: readonly Evidence[]): Statement[] {
  return IN_ORDER_OF_REASONS.flatMap((technique) =>
    (['enol', 'keto', 'anomer'] as const).flatMap((form): Statement[] => {
      const items = ofCode(evidence, 'slow-form')
        .filter((item) => item.technique === technique && item.values.form === form)
        .sort(inReadingOrder);
      if (items.length === 0) return [];
      const positions = items.map(({ observed }) => observed);
      return [
        {
          kind: `slow-form-${form}`,
          values: { technique, positions },
          technique,
          peaks: items.flatMap(({ peak }) => peak ?? []),
        },
      ];
    }),
  );
}
