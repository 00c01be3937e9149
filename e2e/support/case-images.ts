import type { H1Peak } from '@elucida/spectra/spectrum';
import { ACETOPHENONE } from '../../fixtures/cases.ts';
import { renderSpectrumPng } from '../../fixtures/render-spectrum.ts';

export interface Image {
  readonly name: string;
  readonly bytes: Buffer;
}

/** The case of the journeys, made by the project from textbook values. */
export const CASE = ACETOPHENONE;

/** Its four spectra as images: ¹H, ¹³C, IR, MS. */
export async function caseImages(): Promise<Image[]> {
  return Promise.all(
    CASE.spectra.map(async ({ type, peaks }) => ({
      name: `${type.toLowerCase()}.png`,
      bytes: await renderSpectrumPng({ type, peaks }),
    })),
  );
}

/** Rows of the peak grid, in its column order. */
export const CASE_ROWS = {
  H1NMR: (CASE.spectra[0].peaks as H1Peak[]).map(({ delta_ppm, int, mult, j_hz }) => [
    String(delta_ppm),
    String(int),
    mult ?? '',
    (j_hz ?? []).join('; '),
  ]),
  C13NMR: CASE.spectra[1].peaks.map(({ delta_ppm }) => [String(delta_ppm)]),
} as const;
