import { EVIDENCE_ROLES, type EvidenceRole } from '@elucida/spectra/evidence/evidence-roles';
import type { Evidence, EvidenceOfRole } from './evidence.ts';

/** Whether evidence is of one of the roles. */
export const isOfRole = <Role extends EvidenceRole>(
  item: Evidence,
  ...roles: readonly Role[]
): item is EvidenceOfRole<Role> => roles.some((role) => EVIDENCE_ROLES[item.code] === role);
