/** Sesquiterpene lactone, 13C alone: some seconds of searching. */
export const HARD_ANALYSIS = {
  metadata: { molecular_formula: 'C15H20O2' },
  spectra: [
    {
      type: 'C13NMR',
      peaks: [
        170.5, 150.6, 142.1, 139.8, 120.3, 106.6, 76.8, 42.2, 41.3, 40.5, 36.8, 34.1, 27.5, 22.7,
        17.6,
      ].map((delta_ppm) => ({ delta_ppm })),
    },
  ],
};
