import type { ExercisesText } from '../exercises-text.ts';

export const exercises: ExercisesText = {
  heading: 'Asignaciones y errores',
  intro:
    'La estructura se conoce. Da a cada señal sus átomos, o encuentra el único paso falso de un informe. ' +
    'El juez dice qué no encaja, y por qué.',
  toProblems: 'Mejor encontrar la estructura',
  kind: 'Ejercicio',
  kinds: { assignment: 'Asignar las señales', mistake: 'Encontrar el error' },
  list: 'Ejercicios',
  exercise: (number) => `Ejercicio ${number}`,
  count: (shown, all) => `${shown} de ${all} ejercicios, primero los más fáciles`,
  next: 'Un ejercicio para mí',
  allDone: 'Has resuelto todos los ejercicios de esta selección, o has visto su solución.',
  back: 'Todos los ejercicios',
  none: 'No existe tal ejercicio.',
  structure: 'La molécula',
  giveUpSure: '¿Ver la solución? El ejercicio contará como no resuelto.',
  assignment: {
    help:
      'Escribe los números de los átomos de cada señal, o elige una señal y después sus átomos en el ' +
      'dibujo. Basta uno de los átomos equivalentes.',
    pickHelp: 'Elige una señal y después sus átomos aquí.',
    signals: 'Señales',
    atomsOf: (signal) => `Átomos de ${signal}`,
    noAtom: (text) => `No hay ningún átomo «${text}».`,
    outcome: {
      right: 'Correcto',
      exchangeable:
        'Aceptado: estos espectros no la distinguen de la señal con la que se ha intercambiado',
      incomplete: 'Faltan átomos',
      wrong: 'No son estos átomos',
      open: 'Todavía sin átomos',
    },
    solved: 'Correcto. Cada señal tiene sus átomos.',
    some: (right, all) => `${right} de ${all} señales son correctas.`,
    given: 'Los átomos de la solución están puestos.',
  },
  mistake: {
    help:
      'Un paso es falso; si se han intercambiado dos señales, lo son las dos. Elige un paso falso: este y ' +
      'su pico se muestran en los dibujos.',
    steps: 'Informe',
    check: 'Este paso es falso',
    found: 'Encontrado: este paso es falso.',
    right: 'Este paso es correcto. Busca otro.',
    shown: 'El paso falso está marcado.',
    isFalse: 'falso',
  },
};
