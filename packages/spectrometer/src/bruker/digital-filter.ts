import type { Parameters } from './parameters.ts';

/**
 * Points of the digital filter's rise by decimation, for the firmware versions 10, 11 and 12: DSPFVS and DECIM of
 * spectrometers that do not write GRPDLY (W. M. Westler and F. Abildgaard, DMX digital filters, 1996; the table
 * that NMRPipe's bruk2pipe and nmrglue use).
 */
const DECIMATIONS = [
  2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64, 96, 128, 192, 256, 384, 512, 768, 1024, 1536, 2048,
];
const DELAYS: Readonly<Record<number, readonly number[]>> = {
  10: [
    44.75, 33.5, 66.625, 59.0833, 68.5625, 60.375, 69.5313, 61.0208, 70.0156, 61.3438, 70.2578,
    61.5052, 70.3789, 61.5859, 70.4395, 61.6263, 70.4697, 61.6465, 70.4849, 61.6566, 70.4924,
  ],
  11: [
    46, 36.5, 48, 50.1667, 53.25, 69.5, 72.25, 70.1667, 72.75, 70.5, 73, 70.6667, 72.5, 71.3333,
    72.25, 71.6667, 72.125, 71.8333, 72.0625, 71.9167, 72.0313,
  ],
  12: [
    46, 36.5, 48, 50.1667, 53.25, 69.5, 71.625, 70.1667, 72.125, 70.5, 72.375, 70.6667, 72.5,
    71.3333, 72.25, 71.6667, 72.125, 71.8333, 72.0625, 71.9167, 72.0313,
  ],
};

/**
 * Points of a decay before it begins: GRPDLY where the spectrometer wrote it, else by the table; 0 without a
 * digital filter.
 */
export function groupDelayOf(acqus: Parameters): number {
  const written = acqus.number('GRPDLY');
  if (written > 0 && written < 1000) return written;
  const place = DECIMATIONS.indexOf(acqus.number('DECIM'));
  return place < 0 ? 0 : (DELAYS[acqus.number('DSPFVS')]?.[place] ?? 0);
}
