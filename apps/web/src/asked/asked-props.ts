import type { Asked, AskedField } from '@elucida/spectra/manual-payload/asked';

/** What the fields of "Is it this?" are given. */
export interface AskedProps {
  asked: Asked;
  /** What is typed of the formula: structures of another one are pointed out. */
  formula: string;
  disabled?: boolean;
  onChange: (field: AskedField, text: string) => void;
}
