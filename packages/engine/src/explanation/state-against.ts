import type { Candidate, Evidence } from '../identification.ts';
import {
  aboutEvidence,
  environmentOf,
  labelAtoms,
  reference,
  type ExplainedCandidate,
} from './explained-candidate.ts';
import { inReadingOrder } from './reading-order.ts';
import { stateWeakest } from '../techniques/carbon/state-carbon.ts';
import { stateMisfits } from './state-misfits.ts';
import { stateOthers } from '../nmr/state-others.ts';
import type { Statement, StatementValue } from './statement.ts';

/** Peaks that no atom explains: stated under their own heading. */
const UNEXPLAINED = /unexplained/;
const isOpen = ({ values }: Evidence): boolean => values?.open !== undefined;

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
    ({ verdict, code, values }) =>
      verdict === 'against' && (!UNEXPLAINED.test(code) || values?.better !== undefined),
  );
  const betterElsewhere = against.filter(({ values }) => values?.better !== undefined);
  const statements = [
    ...stateMisfits(molecule, (item) => against.includes(item) && !betterElsewhere.includes(item)),
    ...betterElsewhere
      .sort(inReadingOrder)
      .map((item) => stateBetterElsewhere(molecule, item, candidates)),
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
  item: Evidence,
  candidates: readonly Candidate[],
): Statement {
  const {
    better,
    betterPredicted,
    betterSd,
    betterPattern,
    observed: observedPattern,
    expected,
  } = item.values!;
  const other = candidates.find(({ smiles }) => smiles === better);
  const peak: Record<string, StatementValue> = {
    technique: item.technique,
    observed: item.observed!,
    rival: other === undefined ? { smiles: String(better), names: null } : reference(other),
  };
  if (item.predicted === undefined && item.code !== 'multiplicity')
    return {
      kind: 'peak-fits-other',
      values: { ...peak, rivalPredicted: betterPredicted, rivalSd: betterSd },
      ...aboutEvidence(item),
    };
  const values = {
    ...peak,
    atoms: labelAtoms(molecule, item.atoms),
    environment: environmentOf(molecule, item.atoms[0]),
  };
  return item.code === 'multiplicity'
    ? {
        kind: 'splitting-fits-other',
        values: {
          ...values,
          observedPattern,
          expectedPattern: expected,
          rivalPattern: betterPattern,
        },
        ...aboutEvidence(item),
      }
    : {
        kind: 'shift-fits-other',
        values: {
          ...values,
          predicted: item.predicted!,
          sd: item.sd!,
          rivalPredicted: betterPredicted,
          rivalSd: betterSd,
        },
        ...aboutEvidence(item),
      };
}

/**
 * Misfits that no other candidate explains better, with what that means; none where there are none.
 * Peaks without an atom have their own heading.
 */
export function stateOpen(molecule: ExplainedCandidate): Statement[] {
  const statements = stateMisfits(molecule, (item) => isOpen(item) && !UNEXPLAINED.test(item.code));
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
    .filter(({ code, observed }) => UNEXPLAINED.test(code) && observed !== undefined)
    .sort(inReadingOrder);
  const ofOtherForm = [...stateSlowForms(candidate.evidence), ...stateAmmonium(candidate.evidence)];
  // Strong bands and ions without an origin speak against the candidate or are open points, and are
  // stated there.
  const statedAbove: Statement[] = candidate.evidence.some(({ code }) => /foreign/.test(code))
    ? [{ kind: 'unexplained-told-above', values: {} }]
    : [];
  const others = stateOthers({ candidate });
  if (items.length + others.length + ofOtherForm.length === 0)
    return statedAbove.length > 0 ? statedAbove : [{ kind: 'nothing-unexplained', values: {} }];
  return [
    ...statedAbove,
    ...ofOtherForm,
    ...items.map((item): Statement => {
      const kind = item.code === 'proton-unexplained' ? 'unexplained-protons' : 'unexplained-peak';
      return {
        kind,
        values: { ...item.values, technique: item.technique, observed: item.observed! },
        ...aboutEvidence(item),
      };
    }),
    ...others,
  ];
}

/** Hydrogens on the protonated nitrogen of a salt, in one statement. */
function stateAmmonium(evidence: readonly Evidence[]): Statement[] {
  const items = evidence.filter(({ code }) => code === 'ammonium-hydrogen').sort(inReadingOrder);
  if (items.length === 0) return [];
  const positions = items.map(({ observed }) => observed!.toFixed(2)).join(', ');
  return [
    {
      kind: 'ammonium-hydrogens',
      values: { technique: 'H1NMR', positions },
      technique: 'H1NMR',
      atoms: items[0].atoms,
      peaks: items.flatMap(({ peak }) => peak ?? []),
    },
  ];
}

/** Lines of the keto or enol form beside the molecule, one statement a technique. */
function stateSlowForms(evidence: readonly Evidence[]): Statement[] {
  return (['C13NMR', 'H1NMR'] as const).flatMap((technique) =>
    (['enol', 'keto'] as const).flatMap((form): Statement[] => {
      const items = evidence
        .filter(
          (item) =>
            item.code === 'slow-form' && item.technique === technique && item.values?.form === form,
        )
        .sort(inReadingOrder);
      if (items.length === 0) return [];
      const positions = items
        .map(({ observed }) => observed!.toFixed(technique === 'C13NMR' ? 1 : 2))
        .join(', ');
      return [
        {
          kind: form === 'enol' ? 'slow-form-enol' : 'slow-form-keto',
          values: { technique, positions },
          technique,
          peaks: items.flatMap(({ peak }) => peak ?? []),
        },
      ];
    }),
  );
}
