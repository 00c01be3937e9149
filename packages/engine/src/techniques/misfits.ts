import type { EvidenceCode } from '@elucida/spectra/evidence/evidence-roles';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { StatementKind } from '@elucida/messages/report/statements/statements';
import type { ExplainedCandidate } from '../statements/explained-candidate.ts';
import type { StatementOf } from '../statements/statement.ts';
import type { EVIDENCE, EvidenceOf } from '../evidence/evidence.ts';

/** A statement without what it speaks of. */
export type Misfit = {
  [Kind in StatementKind]: Pick<StatementOf<Kind>, 'kind' | 'values'>;
}[StatementKind];

/** Codes of the evidence that a technique gives. */
type CodeOf<Type extends SpectrumType> = {
  [Code in EvidenceCode]: Extract<(typeof EVIDENCE)[Code]['technique'][number], Type> extends never
    ? never
    : Code;
}[EvidenceCode];

/**
 * What evidence against a candidate becomes, code by code, so that a new code does not compile
 * before it is decided; null for codes that are never a misfit with a statement of its own: peaks
 * that stay unexplained have their section, and the others speak for a candidate or for neither.
 */
export type Misfits<Type extends SpectrumType> = {
  readonly [Code in CodeOf<Type>]:
    ((molecule: ExplainedCandidate, item: EvidenceOf<Code>) => readonly Misfit[]) | null;
};
