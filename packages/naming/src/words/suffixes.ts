import type { Words } from './word.ts';

/**
 * A characteristic group as a suffix: `chain` where its carbon ends the chain (propan-oic acid),
 * `ring` where it is next to the parent (pyridine-carboxylic acid). `rank`: order of seniority,
 * lower is senior (P-41, P-42). `form`: the words around the name.
 */
export interface Suffix {
  readonly rank: number;
  readonly chain: Words | null;
  readonly ring: Words;
  readonly form: SuffixForm;
  readonly element?: string;
}
/**
 * `body`: no further word; `acid`: `… acid`; `ester`: the organyl group is a word of its own;
 * `halide`: `… chloride`.
 */
export type SuffixForm = 'body' | 'acid' | 'ester' | 'halide';

const acid = (rank: number, chain: Words | null, ring: Words): Suffix => ({
  rank,
  chain,
  ring,
  form: 'acid',
});
const ester = (rank: number, chain: Words | null, ring: Words): Suffix => ({
  rank,
  chain,
  ring,
  form: 'ester',
});
const halide = (rank: number, chain: Words | null, ring: Words): Suffix => ({
  rank,
  chain,
  ring,
  form: 'halide',
});
const body = (rank: number, chain: Words | null, ring: Words): Suffix => ({
  rank,
  chain,
  ring,
  form: 'body',
});

