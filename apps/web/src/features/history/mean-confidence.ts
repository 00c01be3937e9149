import type { HistoryItem } from '@elucida/contract/history';

/**
 * Mean of the confidences reported by the loaded items; items without one (older forms) do not
 * count.
 */
export function meanConfidence(items: readonly HistoryItem[]): {
  readonly mean: number;
  readonly count: number;
} {
  const values = items
    .map((item) => item.result_json['confidence'])
    .filter((value): value is number => typeof value === 'number' && value >= 0 && value <= 1);
  return {
    mean: values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length,
    count: values.length,
  };
}
