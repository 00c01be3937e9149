import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { dataFile } from './data-folder.ts';

/**
 * The files of the data folder that something here is learned from or measured on, with their
 * SHA-256. Another hash is another data set: a table made from it is another table.
 */
export const DATASETS = {
  'nmr/shifts13c.train.jsonl.gz':
    '052c33fbc26abd1a718a6871b1b72504e9c32b59a0316e0f0b6856553e011b2d',
  'nmr/shifts1h.train.jsonl.gz': 'c0ff540becab8b1fc486ce8d76d4a14d38080a0157859ff67c69ea485715621b',
  'nmr/heteronuclei.train.jsonl.gz':
    '3e045aae577dff7de49711639f2f86ea818568769be90ecf10c663729cbd30b3',
  'ir/ir_bands.calibration.jsonl.gz':
    '6beeec61d374a6aedf91ec5c8fe9ba8c2ba19c4759a57e9aeacc0070f183596f',
  'ms/ms_ei.train.jsonl.gz': 'a97bbd6e50edf4a57b761443c3abec81970059d6c59e87c907beceece1b410a9',
  'uv/chromophores.train.jsonl.gz':
    'aa6f9e22d75a2f6689900ae969e2e8222f1e85a804f9a91ae5a5c2d0af02031a',
  'names.jsonl.gz': '242c0812108c3cfb1a88f72c644f75cfc8025caf7e84d5ee1cb4e05d1d90d1a1',
  'isomer-counts.json': 'e7f6512d6514145e6f7424bc473829a3368089e09cd721c11d7497be841e4735',
  'cases/molpuzzle.dev.jsonl': 'a7e8c74e7613aa1c2ca2542f2acbfb71dec92c523c5f823d647319fe1614fe9e',
  'cases/experimental.dev.jsonl':
    '1951f910e1d5e44300bb96b6ba0cf098431a89eae6798810fff0ae71ddc0310d',
  'cases/literature.dev.jsonl': 'de3fc21d1bcc040780369f429b190354b1328a636afaa4636af96dfa8a311180',
  'cases/challenge.dev.jsonl': '1027d17d9e127eabfcfd12391e0dc42627541121e4db7d227cf51fd1ae596238',
} as const;
export type Dataset = keyof typeof DATASETS;

/** Whether a data set is there and is the one that is meant. */
export function stateOf(name: Dataset): 'as meant' | 'absent' | 'changed' {
  const path = dataFile(name);
  if (!existsSync(path)) return 'absent';
  const hash = createHash('sha256').update(readFileSync(path)).digest('hex');
  return hash === DATASETS[name] ? 'as meant' : 'changed';
}
