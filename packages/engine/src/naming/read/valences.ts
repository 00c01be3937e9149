const MAIN: Readonly<Record<number, readonly number[]>> = {
  1: [1], 3: [1], 5: [3], 6: [4], 7: [3], 8: [2], 9: [1], 11: [1], 12: [2], 13: [3], 14: [4], 15: [3, 5], 16: [2, 4, 6], 17: [1, 3, 5, 7], 19: [1], 20: [2],
  30: [2], 31: [3], 32: [4], 33: [3, 5], 34: [2, 4, 6], 35: [1, 3, 5, 7], 48: [2], 49: [3], 50: [4, 2], 51: [3, 5], 52: [2, 4, 6], 53: [1, 3, 5, 7], 80: [2], 81: [3, 1], 82: [4, 2], 83: [3, 5], 36: [0, 2], 54: [0, 2, 4, 6, 8], 86: [0, 2, 4, 6],
};
const CHARGED: Readonly<Record<string, readonly number[]>> = {
  '5-1': [4], '6-1': [3], '61': [3], '71': [4], '7-1': [2], '81': [3], '8-1': [1], '161': [3], '16-1': [1, 3, 5], '151': [4], '15-1': [2, 4, 6], '13-1': [4], '331': [4], '341': [3], '34-1': [1],
  '531': [2], '351': [2], '171': [2], '521': [3], '91': [2], '14-1': [3, 5], '5-2': [5], '33-1': [2, 4, 6], '51-1': [2, 4, 6], '31-1': [4], '7-2': [1], '72': [5],
};

/** Bonding numbers of an element with a formal charge, the usual one first; charges without bonds (ions) have 0. */
export function valencesOf(element: number, charge: number): readonly number[] {
  if (charge === 0) return MAIN[element] ?? [0];
  return CHARGED[`${element}${charge}`] ?? [0];
}
