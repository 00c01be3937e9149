import type { HistoryItem } from '@elucida/contract/history';

/**
 * What an analysis is called: its molecule's name, else the SMILES it found (contract §2); null
 * where it found none.
 */
export function itemTitle({
  nombre_molecula,
  result_json,
}: Pick<HistoryItem, 'nombre_molecula' | 'result_json'>): string | null {
  const { smiles } = result_json;
  return nombre_molecula ?? (typeof smiles === 'string' && smiles !== '' ? smiles : null);
}
