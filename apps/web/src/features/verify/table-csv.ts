import { csvOf } from '../../lib/csv.ts';
import type { TableRow } from './use-table-run.ts';

const HEAD = [
  'id',
  'structure',
  'verdict',
  'probability',
  'rank',
  'better',
  'better_name',
  'better_probability',
  'against',
  'settle',
  'error',
];

function cellsOf({ asked, now }: TableRow): string[] {
  const { id, structure } = asked;
  if (now.state !== 'done')
    return [id, structure, ...Array<string>(8).fill(''), now.state === 'failed' ? now.reason : ''];
  const { verdict, probability, rank, better, against, settle } = now.verification;
  const [best] = better;
  return [
    id,
    structure,
    verdict,
    probability.toFixed(4),
    String(rank),
    best?.smiles ?? '',
    best?.name ?? '',
    best === undefined ? '' : best.probability.toFixed(4),
    against.join(' | '),
    settle.join(' | '),
    '',
  ];
}

/** The table with its verdicts as CSV. */
export const tableCsv = (rows: readonly TableRow[]): string => csvOf([HEAD, ...rows.map(cellsOf)]);
