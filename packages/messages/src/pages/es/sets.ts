import type { SetsText } from '../sets-text.ts';
import { exercises } from './exercises.ts';

export const sets: SetsText = {
  heading: 'Series de problemas',
  intro:
    'Reúne problemas, da el enlace a tus estudiantes y mira quién ha resuelto qué. No necesitan cuenta: ' +
    'escriben un nombre.',
  kept:
    'Lo que hace un estudiante se guarda 90 días desde que empieza: el nombre, los intentos, las pistas ' +
    'y las respuestas erróneas. ' +
    'Solo lo ves tú, y puedes eliminarlo cuando quieras.',
  signIn: 'Inicia sesión para crear series de problemas.',
  notVerified: 'Verifica tu correo en la página de la cuenta para poder crear series de problemas.',
  none: 'Aún no tienes ninguna serie.',
  yours: 'Tus series',
  facts: (problems, students) => `${problems} problemas, ${students} estudiantes`,
  due: (date) => `Hasta el ${date}`,
  noDue: 'Sin fecha límite',
  kinds: { structure: 'Encontrar la estructura', ...exercises.kinds },
  make: {
    heading: 'Una serie nueva',
    title: 'Título',
    dueAt: 'Fecha límite',
    dueHelp: 'Opcional. Después de ese día ya no se juzga nada.',
    hints: 'Permitir pistas',
    formula: 'Mostrar la fórmula molecular',
    collection: 'Problemas de la colección',
    chosen: (count) => `${count} elegidos`,
    kind: 'Qué hacen los estudiantes',
    kindOf: (molecule) => `Qué hacen los estudiantes con ${molecule}`,
    anyone:
      'Cualquiera los encuentra, con sus soluciones, en las páginas de práctica. Tus propias moléculas solo ' +
      'están en tu serie.',
    own: 'Tus propias moléculas',
    ownHelp:
      'Un nombre o un SMILES en cada línea. Sus espectros se simulan. Nadie ha comprobado que ningún otro ' +
      'isómero encaje igual de bien. Si la estructura se muestra, la solución es la asignación del juez.',
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
    refusedFor: (molecule, reason) => `«${molecule}»: ${reason}`,
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
    noWrong: 'No se ha respondido nada erróneo.',
    takenForFalse: 'Pasos correctos que se han tomado por falsos',
    wrongAtoms: 'Átomos que no dan la señal',
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
      'Para plataformas de aprendizaje, con los espectros como imágenes y listas. Una estructura por encontrar ' +
      'se convierte en una elección entre la molécula e isómeros que sus espectros contradicen. Una asignación ' +
      'se convierte en emparejar señales y átomos, sin las señales que estos espectros no distinguen. Un ' +
      'informe se convierte en la elección de sus pasos falsos. Moodle lee su propio XML; muchas otras leen QTI 3.',
    qti: 'Guardar como QTI 3',
    moodle: 'Guardar como XML de Moodle',
    exporting: 'Dibujando espectros y eligiendo isómeros…',
    exported: (questions) => `Se han guardado ${questions} preguntas.`,
    leftOut: (problems) =>
      `Fuera, porque no se puede hacer una pregunta con una sola respuesta correcta: ${problems}.`,
    ask: '¿Qué molécula tiene estos espectros?',
    askAtoms: '¿Qué átomos dan cada señal? Una señal puede venir de más de un tipo de átomos.',
    askFalse:
      '¿Qué paso de este informe es falso? Si se han intercambiado dos señales, lo son las dos.',
    numbered: 'La molécula, con los números de sus átomos',
    exchangeable:
      'se acepta intercambiada con otra señal de la que estos espectros no la distinguen',
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
      'Tu profesor ve tu nombre, cuántas veces lo has intentado, qué pistas has pedido y qué respuestas ' +
      'erróneas has dado. ' +
      'Se elimina a los 90 días, o antes si se lo pides a tu profesor. Otros estudiantes no lo ven.',
    begin: 'Empezar',
    as: (name) => `Respondes como ${name}.`,
    closed: 'El plazo ha terminado: ya no se juzga nada.',
    done: (solved, all) => `${solved} de ${all} resueltos`,
    state: { new: 'Sin intentar', tried: 'Intentado', solved: 'Resuelto' },
    previous: 'Problema anterior',
    next: 'Problema siguiente',
    hintsHelp: 'Tu profesor ve qué pistas pides.',
  },
};
