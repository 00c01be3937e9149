import type { ReportPoint } from '@elucida/contract/analysis';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ReactNode } from 'react';

/** What the page of a result puts around its answer. */
export interface ResultFrame {
  /** The page's heading, next to the structure: the molecule's name, or a title of the reader's own. */
  heading?: ReactNode;
  /** Whether that heading is the molecule's name, which is then not said twice. */
  named?: boolean;
  /** Facts of the page below the formula: a date, how long it is kept. */
  facts?: ReactNode;
  /** Draws the bar of all actions, given those that every result has. */
  bar?: (own: ReactNode) => ReactNode;
  /** What offers to enter a measurement that would settle it, as a point of the report asks for it. */
  enter?: (measure: SpectrumType, point: ReportPoint) => ReactNode;
  /** What belongs to its spectra, such as its images; it follows them. */
  children?: ReactNode;
}
