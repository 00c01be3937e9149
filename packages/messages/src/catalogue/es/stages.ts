import type { stages as english } from '../en/stages.ts';

export const stages: typeof english = {
  label: 'Progreso del análisis',
  heading: 'Análisis',
  digitise: 'Lectura de las imágenes',
  interpret: 'Interpretación de los espectros',
  propose: 'Propuesta de candidatos',
  judge: 'Comparación con espectros predichos',
  report: 'Redacción del informe',
  found: {
    'images-read': '{{read}} de {{total}} imágenes leídas',
    'fact-unsaturation_one': '{{count}} insaturación (anillo o doble enlace)',
    'fact-unsaturation_other': '{{count}} insaturaciones (anillos más dobles enlaces)',
    'fact-carbon-signals_one': '¹³C: {{count}} señal para {{carbons}} carbonos',
    'fact-carbon-signals_other': '¹³C: {{count}} señales para {{carbons}} carbonos',
    'fact-carbon-signals-symmetry_one':
      '¹³C: {{count}} señal para {{carbons}} carbonos, probable simetría',
    'fact-carbon-signals-symmetry_other':
      '¹³C: {{count}} señales para {{carbons}} carbonos, probable simetría',
    'fact-carbonyl_one': '¹³C: {{count}} señal de carbonilo',
    'fact-carbonyl_other': '¹³C: {{count}} señales de carbonilo',
    'fact-nitrile': 'Probable nitrilo',
    'fact-proton-signals_one':
      '¹H: {{count}} señal; se ven {{protons}} de {{hydrogens}} hidrógenos',
    'fact-proton-signals_other':
      '¹H: {{count}} señales; se ven {{protons}} de {{hydrogens}} hidrógenos',
    'fact-proton-lines_one': '¹H: {{count}} señal',
    'fact-proton-lines_other': '¹H: {{count}} señales',
    'fact-aromatic': 'Probable anillo aromático',
    'candidates-considered_one': '{{n}} candidato considerado',
    'candidates-considered_other': '{{n}} candidatos considerados',
    'leading-candidate': 'En cabeza por ahora: {{smiles}}',
    'search-time-left': 'Tiempo de búsqueda que queda: {{left}}',
    'trying-without-carbon': 'Nada explica todos los espectros: se prueba sin ¹³C',
    'trying-without-proton': 'Nada explica todos los espectros: se prueba sin ¹H',
    'trying-without-nmr': 'Nada explica todos los espectros: se prueba sin RMN',
    'candidates-judged_one': '{{judged}} de {{n}} comparado',
    'candidates-judged_other': '{{judged}} de {{n}} comparados',
  },
};
