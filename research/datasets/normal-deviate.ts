/** A normal deviate of mean 0 and deviation 1 (Box, Muller, Ann. Math. Stat. 1958, 29, 610). `random`: in [0, 1). */
export const normalDeviate = (random: () => number): number =>
  Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
