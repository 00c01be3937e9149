import { printedMultiplicity } from '../../chemistry/multiplicities.ts';
import type { ShiftRange } from '../../listings/notation-result.ts';
import { atLeast, writeNmr } from '../../nmr/write-nmr.ts';
import type { H1Peak, H1Spectrum } from '../../spectrum.ts';

const detailsOf = ({ mult, j_hz, int, assignment }: H1Peak): readonly string[] => [
  mult === undefined ? '' : printedMultiplicity(mult),
  j_hz === undefined || j_hz.length === 0
    ? ''
    : `J = ${j_hz.map((coupling) => atLeast(coupling, 1)).join(', ')} Hz`,
  int === undefined ? '' : `${int}H`,
  assignment?.trim() ?? '',
];

/** In the style of the ACS Guide, shifts with two decimals at least. */
export const writeProton = (spectrum: H1Spectrum, ranges: readonly ShiftRange[] = []): string =>
  writeNmr(spectrum, ranges, { nucleus: '1H', decimals: 2, detailsOf });
