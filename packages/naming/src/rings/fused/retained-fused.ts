import type { Words } from '../../words/word.ts';

/**
 * A fused parent with a name of its own. Atoms of `notation` in the order of `locants`; without
 * `locants` they are numbered by the rules.
 */
export interface RetainedFused {
  readonly words: Words;
  /** Prefix in fusion names; absent where the name is only used alone. */
  readonly prefix?: Words;
  readonly notation: string;
  readonly locants?: string;
  /** `written: false` – read, but not written (another name is preferred). */
  readonly written?: false;
  /** Not used as a component of fusion names. */
  readonly alone?: true;
  /**
   * Locants of the indicated hydrogen that the name implies although its double bonds could do
   * without (porphyrin is 21H,23H-porphyrin); these atoms' element carries it always.
   */
  readonly implied?: readonly string[];
}

/**
 * Retained names of fused parents (IUPAC 2013, tables 2.7 and 2.8, P-25.1.1, P-25.2.1) and the
 * benzo names in general use (chromene, xanthene).
 * The most senior come first within carbocycles and heterocycles where the tables rank them.
 */
export const RETAINED_FUSED: readonly RetainedFused[] = [
  {
    words: ['naphthalene', 'naftaleno', 'naftaleno'],
    prefix: ['naphtho', 'nafto', 'nafto'],
    notation: 'c1cccc2ccccc12',
  },
  {
    words: ['indene', 'indeno', 'indeno'],
    prefix: ['indeno', 'indeno', 'indeno'],
    notation: 'c1ccc2ccccc12',
  },
  {
    words: ['azulene', 'azuleno', 'azuleno'],
    prefix: ['azuleno', 'azuleno', 'azuleno'],
    notation: 'c1ccc2cccccc12',
  },
  {
    words: ['pentalene', 'pentaleno', 'pentaleno'],
    prefix: ['pentaleno', 'pentaleno', 'pentaleno'],
    notation: 'c1ccc2cccc12',
  },
  {
    words: ['heptalene', 'heptaleno', 'heptaleno'],
    prefix: ['heptaleno', 'heptaleno', 'heptaleno'],
    notation: 'c1ccccc2cccccc12',
  },
  {
    words: ['s-indacene', 's-indaceno', 's-indazeno'],
    prefix: ['s-indaceno', 's-indaceno', 's-indazeno'],
    notation: 'c1ccc2cc3cccc3cc12',
  },
  {
    words: ['as-indacene', 'as-indaceno', 'as-indazeno'],
    prefix: ['as-indaceno', 'as-indaceno', 'as-indazeno'],
    notation: 'c1ccc2ccc3cccc3c12',
  },
  {
    words: ['biphenylene', 'bifenileno', 'bifenileno'],
    prefix: ['biphenyleno', 'bifenileno', 'bifenileno'],
    notation: 'c1cccc2c3ccccc3c12',
  },
  {
    words: ['acenaphthylene', 'acenaftileno', 'azenaftileno'],
    prefix: ['acenaphthyleno', 'acenaftileno', 'azenaftileno'],
    notation: 'c1cc2cccc3cccc1c23',
  },
  {
    words: ['fluorene', 'fluoreno', 'fluoreno'],
    prefix: ['fluoreno', 'fluoreno', 'fluoreno'],
    notation: 'c1cccc2c3ccccc3cc12',
  },
  {
    words: ['phenalene', 'fenaleno', 'fenaleno'],
    prefix: ['phenaleno', 'fenaleno', 'fenaleno'],
    notation: 'c1ccc2cccc3cccc1c23',
  },
  {
    words: ['phenanthrene', 'fenantreno', 'fenantreno'],
    prefix: ['phenanthro', 'fenantro', 'fenantro'],
    notation: 'c1cccc2c3ccccc3ccc12',
    locants: '1,2,3,4,4a,4b,5,6,7,8,8a,9,10,10a',
  },
  {
    words: ['anthracene', 'antraceno', 'antrazeno'],
    prefix: ['anthra', 'antra', 'antra'],
    notation: 'c1cccc2cc3ccccc3cc12',
    locants: '1,2,3,4,4a,10,10a,5,6,7,8,8a,9,9a',
  },
  {
    words: ['fluoranthene', 'fluoranteno', 'fluoranteno'],
    prefix: ['fluorantheno', 'fluoranteno', 'fluoranteno'],
    notation: 'c1ccc2cccc3c4ccccc4c1c23',
  },
  {
    words: ['pyrene', 'pireno', 'pireno'],
    prefix: ['pyreno', 'pireno', 'pireno'],
    notation: 'c1ccc2ccc3cccc4ccc1c2c34',
  },
  {
    words: ['triphenylene', 'trifenileno', 'trifenileno'],
    prefix: ['triphenyleno', 'trifenileno', 'trifenileno'],
    notation: 'c1cccc2c3ccccc3c3ccccc3c12',
  },
  {
    words: ['chrysene', 'criseno', 'kriseno'],
    prefix: ['chryseno', 'criseno', 'kriseno'],
    notation: 'c1cccc2c3ccc4ccccc4c3ccc12',
  },
  {
    words: ['tetracene', 'tetraceno', 'tetrazeno'],
    prefix: ['tetraceno', 'tetraceno', 'tetrazeno'],
    notation: 'c1cccc2cc3cc4ccccc4cc3cc12',
  },
  {
    words: ['pentacene', 'pentaceno', 'pentazeno'],
    prefix: ['pentaceno', 'pentaceno', 'pentazeno'],
    notation: 'c1cccc2cc3cc4cc5ccccc5cc4cc3cc12',
  },
  {
    words: ['perylene', 'perileno', 'perileno'],
    prefix: ['peryleno', 'perileno', 'perileno'],
    notation: 'c1ccc2cccc3c4cccc5cccc(c45)c1c23',
    locants: '1,2,3,3a,4,5,6,6a,6b,7,8,9,9a,10,11,12,12a,12d,12b,12c',
  },
  {
    words: ['cyclopenta[a]phenanthrene', 'ciclopenta[a]fenantreno', 'ziklopenta[a]fenantreno'],
    notation: 'c1cccc2ccc3c4cccc4ccc3c12',
    locants: '1,2,3,4,5,6,7,8,14,15,16,17,13,12,11,9,10',
    alone: true,
  },

  {
    words: ['porphyrin', 'porfirina', 'porfirina'],
    notation: 'c12ccc(n1)cc1ccc(n1)cc1ccc(n1)cc1ccc(n1)c2',
    locants: '1,2,3,4,21,5,6,7,8,9,22,10,11,12,13,14,23,15,16,17,18,19,24,20',
    alone: true,
    implied: ['21', '23'],
  },
  {
    words: ['phenoxathiine', 'fenoxatiina', 'fenoxatiina'],
    prefix: ['phenoxathiino', 'fenoxatiino', 'fenoxatiino'],
    notation: 'c1cccc2oc3ccccc3sc12',
  },
  {
    words: ['phenoxazine', 'fenoxazina', 'fenoxazina'],
    prefix: ['phenoxazino', 'fenoxazino', 'fenoxazino'],
    notation: 'c1cccc2oc3ccccc3nc12',
  },
  {
    words: ['phenothiazine', 'fenotiazina', 'fenotiazina'],
    prefix: ['phenothiazino', 'fenotiazino', 'fenotiazino'],
    notation: 'c1cccc2sc3ccccc3nc12',
  },
  {
    words: ['phenoselenazine', 'fenoselenazina', 'fenoselenazina'],
    notation: 'c1cccc2[Se]c3ccccc3nc12',
  },
  {
    words: ['phenazine', 'fenazina', 'fenazina'],
    prefix: ['phenazino', 'fenazino', 'fenazino'],
    notation: 'c1cccc2nc3ccccc3nc12',
  },
  {
    words: ['perimidine', 'perimidina', 'perimidina'],
    prefix: ['perimidino', 'perimidino', 'perimidino'],
    notation: 'n1cnc2cccc3cccc1c23',
  },
  {
    words: ['1,10-phenanthroline', '1,10-fenantrolina', '1,10-fenantrolina'],
    prefix: ['[1,10]phenanthrolino', '[1,10]fenantrolino', '[1,10]fenantrolino'],
    notation: 'n1cccc2ccc3cccnc3c12',
  },
  {
    words: ['1,7-phenanthroline', '1,7-fenantrolina', '1,7-fenantrolina'],
    prefix: ['[1,7]phenanthrolino', '[1,7]fenantrolino', '[1,7]fenantrolino'],
    notation: 'n1cccc2ccc3ncccc3c12',
  },
  {
    words: ['4,7-phenanthroline', '4,7-fenantrolina', '4,7-fenantrolina'],
    prefix: ['[4,7]phenanthrolino', '[4,7]fenantrolino', '[4,7]fenantrolino'],
    notation: 'c1ccnc2ccc3ncccc3c12',
  },
  {
    words: ['1,8-phenanthroline', '1,8-fenantrolina', '1,8-fenantrolina'],
    prefix: ['[1,8]phenanthrolino', '[1,8]fenantrolino', '[1,8]fenantrolino'],
    notation: 'n1cccc2ccc3cnccc3c12',
  },
  {
    words: ['1,9-phenanthroline', '1,9-fenantrolina', '1,9-fenantrolina'],
    prefix: ['[1,9]phenanthrolino', '[1,9]fenantrolino', '[1,9]fenantrolino'],
    notation: 'n1cccc2ccc3ccncc3c12',
  },
  {
    words: ['acridine', 'acridina', 'akridina'],
    prefix: ['acridino', 'acridino', 'akridino'],
    notation: 'c1cccc2nc3ccccc3cc12',
    locants: '1,2,3,4,4a,10,10a,5,6,7,8,8a,9,9a',
  },
  {
    words: ['phenanthridine', 'fenantridina', 'fenantridina'],
    prefix: ['phenanthridino', 'fenantridino', 'fenantridino'],
    notation: 'c1cccc2ncc3ccccc3c12',
  },
  {
    words: ['carbazole', 'carbazol', 'karbazol'],
    prefix: ['carbazolo', 'carbazolo', 'karbazolo'],
    notation: 'c1cccc2c3ccccc3nc12',
  },
  {
    words: ['pteridine', 'pteridina', 'pteridina'],
    prefix: ['pteridino', 'pteridino', 'pteridino'],
    notation: 'n1cncc2nccnc12',
  },
  {
    words: ['cinnoline', 'cinolina', 'zinolina'],
    prefix: ['cinnolino', 'cinolino', 'zinolino'],
    notation: 'n1nccc2ccccc12',
  },
  {
    words: ['quinazoline', 'quinazolina', 'kinazolina'],
    prefix: ['quinazolino', 'quinazolino', 'kinazolino'],
    notation: 'n1cncc2ccccc12',
  },
  {
    words: ['quinoxaline', 'quinoxalina', 'kinoxalina'],
    prefix: ['quinoxalino', 'quinoxalino', 'kinoxalino'],
    notation: 'n1ccnc2ccccc12',
  },
  {
    words: ['1,5-naphthyridine', '1,5-naftiridina', '1,5-naftiridina'],
    prefix: ['[1,5]naphthyridino', '[1,5]naftiridino', '[1,5]naftiridino'],
    notation: 'n1cccc2ncccc12',
  },
  {
    words: ['1,6-naphthyridine', '1,6-naftiridina', '1,6-naftiridina'],
    prefix: ['[1,6]naphthyridino', '[1,6]naftiridino', '[1,6]naftiridino'],
    notation: 'n1cccc2cnccc12',
  },
  {
    words: ['1,7-naphthyridine', '1,7-naftiridina', '1,7-naftiridina'],
    prefix: ['[1,7]naphthyridino', '[1,7]naftiridino', '[1,7]naftiridino'],
    notation: 'n1cccc2ccncc12',
  },
  {
    words: ['1,8-naphthyridine', '1,8-naftiridina', '1,8-naftiridina'],
    prefix: ['[1,8]naphthyridino', '[1,8]naftiridino', '[1,8]naftiridino'],
    notation: 'n1cccc2cccnc12',
  },
  {
    words: ['2,6-naphthyridine', '2,6-naftiridina', '2,6-naftiridina'],
    prefix: ['[2,6]naphthyridino', '[2,6]naftiridino', '[2,6]naftiridino'],
    notation: 'c1nccc2cnccc12',
  },
  {
    words: ['2,7-naphthyridine', '2,7-naftiridina', '2,7-naftiridina'],
    prefix: ['[2,7]naphthyridino', '[2,7]naftiridino', '[2,7]naftiridino'],
    notation: 'c1nccc2ccncc12',
  },
  {
    words: ['phthalazine', 'ftalazina', 'ftalazina'],
    prefix: ['phthalazino', 'ftalazino', 'ftalazino'],
    notation: 'c1nncc2ccccc12',
  },
  {
    words: ['quinoline', 'quinolina', 'kinolina'],
    prefix: ['quinolino', 'quinolino', 'kinolino'],
    notation: 'n1cccc2ccccc12',
  },
  {
    words: ['isoquinoline', 'isoquinolina', 'isokinolina'],
    prefix: ['isoquinolino', 'isoquinolino', 'isokinolino'],
    notation: 'c1nccc2ccccc12',
  },
  {
    words: ['quinolizine', 'quinolizina', 'kinolizina'],
    prefix: ['quinolizino', 'quinolizino', 'kinolizino'],
    notation: 'c1cccn2ccccc12',
  },
  {
    words: ['purine', 'purina', 'purina'],
    prefix: ['purino', 'purino', 'purino'],
    notation: 'n1cnc2ncnc2c1',
    locants: '1,2,3,4,9,8,7,5,6',
  },
  {
    words: ['indazole', 'indazol', 'indazol'],
    prefix: ['indazolo', 'indazolo', 'indazolo'],
    notation: 'n1ncc2ccccc12',
  },
  {
    words: ['indole', 'indol', 'indol'],
    prefix: ['indolo', 'indolo', 'indolo'],
    notation: 'n1ccc2ccccc12',
  },
  {
    words: ['isoindole', 'isoindol', 'isoindol'],
    prefix: ['isoindolo', 'isoindolo', 'isoindolo'],
    notation: 'c1ncc2ccccc12',
  },
  {
    words: ['indolizine', 'indolizina', 'indolizina'],
    prefix: ['indolizino', 'indolizino', 'indolizino'],
    notation: 'c1ccn2ccccc12',
  },
  {
    words: ['pyrrolizine', 'pirrolizina', 'pirrolizina'],
    prefix: ['pyrrolizino', 'pirrolizino', 'pirrolizino'],
    notation: 'c1ccn2cccc12',
  },
  {
    words: ['thianthrene', 'tiantreno', 'tiantreno'],
    prefix: ['thianthreno', 'tiantreno', 'tiantreno'],
    notation: 'c1cccc2sc3ccccc3sc12',
  },
  {
    words: ['oxanthrene', 'oxantreno', 'oxantreno'],
    notation: 'c1cccc2oc3ccccc3oc12',
    written: false,
  },
  {
    words: ['xanthene', 'xanteno', 'xanteno'],
    prefix: ['xantheno', 'xanteno', 'xanteno'],
    notation: 'c1cccc2oc3ccccc3cc12',
    locants: '1,2,3,4,4a,10,10a,5,6,7,8,8a,9,9a',
  },
  {
    words: ['thioxanthene', 'tioxanteno', 'tioxanteno'],
    prefix: ['thioxantheno', 'tioxanteno', 'tioxanteno'],
    notation: 'c1cccc2sc3ccccc3cc12',
    locants: '1,2,3,4,4a,10,10a,5,6,7,8,8a,9,9a',
  },
  {
    words: ['selenoxanthene', 'selenoxanteno', 'selenoxanteno'],
    notation: 'c1cccc2[Se]c3ccccc3cc12',
    locants: '1,2,3,4,4a,10,10a,5,6,7,8,8a,9,9a',
  },
  {
    words: ['chromene', 'cromeno', 'kromeno'],
    prefix: ['chromeno', 'cromeno', 'kromeno'],
    notation: 'o1cccc2ccccc12',
  },
  {
    words: ['isochromene', 'isocromeno', 'isokromeno'],
    prefix: ['isochromeno', 'isocromeno', 'isokromeno'],
    notation: 'c1occc2ccccc12',
  },
  {
    words: ['thiochromene', 'tiocromeno', 'tiokromeno'],
    prefix: ['thiochromeno', 'tiocromeno', 'tiokromeno'],
    notation: 's1cccc2ccccc12',
  },
  {
    words: ['isothiochromene', 'isotiocromeno', 'isotiokromeno'],
    prefix: ['isothiochromeno', 'isotiocromeno', 'isotiokromeno'],
    notation: 'c1sccc2ccccc12',
  },
  { words: ['selenochromene', 'selenocromeno', 'selenokromeno'], notation: '[Se]1cccc2ccccc12' },
];
