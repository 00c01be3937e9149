import type { Words } from './word.ts';

/** Metals as words, by atomic number. Basque without the article. */
export const METAL_WORDS: Readonly<Record<number, Words>> = {
  3: ['lithium', 'litio', 'litio'], 4: ['beryllium', 'berilio', 'berilio'], 11: ['sodium', 'sodio', 'sodio'], 12: ['magnesium', 'magnesio', 'magnesio'], 13: ['aluminium', 'aluminio', 'aluminio'],
  19: ['potassium', 'potasio', 'potasio'], 20: ['calcium', 'calcio', 'kaltzio'], 21: ['scandium', 'escandio', 'eskandio'], 22: ['titanium', 'titanio', 'titanio'], 23: ['vanadium', 'vanadio', 'banadio'],
  24: ['chromium', 'cromo', 'kromo'], 25: ['manganese', 'manganeso', 'manganeso'], 26: ['iron', 'hierro', 'burdina'], 27: ['cobalt', 'cobalto', 'kobalto'], 28: ['nickel', 'níquel', 'nikel'],
  29: ['copper', 'cobre', 'kobre'], 30: ['zinc', 'cinc', 'zink'], 37: ['rubidium', 'rubidio', 'rubidio'], 38: ['strontium', 'estroncio', 'estrontzio'], 39: ['yttrium', 'itrio', 'itrio'],
  40: ['zirconium', 'circonio', 'zirkonio'], 41: ['niobium', 'niobio', 'niobio'], 42: ['molybdenum', 'molibdeno', 'molibdeno'], 44: ['ruthenium', 'rutenio', 'rutenio'], 45: ['rhodium', 'rodio', 'rodio'],
  46: ['palladium', 'paladio', 'paladio'], 47: ['silver', 'plata', 'zilar'], 48: ['cadmium', 'cadmio', 'kadmio'], 55: ['caesium', 'cesio', 'zesio'], 56: ['barium', 'bario', 'bario'],
  57: ['lanthanum', 'lantano', 'lantano'], 58: ['cerium', 'cerio', 'zerio'], 59: ['praseodymium', 'praseodimio', 'praseodimio'], 60: ['neodymium', 'neodimio', 'neodimio'], 62: ['samarium', 'samario', 'samario'],
  63: ['europium', 'europio', 'europio'], 64: ['gadolinium', 'gadolinio', 'gadolinio'], 65: ['terbium', 'terbio', 'terbio'], 66: ['dysprosium', 'disprosio', 'disprosio'], 67: ['holmium', 'holmio', 'holmio'],
  68: ['erbium', 'erbio', 'erbio'], 69: ['thulium', 'tulio', 'tulio'], 70: ['ytterbium', 'iterbio', 'iterbio'], 71: ['lutetium', 'lutecio', 'lutezio'], 72: ['hafnium', 'hafnio', 'hafnio'],
  73: ['tantalum', 'tántalo', 'tantalo'], 74: ['tungsten', 'wolframio', 'wolframio'], 75: ['rhenium', 'renio', 'renio'], 76: ['osmium', 'osmio', 'osmio'], 77: ['iridium', 'iridio', 'iridio'],
  78: ['platinum', 'platino', 'platino'], 79: ['gold', 'oro', 'urre'], 80: ['mercury', 'mercurio', 'merkurio'], 81: ['thallium', 'talio', 'talio'], 82: ['lead', 'plomo', 'berun'], 83: ['bismuth', 'bismuto', 'bismuto'],
  90: ['thorium', 'torio', 'torio'], 92: ['uranium', 'uranio', 'uranio'],
  31: ['gallium', 'galio', 'galio'], 43: ['technetium', 'tecnecio', 'teknezio'], 49: ['indium', 'indio', 'indio'], 61: ['promethium', 'prometio', 'prometio'], 84: ['polonium', 'polonio', 'polonio'],
  85: ['astatine', 'astato', 'astato'], 87: ['francium', 'francio', 'frantzio'], 88: ['radium', 'radio', 'radio'], 89: ['actinium', 'actinio', 'aktinio'], 91: ['protactinium', 'protactinio', 'protaktinio'],
  93: ['neptunium', 'neptunio', 'neptunio'], 94: ['plutonium', 'plutonio', 'plutonio'], 95: ['americium', 'americio', 'amerizio'], 96: ['curium', 'curio', 'kurio'], 97: ['berkelium', 'berkelio', 'berkelio'], 98: ['californium', 'californio', 'kalifornio'],
};

/** Elements whose hydrides are parents; with other numbers of bonds they are named as metals: dichlorotin. */
export const LOW_VALENT_WORDS: Readonly<Record<number, Words>> = {
  32: ['germanium', 'germanio', 'germanio'], 33: ['arsenic', 'arsénico', 'artseniko'], 50: ['tin', 'estaño', 'eztainu'], 51: ['antimony', 'antimonio', 'antimonio'], 52: ['tellurium', 'telurio', 'telurio'],
};
