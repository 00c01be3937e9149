/** A shortfall within what tells candidates apart: beyond, more says nothing more. */
export const boundShortfall = (value: number): number => Math.max(-4, Math.min(1, value));
