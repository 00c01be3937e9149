import type { result as english } from '../en/result.ts';

export const result: typeof english = {
  label: 'Resultado',
  confidence: { high: 'Confianza alta', moderate: 'Confianza moderada', low: 'Confianza baja' },
  noName: 'Aún sin nombre',
  margin_one: '{{count}} punto por delante del segundo',
  margin_other: '{{count}} puntos por delante del segundo',
  alone: 'Ningún otro isómero se acerca.',
  inconclusive: 'No estamos seguros',
  inconclusiveBecause: {
    'no-spectra':
      'A una fórmula sola le corresponden varios isómeros. Añade un espectro para elegir entre ellos.',
    ambiguous:
      'Varios isómeros encajan igual de bien. Abajo están los candidatos y qué lo resolvería.',
    'poor-fit':
      'Ningún isómero de esta fórmula explica bien los espectros. Comprueba que fórmula y espectros se correspondan.',
    'no-candidates': 'No se ha encontrado ninguna molécula plausible para esta fórmula.',
    'out-of-reach':
      'Esta fórmula tiene demasiados isómeros para compararlos todos, y ninguno destaca.',
    contradiction:
      'Ningún isómero de esta fórmula explica el espectro de {{technique}}: el espectro o la ' +
      'fórmula son de otra sustancia. El orden de abajo lo han decidido los demás espectros.',
    contradictionBoth:
      'Ningún isómero de esta fórmula explica los espectros de RMN: los espectros o la ' +
      'fórmula son de otra sustancia. El orden de abajo lo han decidido los demás espectros.',
    'doubtful-formula':
      'Los espectros encajan mejor con una fórmula que se diferencia de esta en una errata. Comprueba la fórmula.',
    other: 'Las pruebas no señalan una única molécula.',
  },
  formulaHint: {
    heading: '¿Es correcta la fórmula?',
    text: 'Con {{formula}}, una molécula corriente explica estos espectros:',
    run: 'Analizar con {{formula}}',
  },
  notSaved: 'Cuenta como un análisis, pero no se guarda en tu historial.',
  why: 'Por qué',
  spectra: 'Observado y predicho',
  comparedWith: 'Predicción para el candidato {{rank}}: {{name}}',
  read: {
    corrected: 'leído de la imagen, corregido a mano',
    image: 'leído de la imagen',
    typed: 'tal como se escribió',
    derived: 'de los espectros en dos dimensiones',
  },
  candidates: 'Candidatos',
  showAll_one: 'Ver el candidato',
  showAll_other: 'Ver los {{count}} candidatos',
  candidateScore: '{{technique}}: {{percent}} del mejor ajuste',
  proposedBy: 'propuesto por: {{sources}}',
  sources: {
    library: 'compuestos conocidos',
    generator: 'generador de isómeros',
    search: 'búsqueda guiada',
    tautomer: 'tautómero de otro candidato',
    you: 'ti',
  },
  yours: 'tuya',
  showPrediction: 'Comparar',
  against: 'Pruebas en contra',
  noneFound: 'No se ha encontrado ninguna.',
  open: 'Puntos abiertos',
  unexplained: 'Picos que la molécula no explica',
  settle: 'Qué lo resolvería',
  settleDefault:
    'El espectro de una muestra auténtica, medido del mismo modo, sería la prueba definitiva.',
  warnings: 'Avisos',
  information: 'Texto completo del informe',
  raw: 'Salida sin procesar',
  elapsed: 'Tiempo',
  structureOf: 'Estructura de {{name}}',
  noStructure: 'No se puede dibujar la estructura.',
  atomKnown: '{{atom}}: {{signals}}',
  atomUnknown: '{{atom}}: no tiene ninguna señal asignada',
  atomsOf: 'Átomos de {{name}}',
  atomsHelp:
    'Elige un átomo para ver su pico, o un pico para ver sus átomos. Las flechas pasan de uno a otro.',
  enter: 'Introducir el espectro: {{technique}}',
  atomNumbers: 'Números de los átomos',
  copyMenu: 'Copiar',
  copySmiles: 'SMILES',
  copyInchi: 'InChI',
  copyInchikey: 'InChIKey',
  searchPubchem: 'Buscar en PubChem',
  exploreIsomers: 'Isómeros de esta fórmula',
  copyName: 'Nombre',
  copyFormula: 'Fórmula',
  copyJson: 'Resultado en JSON',
  copySvg: 'Estructura en SVG',
  copyMolfile: 'Molfile',
  copyPng: 'Estructura en PNG',
  copiedWhat: 'Copiado: {{what}}.',
  copyFailed: 'El navegador no ha permitido copiar.',
};