export const SUFFIXES = {
  carboxylateIon: body(20, ['oate', 'oato', 'oato'], ['carboxylate', 'carboxilato', 'karboxilato']),
  sulfonateIon: body(22, null, ['sulfonate', 'sulfonato', 'sulfonato']),
  sulfinateIon: body(23, null, ['sulfinate', 'sulfinato', 'sulfinato']),
  olate: body(40, null, ['olate', 'olato', 'olato']),
  thiolate: body(41, null, ['thiolate', 'tiolato', 'tiolato']),
  ringIon: body(80, null, ['', '', '']),
  diazonium: body(81, null, ['diazonium', 'diazonio', 'diazonio']),
  iminium: body(82, null, ['iminium', 'iminio', 'iminio']),
  aminium: body(83, null, ['aminium', 'aminio', 'aminio']),
  acid: acid(100, ['oic', 'oico', 'oiko'], ['carboxylic', 'carboxílico', 'karboxiliko']),
  peroxyAcid: acid(
    101,
    ['peroxoic', 'peroxoico', 'peroxoiko'],
    ['carboperoxoic', 'carboperoxoico', 'karboperoxoiko'],
  ),
  thioSAcid: {
    ...acid(102, ['thioic', 'tioico', 'tioiko'], ['carbothioic', 'carbotioico', 'karbotioiko']),
    element: 'S',
  },
  thioOAcid: {
    ...acid(103, ['thioic', 'tioico', 'tioiko'], ['carbothioic', 'carbotioico', 'karbotioiko']),
    element: 'O',
  },
  dithioAcid: acid(
    104,
    ['dithioic', 'ditioico', 'ditioiko'],
    ['carbodithioic', 'carboditioico', 'karboditioiko'],
  ),
  imidicAcid: acid(
    105,
    ['imidic', 'imídico', 'imidiko'],
    ['carboximidic', 'carboximídico', 'karboximidiko'],
  ),
  sulfonicAcid: acid(110, null, ['sulfonic', 'sulfónico', 'sulfoniko']),
  sulfinicAcid: acid(111, null, ['sulfinic', 'sulfínico', 'sulfiniko']),
  ester: ester(200, ['oate', 'oato', 'oato'], ['carboxylate', 'carboxilato', 'karboxilato']),
  perester: ester(
    201,
    ['peroxoate', 'peroxoato', 'peroxoato'],
    ['carboperoxoate', 'carboperoxoato', 'karboperoxoato'],
  ),
  thioSEster: {
    ...ester(202, ['thioate', 'tioato', 'tioato'], ['carbothioate', 'carbotioato', 'karbotioato']),
    element: 'S',
  },
  thioOEster: {
    ...ester(203, ['thioate', 'tioato', 'tioato'], ['carbothioate', 'carbotioato', 'karbotioato']),
    element: 'O',
  },
  dithioEster: ester(
    204,
    ['dithioate', 'ditioato', 'ditioato'],
    ['carbodithioate', 'carboditioato', 'karboditioato'],
  ),
  imidate: ester(
    205,
    ['imidate', 'imidato', 'imidato'],
    ['carboximidate', 'carboximidato', 'karboximidato'],
  ),
  imidothioate: ester(
    206,
    ['imidothioate', 'imidotioato', 'imidotioato'],
    ['carboximidothioate', 'carboximidotioato', 'karboximidotioato'],
  ),
  sulfonate: ester(210, null, ['sulfonate', 'sulfonato', 'sulfonato']),
  sulfinate: ester(211, null, ['sulfinate', 'sulfinato', 'sulfinato']),
  acylHalide: halide(300, ['oyl', 'oílo', 'oilo'], ['carbonyl', 'carbonilo', 'karbonilo']),
  thioylHalide: halide(
    302,
    ['thioyl', 'tioílo', 'tioilo'],
    ['carbothioyl', 'carbotioílo', 'karbotioilo'],
  ),
  imidoylHalide: halide(
    305,
    ['imidoyl', 'imidoílo', 'imidoilo'],
    ['carboximidoyl', 'carboximidoílo', 'karboximidoilo'],
  ),
  sulfonylHalide: halide(310, null, ['sulfonyl', 'sulfonilo', 'sulfonilo']),
  sulfinylHalide: halide(311, null, ['sulfinyl', 'sulfinilo', 'sulfinilo']),
  amide: body(400, ['amide', 'amida', 'amida'], ['carboxamide', 'carboxamida', 'karboxamida']),
  thioamide: body(
    402,
    ['thioamide', 'tioamida', 'tioamida'],
    ['carbothioamide', 'carbotioamida', 'karbotioamida'],
  ),
  amidine: body(
    405,
    ['imidamide', 'imidamida', 'imidamida'],
    ['carboximidamide', 'carboximidamida', 'karboximidamida'],
  ),
  sulfonamide: body(410, null, ['sulfonamide', 'sulfonamida', 'sulfonamida']),
  sulfinamide: body(411, null, ['sulfinamide', 'sulfinamida', 'sulfinamida']),
  hydrazide: body(
    450,
    ['hydrazide', 'hidrazida', 'hidrazida'],
    ['carbohydrazide', 'carbohidrazida', 'karbohidrazida'],
  ),
  sulfonohydrazide: body(455, null, ['sulfonohydrazide', 'sulfonohidrazida', 'sulfonohidrazida']),
  nitrile: body(
    500,
    ['nitrile', 'nitrilo', 'nitrilo'],
    ['carbonitrile', 'carbonitrilo', 'karbonitrilo'],
  ),
  aldehyde: body(600, ['al', 'al', 'al'], ['carbaldehyde', 'carbaldehído', 'karbaldehido']),
  thial: body(
    601,
    ['thial', 'tial', 'tial'],
    ['carbothialdehyde', 'carbotialdehído', 'karbotialdehido'],
  ),
  ketone: body(610, null, ['one', 'ona', 'ona']),
  thione: body(611, null, ['thione', 'tiona', 'tiona']),
  selone: body(612, null, ['selone', 'selona', 'selona']),
  alcohol: body(700, null, ['ol', 'ol', 'ol']),
  thiol: body(701, null, ['thiol', 'tiol', 'tiol']),
  selenol: body(702, null, ['selenol', 'selenol', 'selenol']),
  hydroperoxide: body(710, null, ['peroxol', 'peroxol', 'peroxol']),
  amine: body(800, null, ['amine', 'amina', 'amina']),
  imine: body(810, null, ['imine', 'imina', 'imina']),
} as const satisfies Record<string, Suffix>;
export type SuffixName = keyof typeof SUFFIXES;
