import type { isomers as english } from '../en/isomers.ts';

export const isomers: typeof english = {
  intro:
    'Escribe el nombre de un compuesto y obtén los isómeros constitucionales de su fórmula, ' +
    'cada uno con los espectros que cabe esperar y lo que lo distingue de los demás.',
  signedOut: 'Inicia sesión para generar una guía. No cuenta como análisis.',
  name: 'Nombre de la molécula',
  nameHint: 'Un nombre en español, inglés o euskera, un SMILES, un InChI o una fórmula.',
  tooLong:
    '{{limit}} caracteres como máximo: introduce un nombre, un SMILES, un InChI o una fórmula.',
  history: 'De tu historial',
  historyChoose: 'Elige una molécula',
  generate: 'Generar',
  running: 'Generando…',
  none: 'La respuesta no contiene datos estructurados de isómeros.',
  noRows: 'No hay isómeros que mostrar.',
  noMatch: 'Ningún isómero coincide con el filtro.',
  guideOf: 'Isómeros: {{query}}',
  aboutList: 'Sobre esta lista',
  generatedOn: 'Generado el {{date}}',
  shown: 'Se muestran {{shown}} de {{listed}}',
  uncertainty: '± es una desviación típica del desplazamiento predicho.',
  columns: { isomer: 'Isómero', diagnostics: 'Diagnóstico' },
  known: 'compuesto conocido',
  named: 'la molécula indicada',
  filter: 'Filtrar',
  filterHint: 'Parte de un nombre, de una señal o de una banda.',
  knownOnly: 'Solo compuestos conocidos',
  sort: 'Orden',
  sorts: {
    likely: 'Primero los más habituales',
    name: 'Por nombre',
    protons: 'Primero los de menos señales de ¹H',
    carbons: 'Primero los de menos señales de ¹³C',
  },
  copyJson: 'Copiar JSON',
  suggestions: '¿Querías decir uno de estos?',
  draw: 'Dibujar una estructura',
  compare: {
    choose: 'Comparar',
    chooseWhich: 'Comparar {{name}}',
    oneMore: 'Elige otro isómero para compararlos.',
    heading: 'Espectros predichos, comparados',
    close: 'Cerrar la comparación',
    label:
      'Espectros de {{technique}} predichos: {{upper}}, hacia arriba, y {{lower}}, hacia abajo',
    none: 'No se predice ninguna señal.',
    sd: 'La barra gris de cada señal abarca una desviación típica de la predicción a cada lado.',
    position: 'Predicción',
    size: 'Hidrógenos o carbonos',
  },
};
