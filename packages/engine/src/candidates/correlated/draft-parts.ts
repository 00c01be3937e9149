import { orderBetween, type Draft } from '../search/draft.ts';

/** Vertices within two bonds of one, itself among them, as a mask. */
export function withinTwoBonds({ adjacency }: Draft, v: number): number {
  let reached = adjacency[v] | (1 << v);
  for (let rest = adjacency[v]; rest !== 0; rest &= rest - 1)
    reached |= adjacency[31 - Math.clz32(rest & -rest)];
  return reached;
}

/** The connected parts of a draft, each a list of vertices. */
export function partsOf(draft: Draft): number[][] {
  const parts: number[][] = [];
  const seen = new Set<number>();
  for (let v = 0; v < draft.vertexCount; v++) {
    if (seen.has(v)) continue;
    const part = [v];
    seen.add(v);
    for (const from of part)
      for (let w = 0; w < draft.vertexCount; w++)
        if (!seen.has(w) && orderBetween(draft, from, w) > 0) {
          seen.add(w);
          part.push(w);
        }
    parts.push(part);
  }
  return parts;
}

export function hasDoubleBond(draft: Draft, v: number): boolean {
  for (let w = 0; w < draft.vertexCount; w++) if (orderBetween(draft, v, w) > 1) return true;
  return false;
}
