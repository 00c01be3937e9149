import type { CandidateItem } from '@elucida/contract/analysis';

/** Whether the user asked about a candidate ("Is it this?"). */
export const isOwn = ({ proposed_by: sources }: CandidateItem): boolean => sources.includes('you');
