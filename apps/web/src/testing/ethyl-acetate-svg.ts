const PLACES = [
  [100, 46],
  [79, 34],
  [58, 46],
  [37, 34],
  [37, 10],
  [16, 46],
];

/** A drawing of CCOC(C)=O as the server sends it: a circle for each atom, in the order of SMILES. */
export const ETHYL_ACETATE_SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 110 64">${PLACES.map(
  ([x, y], atom) => `<circle data-atom="${atom}" cx="${x}" cy="${y}" r="8" opacity="0"/>`,
).join('')}</svg>`;
