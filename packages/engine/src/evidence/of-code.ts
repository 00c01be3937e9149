import type { EvidenceCode } from '@elucida/spectra/evidence/evidence-roles';
import type { Evidence, EvidenceOf } from './evidence.ts';

/** Whether evidence is of one of the codes. */
export const isOfCode = <Code extends EvidenceCode>(
  item: Evidence,
  ...codes: readonly Code[]
): item is EvidenceOf<Code> => codes.some((code) => code === item.code);

/** Evidence of the codes given, in its order. */
export const ofCode = <Code extends EvidenceCode>(
  evidence: readonly Evidence[],
  ...codes: readonly Code[]
): EvidenceOf<Code>[] => evidence.filter((item) => isOfCode(item, ...codes));
