import { superscript } from '@elucida/spectra/markup/scripts';

/** `¹H`, `¹H, ¹³C`: mass numbers raised. */
export const raised = (name: string): string =>
  name.replace(/\d+(?=[A-Z])/gu, (digits) => superscript(digits));
