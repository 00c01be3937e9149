import type { Words } from './word.ts';

/** Ions and small inorganic molecules with names of their own, by SMILES (P-72, P-73, IUPAC 2005 IR-8, table IX). */
export const ION_WORDS: readonly (readonly [smiles: string, words: Words])[] = [
  ['[F-]', ['fluoride', 'fluoruro', 'fluoruro']], ['[Cl-]', ['chloride', 'cloruro', 'kloruro']], ['[Br-]', ['bromide', 'bromuro', 'bromuro']], ['[I-]', ['iodide', 'yoduro', 'ioduro']],
  ['[OH-]', ['hydroxide', 'hidróxido', 'hidroxido']], ['[O-2]', ['oxide', 'óxido', 'oxido']], ['[S-2]', ['sulfide', 'sulfuro', 'sulfuro']], ['[C-]#N', ['cyanide', 'cianuro', 'zianuro']],
  ['[N-]=[N+]=[N-]', ['azide', 'azida', 'azida']], ['[S-]C#N', ['thiocyanate', 'tiocianato', 'tiozianato']], ['[O-]C#N', ['cyanate', 'cianato', 'zianato']],
  ['[O-][N+](=O)[O-]', ['nitrate', 'nitrato', 'nitrato']], ['[O-]N=O', ['nitrite', 'nitrito', 'nitrito']], ['F[B-](F)(F)F', ['tetrafluoroborate', 'tetrafluoroborato', 'tetrafluoroborato']],
  ['F[P-](F)(F)(F)(F)F', ['hexafluorophosphate', 'hexafluorofosfato', 'hexafluorofosfato']], ['F[Sb-](F)(F)(F)(F)F', ['hexafluoroantimonate', 'hexafluoroantimoniato', 'hexafluoroantimoniato']],
  ['[O-]Cl(=O)(=O)=O', ['perchlorate', 'perclorato', 'perklorato']], ['[O-][Cl+3]([O-])([O-])[O-]', ['perchlorate', 'perclorato', 'perklorato']], ['[O-]Cl(=O)=O', ['chlorate', 'clorato', 'klorato']], ['[O-]Cl=O', ['chlorite', 'clorito', 'klorito']],
  ['[O-]Cl', ['hypochlorite', 'hipoclorito', 'hipoklorito']], ['[NH4+]', ['ammonium', 'amonio', 'amonio']], ['[OH3+]', ['oxidanium', 'oxidanio', 'oxidanio']],
  ['Cl', ['hydrogen chloride', 'cloruro de hidrógeno', 'hidrogeno kloruro']], ['Br', ['hydrogen bromide', 'bromuro de hidrógeno', 'hidrogeno bromuro']], ['I', ['hydrogen iodide', 'yoduro de hidrógeno', 'hidrogeno ioduro']],
  ['F', ['hydrogen fluoride', 'fluoruro de hidrógeno', 'hidrogeno fluoruro']], ['O', ['water', 'agua', 'ur']], ['N', ['ammonia', 'amoníaco', 'amoniako']], ['O=C=O', ['carbon dioxide', 'dióxido de carbono', 'karbono dioxido']], ['[C-]#[O+]', ['carbon monoxide', 'monóxido de carbono', 'karbono monoxido']],
  ['S', ['hydrogen sulfide', 'sulfuro de hidrógeno', 'hidrogeno sulfuro']], ['C#N', ['hydrogen cyanide', 'cianuro de hidrógeno', 'hidrogeno zianuro']], ['S=C=S', ['carbon disulfide', 'disulfuro de carbono', 'karbono disulfuro']],
  ['O=[N+]([O-])O', ['nitric acid', 'ácido nítrico', 'azido nitriko']], ['OCl(=O)(=O)=O', ['perchloric acid', 'ácido perclórico', 'azido perkloriko']], ['ClCl', ['dichlorine', 'dicloro', 'dikloro']], ['BrBr', ['dibromine', 'dibromo', 'dibromo']], ['II', ['diiodine', 'diyodo', 'diiodo']],
  ['OO', ['hydrogen peroxide', 'peróxido de hidrógeno', 'hidrogeno peroxido']], ['O=O', ['dioxygen', 'dioxígeno', 'dioxigeno']], ['N#N', ['dinitrogen', 'dinitrógeno', 'dinitrogeno']],
];
