/**
 * Weights w with the least Σ(x·w − y)² + ridge·|w|², by Gauss's elimination of the normal equations. `rows` are
 * as long as the weights.
 */
export function leastSquares(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  ridge: number,
): number[] {
  const size = rows[0]!.length;
  const matrix = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size + 1 }, (_, j) => (i === j ? ridge : 0)),
  );
  rows.forEach((row, at) => {
    for (let i = 0; i < size; i++) {
      for (let j = 0; j < size; j++) matrix[i]![j]! += row[i]! * row[j]!;
      matrix[i]![size]! += row[i]! * targets[at]!;
    }
  });
  for (let i = 0; i < size; i++) {
    let pivot = i;
    for (let j = i; j < size; j++)
      if (Math.abs(matrix[j]![i]!) > Math.abs(matrix[pivot]![i]!)) pivot = j;
    [matrix[i], matrix[pivot]] = [matrix[pivot]!, matrix[i]!];
    for (let j = 0; j < size; j++) {
      if (j === i) continue;
      const factor = matrix[j]![i]! / matrix[i]![i]!;
      for (let k = i; k <= size; k++) matrix[j]![k]! -= factor * matrix[i]![k]!;
    }
  }
  return matrix.map((row, i) => row[size]! / row[i]!);
}
