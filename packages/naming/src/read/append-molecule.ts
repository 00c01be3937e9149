import type { Building } from './building.ts';

/** Adds a finished molecule to another, with what its name states of its stereochemistry. */
export function appendMolecule(whole: Building, part: Building): void {
  const start = whole.element.length;
  part.element.forEach((element, a) => {
    const atom = whole.addAtom(element, part.charge[a]);
    whole.valence[atom] = part.valence[a];
  });
  part.neighbours.forEach((others, a) =>
    others.forEach((b, k) => {
      if (b > a) whole.bond(start + a, start + b, part.orders[a][k]);
    }),
  );
  const shifted = (atom: number): number => (atom < 0 ? atom : start + atom);
  for (const mark of part.stereo)
    whole.stereo.push({
      ...mark,
      atom: shifted(mark.atom),
      other: shifted(mark.other),
      core: mark.core.map(shifted),
      from: start + mark.from,
      to: start + mark.to,
    });
  for (const [atom, centre] of part.centres)
    whole.centres.set(start + atom, {
      ...centre,
      slots: centre.slots.map(shifted),
      ...(centre.substitute === undefined ? {} : { substitute: shifted(centre.substitute) }),
    });
  for (const plane of part.planes)
    whole.planes.push({
      ...plane,
      a: start + plane.a,
      b: start + plane.b,
      x: start + plane.x,
      y: start + plane.y,
    });
  whole.stereoDropped ||= part.stereoDropped;
  whole.racemic ||= part.racemic;
}
