/** Assignment tables as theses print them, made up for well-known molecules with textbook shifts. */

/** Vanillin, copied out of a document: tabs, labels with and without their nucleus. */
export const VANILLIN_TABLE = [
  'Table 1. 1H (500 MHz) and 13C (125 MHz) NMR data of vanillin in CDCl3',
  'Position\tδC (ppm)\tType\tδH (mult, J in Hz)\tCOSY\tHMBC (H→C)\tNOESY',
  '1\t129.9\tC\t—\t—\t—\t—',
  '2\t108.8\tCH\t7.42 (1H, d, J = 1.8 Hz)\tH-6\tC-3, C-4, C-6, C-7\tH-8, H-7',
  '3\t147.2\tC\t—\t—\t—\t—',
  '4\t151.7\tC\t—\t—\t—\t—',
  '5\t114.4\tCH\t7.04 (1H, d, J = 8.5 Hz)\tH-6\tC-1, C-3, C-4\t—',
  '6\t127.5\tCH\t7.43 (1H, dd, J = 8.5, 1.8 Hz)\tH-5, H-2\tC-2, C-4, C-7\tH-7',
  '7\t190.9\tCH\t9.83 (1H, s)\t—\tC-1, C-2\tH-2, H-6',
  '8 (OCH3)\t56.1\tCH3\t3.97 (3H, s)\t—\tC-3\tH-2 (s)',
  '4-OH\t—\t—\t6.20 (1H, br s)\t—\tC-3, C-5\t—',
].join('\n');

/** Camphor, from a spreadsheet in Spanish: semicolons, quotes, decimal commas, two hydrogens in a cell. */
export const CAMPHOR_CSV = [
  'Posición;δC (ppm);Tipo;δH (mult., J en Hz);COSY;HMBC',
  '1;57,7;Cq;-;-;-',
  '2;219,7;Cq;-;-;-',
  '3;43,3;CH2;"2,35 (dt, J = 18,2; 3,9 Hz); 1,84 (d, J = 18,2 Hz)";4;1, 2, 4, 5',
  '4;43,1;CH;2,09 t (4,4);3, 5;2, 3, 6, 7',
  '5;27,1;CH2;"1,95 m; 1,34 m";4, 6;3, 4, 7',
  '6;29,9;CH2;"1,68 m; 1,40 m";5;1, 2, 5, 10',
  '7;46,8;Cq;-;-;-',
  '8;19,8;CH3;0,96 s;-;1, 4, 7, 9',
  '9;19,2;CH3;0,84 s;-;1, 4, 7, 8',
  '10;9,3;CH3;0,92 s;-;1, 2, 6, 7',
].join('\n');

/** The same, aligned with spaces, each hydrogen of a CH2 in a line of its own. */
export const CAMPHOR_ALIGNED = [
  'Camphor',
  '',
  'No.   δC      type   δH                    COSY      HMBC',
  '1     57.7    C',
  '2     219.7   C',
  '3a    43.3    CH2    2.35, dt (18.2, 3.9)  3b, 4     1, 2, 4, 5',
  '3b                   1.84, d (18.2)        3a        1, 2',
  '4     43.1    CH     2.09, t (4.4)         3a, 5     2, 3, 6',
  '5     27.1    CH2    1.95, m; 1.34, m      4, 6      4',
  '6     29.9    CH2    1.68 m, 1.40 m        5         1',
  '7     46.8    C',
  '8     19.8    CH3    0.96, s                         1, 4, 7',
  '9     19.2    CH3    0.84, s                         4, 7',
  '10    9.3     CH3    0.92, s                         1, 2, 6',
  '',
  'HRMS (ESI) m/z calcd for C10H17O [M+H]+ 153.1274, found 153.1276.',
].join('\n');

/** Caffeine, comma-separated with quotes, titles in Basque. */
export const CAFFEINE_CSV = [
  '"Posizioa","δC (ppm)","Mota","δH (mult.)","HMBC"',
  '"2","151.7","C","",""',
  '"4","148.7","C","",""',
  '"5","107.6","C","",""',
  '"6","155.4","C","",""',
  '"8","141.4","CH","7.51 (1H, s)","C-4, C-5, 7-NCH3"',
  '"1-NCH3","27.9","CH3","3.41 (3H, s)","2, 6"',
  '"3-NCH3","29.7","CH3","3.59 (3H, s)","2, 4"',
  '"7-NCH3","33.6","CH3","4.00 (3H, s)","5, 8"',
].join('\n');
