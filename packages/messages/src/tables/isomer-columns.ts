import type { Language } from '@elucida/spectra/languages';

/** Heads of the columns of an isomer guide as CSV. */
const en = {
  rank: 'Rank',
  name: 'Name',
  systematic: 'Systematic name',
  aka: 'Other names',
  smiles: 'SMILES',
  known: 'Known compound',
  h1: '¹H NMR',
  c13: '¹³C NMR',
  ir: 'IR',
  diagnostics: 'Diagnostics',
  yes: 'yes',
  no: 'no',
};
export type IsomerColumns = Readonly<Record<keyof typeof en, string>>;

export const ISOMER_COLUMNS: Readonly<Record<Language, IsomerColumns>> = {
  en,
  es: {
    rank: 'Puesto',
    name: 'Nombre',
    systematic: 'Nombre sistemático',
    aka: 'Otros nombres',
    smiles: 'SMILES',
    known: 'Compuesto conocido',
    h1: 'RMN de ¹H',
    c13: 'RMN de ¹³C',
    ir: 'IR',
    diagnostics: 'Diagnóstico',
    yes: 'sí',
    no: 'no',
  },
  eu: {
    rank: 'Postua',
    name: 'Izena',
    systematic: 'Izen sistematikoa',
    aka: 'Beste izen batzuk',
    smiles: 'SMILES',
    known: 'Konposatu ezaguna',
    h1: '¹H EMN',
    c13: '¹³C EMN',
    ir: 'IG',
    diagnostics: 'Diagnostikoa',
    yes: 'bai',
    no: 'ez',
  },
};
