import type { SetsText } from '../sets-text.ts';

export const sets: SetsText = {
  heading: 'Series de problemas',
  intro:
    'Reúne problemas, da el enlace a tus estudiantes y mira quién ha resuelto qué. No necesitan cuenta: ' +
    'escriben un nombre.',
  kept:
    'Lo que hace un estudiante se guarda 90 días desde que empieza: el nombre, los intentos, las pistas ' +
    'y las estructuras erróneas. ' +
    'Solo lo ves tú, y puedes eliminarlo cuando quieras.',
  signIn: 'Inicia sesión para crear series de problemas.',
  notVerified: 'Verifica tu correo en la página de la cuenta para poder crear series de problemas.',
  none: 'Aún no tienes ninguna serie.',
  yours: 'Tus series',
  facts: (problems, students) => `${problems} problemas, ${students} estudiantes`,
  due: (date) => `Hasta el ${date}`,
  noDue: 'Sin fecha límite',
  make: {
    heading: 'Una serie nueva',
    title: 'Título',
    dueAt: 'Fecha límite',
    dueHelp: 'Opcional. Después de ese día ya no se juzga nada.',
    hints: 'Permitir pistas',
    formula: 'Mostrar la fórmula molecular',
    collection: 'Problemas de la colección',
    chosen: (count) => `${count} elegidos`,
    own: 'Tus propias moléculas',
    ownHelp:
      'Un nombre o un SMILES en cada línea. Sus espectros se simulan. Nadie ha comprobado que ningún otro ' +
      'isómero encaje igual de bien.',
    history: 'De tu historial',
    historyHelp: 'Con los espectros del análisis, y su respuesta como solución.',
    noHistory: 'Tu historial no tiene ningún análisis con respuesta.',
    submit: 'Crear la serie',
    noTitle: 'Escribe un título.',
    noProblems: 'Elige al menos un problema.',
    tooMany: 'Una serie tiene como máximo 30 problemas.',
    refused: (molecule) =>
      `«${molecule}» no puede ser un problema. Ha de tener una sola parte de 30 átomos pesados como ` +
      'máximo, de C, H, N, O, S, Cl y Br.',
  },
  one: {
    back: 'Todas las series',
    link: 'Enlace para estudiantes',
    linkHelp: 'Quien lo tenga puede resolver la serie.',
    copy: 'Copiar el enlace',
    copied: 'Copiado',
    settings: 'Ajustes',
    save: 'Guardar',
    saved: 'Guardado',
    answers: 'Quién ha resuelto qué',
    noAnswers: 'Nadie ha empezado todavía.',
    student: 'Estudiante',
    problem: (number) => `Problema ${number}`,
    solved: (tries, hints) => `Resuelto, ${tries} intentos, ${hints} pistas`,
    tried: (tries, hints) => `Sin resolver, ${tries} intentos, ${hints} pistas`,
    untouched: 'Sin intentar',
    share: 'Resuelto',
    solvedBy: (solved, all) => `${solved} de ${all}`,
    errors: 'Errores frecuentes',
    noErrors: 'No se ha dibujado ninguna estructura errónea.',
    times: (count) => `${count} ×`,
    mistakes: {
      formula: 'Otra fórmula',
      groups: 'Otros grupos funcionales',
      rings: 'Otros anillos',
      pattern: 'Otras posiciones en un anillo aromático',
      places: 'Los grupos correctos, unidos de otra manera',
    },
    solutions: 'Soluciones',
    csv: 'Guardar como CSV',
    print: 'Imprimir problemas y soluciones',
    exportHelp:
      'Para plataformas de aprendizaje: una elección entre la molécula e isómeros que sus espectros ' +
      'contradicen, con los espectros como imágenes y listas. Moodle lee su propio XML; muchas otras leen QTI 3.',
    qti: 'Guardar como QTI 3',
    moodle: 'Guardar como XML de Moodle',
    exporting: 'Dibujando espectros y eligiendo isómeros…',
    exported: (questions) => `Se han guardado ${questions} preguntas.`,
    leftOut: (problems) => `Sin opciones, y por eso fuera: ${problems}.`,
    ask: '¿Qué molécula tiene estos espectros?',
    choice: (letter) => `Estructura ${letter}`,
    itIs: (name) => `La molécula es ${name}.`,
    remove: (name) => `Eliminar las respuestas de ${name}`,
    removeSure: (name) => `¿Eliminar todo lo que se guarda de ${name}?`,
    withdraw: 'Eliminar la serie',
    withdrawSure: '¿Eliminar esta serie con todas sus respuestas?',
    withdrawHint: 'Su enlace deja de funcionar enseguida.',
    gone: 'No existe esa serie.',
    delete: 'Eliminar',
  },
  solve: {
    heading: 'Una serie de problemas',
    absent: 'No existe esa serie, o su profesor la ha retirado.',
    name: 'Tu nombre',
    nameHelp: 'Como te conoce tu profesor. No necesitas cuenta.',
    kept:
      'Tu profesor ve tu nombre, cuántas veces lo has intentado, qué pistas has pedido y qué estructuras ' +
      'erróneas has dibujado. ' +
      'Se elimina a los 90 días, o antes si se lo pides a tu profesor. Otros estudiantes no lo ven.',
    begin: 'Empezar',
    as: (name) => `Respondes como ${name}.`,
    closed: 'El plazo ha terminado: las estructuras ya no se juzgan.',
    done: (solved, all) => `${solved} de ${all} resueltos`,
    state: { new: 'Sin intentar', tried: 'Intentado', solved: 'Resuelto' },
    previous: 'Problema anterior',
    next: 'Problema siguiente',
    hintsHelp: 'Tu profesor ve qué pistas pides.',
  },
};
