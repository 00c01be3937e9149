import { graphFromSmiles } from '@elucida/molecules/smiles';
import type { Answer } from './answer.ts';

function isReadable(smiles: string): boolean {
  try {
    return graphFromSmiles(smiles).atomCount > 0;
  } catch {
    return false;
  }
}

/**
 * What a model answers without a judge: its own first proposals in its own order, as sure as it
 * says. What cannot be read takes its place all the same.
 */
export function modelAlone(answer: Answer, id: string): Answer {
  const member = answer.models?.members.find((each) => each.id === id);
  if (member === undefined) return { id: answer.id, status: 'error' };
  const proposals = member.proposals
    .filter(({ round }) => round === 1)
    .sort((a, b) => b.confidence - a.confidence);
  const candidates = proposals.map(({ smiles, confidence }, i) => ({
    smiles: isReadable(smiles) ? smiles : '[He]',
    rank: i + 1,
    confidence: Math.min(1, Math.max(0, confidence)),
  }));
  return {
    id: answer.id,
    status: candidates.length > 0 ? 'ok' : 'inconclusive',
    elapsed_ms: member.elapsed_ms,
    confidence: candidates[0]?.confidence ?? 0,
    candidates,
  };
}
