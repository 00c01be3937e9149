/** Shifts and wavenumbers run from right to left. */
export const readsRightToLeft = ({ left, right }: { left: number; right: number }): boolean =>
  left > right;
