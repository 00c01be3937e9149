import type { ReportPdfTexts } from './en.ts';

export const reportPdf: ReportPdfTexts = {
  document: 'Informe de estructura',
  meta: {
    formula: 'Fórmula',
    molarMass: 'Masa molar',
    exactMass: 'Masa monoisotópica',
    date: 'Fecha',
    language: 'Idioma',
    smiles: 'SMILES',
  },
  notes: 'Notas',
  unnamed: 'Molécula sin nombre',
  verdict: 'Veredicto',
  noConfidence: 'El resultado no indica ninguna confianza.',
  experimental: 'Datos experimentales',
  noSpectra: 'El resultado no contiene espectros.',
  noPeaks: '{{technique}}: sin picos.',
  morePeaks: '… y {{count}} picos más.',
  fromImage:
    'Leído de imágenes: {{techniques}}. Comprueba acoplamientos e integrales con los espectros antes de publicarlos.',
  spectra: 'Espectros',
  plotNote:
    'Hacia arriba, línea continua: observado. Hacia abajo, línea discontinua: lo que predice ' +
    'el primer candidato; la barra del extremo es ± una desviación típica. IR: en los ' +
    'intervalos rayados se esperan bandas.',
  plotNoteObserved: 'Picos observados; no hay ningún candidato con el que compararlos.',
  plotAlt: 'Espectro de {{technique}}. Observado: {{observed}}. Predicho: {{predicted}}.',
  plotAltObserved: 'Espectro de {{technique}}. Observado: {{observed}}.',
  none: 'nada',
  assignment: 'Asignación',
  numbering:
    'Los átomos llevan los números del dibujo. «Casos» cuenta los átomos medidos con el ' +
    'mismo entorno en los que se apoya la predicción.',
  columns: {
    signal: 'Señal',
    atoms: 'Átomo',
    environment: 'Tipo',
    predicted: 'Predicho',
    cases: 'Casos',
    agreement: 'Concordancia',
  },
  unassigned: 'sin explicar',
  moreRows: '… y {{count}} filas más.',
  alternatives: 'Alternativas',
  candidates: 'Candidatos',
  method: 'Método y límites',
  computed:
    'Este informe se ha generado automáticamente. La confianza es la proporción de respuestas correctas en ' +
    'casos comparables, no una prueba; compara con una muestra auténtica antes de publicar.',
  text: 'Texto del análisis',
  images: 'Imágenes enviadas',
  imageAlt: 'Imagen enviada {{index}} de {{total}}',
  structureAlt: 'Estructura de {{name}}, SMILES {{smiles}}, con los átomos numerados',
  alternativeAlt: 'Estructura de {{name}}, SMILES {{smiles}}',
  page: 'Página {{page}}/{{pages}}',
};
