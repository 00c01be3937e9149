import type { ModelClaim, ModelsReport } from '@elucida/contract/models';
import { perceive } from '@elucida/molecules/perceive';
import type { MolecularGraph } from '@elucida/molecules/graph';
import type { ReportLanguage } from '../../job.ts';
import { checkCount } from './check-count.ts';
import { checkGroup } from './check-group.ts';
import { checkMultiplicity } from './check-multiplicity.ts';
import { checkName } from './check-name.ts';
import { checkPeak } from './check-peak.ts';
import { checkShift } from './check-shift.ts';
import type { ClaimCheck, ClaimGround } from './claim-check.ts';
import { viewMolecule } from './molecule-view.ts';
import { writeCheck } from './write-check.ts';

/** Claims of one proposal that are checked; what comes after says little. */
const MOST_CLAIMS = 20;

/**
 * Checks a model's claims about a structure (null: unreadable) against the spectra, the engine's
 * prediction and the structure itself.
 */
export function checkClaims(
  claims: readonly ModelClaim[],
  graph: MolecularGraph | null,
  { lang, ...ground }: Omit<ClaimGround, 'structure'> & { lang: ReportLanguage },
): ModelsReport['members'][number]['proposals'][number]['claims'] {
  const structure = graph === null ? null : viewMolecule(graph, perceive(graph));
  return claims.slice(0, MOST_CLAIMS).map((claim) => {
    const check = checkClaim(claim, { ...ground, structure }, lang);
    const { verdict, code, values } = check;
    return {
      claim,
      verdict,
      code,
      values: { ...values },
      text: writeCheck(check, lang),
    };
  });
}

/** Checks one claim. */
export function checkClaim(
  claim: ModelClaim,
  ground: ClaimGround,
  lang: ReportLanguage,
): ClaimCheck {
  switch (claim.kind) {
    case 'peak':
      return checkPeak(claim, ground);
    case 'shift':
      return checkShift(claim, ground);
    case 'multiplicity':
      return checkMultiplicity(claim, ground);
    case 'count':
      return checkCount(claim, ground);
    case 'group':
      return checkGroup(claim, ground);
    case 'name':
      return checkName(claim, ground, lang);
  }
}
