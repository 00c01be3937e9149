/**
 * A list as tables show it (specification §2): joined with semicolons, in whose place a sentence
 * drops its period.
 */
export const semicolonList = (items: readonly string[]): string =>
  items
    .map((item, index) => (index < items.length - 1 ? item.replace(/\.$/, '') : item))
    .join('; ');
