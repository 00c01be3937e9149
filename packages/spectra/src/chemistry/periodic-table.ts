/** Symbols of the 118 elements in the order of their atomic numbers (IUPAC, 2016). */
export const SYMBOLS: readonly string[] = (
  'H He Li Be B C N O F Ne Na Mg Al Si P S Cl Ar K Ca Sc Ti V Cr Mn Fe Co Ni Cu Zn Ga Ge As Se ' +
  'Br Kr Rb Sr Y Zr Nb Mo Tc Ru Rh Pd Ag Cd In Sn Sb Te I Xe Cs Ba La Ce Pr Nd Pm Sm Eu Gd Tb ' +
  'Dy Ho Er Tm Yb Lu Hf Ta W Re Os Ir Pt Au Hg Tl Pb Bi Po At Rn Fr Ra Ac Th Pa U Np Pu Am Cm ' +
  'Bk Cf Es Fm Md No Lr Rf Db Sg Bh Hs Mt Ds Rg Cn Nh Fl Mc Lv Ts Og'
).split(' ');

/** The symbol of an atomic number; throws RangeError where there is no such element. */
export function symbolOf(atomicNumber: number): string {
  const symbol = SYMBOLS[atomicNumber - 1];
  if (symbol === undefined) throw new RangeError(`no element has the number ${atomicNumber}`);
  return symbol;
}

/**
 * Symbols of all elements and of deuterium and tritium: what tells `Na` (known) from `Xx` (no
 * element).
 */
export const KNOWN_SYMBOLS: ReadonlySet<string> = new Set([...SYMBOLS, 'D', 'T']);
