/** Ways to make ions that a block offers. */
export const IONIZATIONS = ['EI', 'ESI', 'APCI', 'MALDI', 'FAB'] as const;
export const MS_MODES = ['pos', 'neg'] as const;
