/** A shift or deviation as evidence holds it. */
export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
