/**
 * Places for labels along a line, each as near to its own as the others let it, at least `gap`
 * apart and within the ends. Same order as given, which is ascending.
 */
export function spreadLabels(
  places: readonly number[],
  { gap, from, to }: { gap: number; from: number; to: number },
): number[] {
  // Labels that would touch are in blocks around their common middle; blocks that touch become
  // one.
  const blocks: { sum: number; count: number }[] = [];
  const start = ({ sum, count }: { sum: number; count: number }) =>
    Math.max(from, Math.min(to - (count - 1) * gap, sum / count - ((count - 1) * gap) / 2));
  for (const place of places) {
    blocks.push({ sum: place, count: 1 });
    for (
      let last = blocks.length - 1;
      last > 0 && start(blocks[last]!) < start(blocks[last - 1]!) + blocks[last - 1]!.count * gap;
      last--
    ) {
      const { sum, count } = blocks.pop()!;
      blocks[last - 1]!.sum += sum;
      blocks[last - 1]!.count += count;
    }
  }
  return blocks.flatMap((block) =>
    Array.from({ length: block.count }, (_, k) => start(block) + k * gap),
  );
}
