import type { Language } from '../catalogue/language.ts';

/** Titles of the columns of the tables that history exports. */
export interface HistoryColumns {
  readonly date: string;
  readonly formula: string;
  readonly name: string;
  readonly smiles: string;
  readonly status: string;
  readonly confidence: string;
  readonly runnerUp: string;
  readonly runnerUpConfidence: string;
  readonly techniques: string;
  readonly elapsed: string;
  readonly technique: string;
  readonly position: string;
  readonly unit: string;
  readonly multiplicity: string;
  readonly couplings: string;
  readonly integral: string;
  readonly intensity: string;
  readonly assignment: string;
  readonly atoms: string;
  readonly predicted: string;
  readonly deviation: string;
  readonly verdict: string;
}

export const HISTORY_COLUMNS: Readonly<Record<Language, HistoryColumns>> = {
  en: {
    date: 'Date (UTC)',
    formula: 'Formula',
    name: 'Name',
    smiles: 'SMILES',
    status: 'Status',
    confidence: 'Confidence',
    runnerUp: 'Runner-up',
    runnerUpConfidence: 'Runner-up confidence',
    techniques: 'Techniques',
    elapsed: 'Time (s)',
    technique: 'Technique',
    position: 'Position',
    unit: 'Unit',
    multiplicity: 'Multiplicity',
    couplings: 'J (Hz)',
    integral: 'Integral (H)',
    intensity: 'Intensity',
    assignment: 'Assignment',
    atoms: 'Assigned atoms',
    predicted: 'Predicted',
    deviation: 'Standard deviation',
    verdict: 'Verdict',
  },
  es: {
    date: 'Fecha (UTC)',
    formula: 'Fórmula',
    name: 'Nombre',
    smiles: 'SMILES',
    status: 'Estado',
    confidence: 'Confianza',
    runnerUp: 'Segundo candidato',
    runnerUpConfidence: 'Confianza del segundo',
    techniques: 'Técnicas',
    elapsed: 'Tiempo (s)',
    technique: 'Técnica',
    position: 'Posición',
    unit: 'Unidad',
    multiplicity: 'Multiplicidad',
    couplings: 'J (Hz)',
    integral: 'Integral (H)',
    intensity: 'Intensidad',
    assignment: 'Asignación',
    atoms: 'Átomos asignados',
    predicted: 'Predicho',
    deviation: 'Desviación típica',
    verdict: 'Veredicto',
  },
  eu: {
    date: 'Data (UTC)',
    formula: 'Formula',
    name: 'Izena',
    smiles: 'SMILES',
    status: 'Egoera',
    confidence: 'Konfiantza',
    runnerUp: 'Bigarren hautagaia',
    runnerUpConfidence: 'Bigarrenaren konfiantza',
    techniques: 'Teknikak',
    elapsed: 'Denbora (s)',
    technique: 'Teknika',
    position: 'Kokapena',
    unit: 'Unitatea',
    multiplicity: 'Anizkoiztasuna',
    couplings: 'J (Hz)',
    integral: 'Integrala (H)',
    intensity: 'Intentsitatea',
    assignment: 'Esleipena',
    atoms: 'Esleitutako atomoak',
    predicted: 'Iragarria',
    deviation: 'Desbideratze estandarra',
    verdict: 'Ebazpena',
  },
};
