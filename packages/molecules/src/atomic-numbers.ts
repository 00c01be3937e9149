/** Atomic numbers, for code that asks the elements of a graph: as literals, since they are compared. */
export const B = 5,
  C = 6,
  N = 7,
  O = 8,
  F = 9,
  SI = 14,
  P = 15,
  S = 16,
  CL = 17,
  BR = 35,
  I = 53;
