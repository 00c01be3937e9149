import type { AnalysesText } from '../analyses-text.ts';

export const analyses: AnalysesText = {
  titleOf: (formula) => `Análisis de ${formula}`,
  underWay: 'En curso',
  queued: 'Esperando su turno',
  goesOn:
    'El análisis se ejecuta en el servidor. Puedes recargar o cerrar esta página: continúa, y ' +
    'aquí lo encontrarás.',
  images: 'Imágenes',
  ranking: {
    heading: 'Primera clasificación',
    leader: 'En cabeza por ahora',
    mayChange: 'Aún puede cambiar hasta que termine el análisis.',
  },
  cancel: {
    button: 'Cancelar el análisis',
    busy: 'Cancelando…',
    free: 'Si lo cancelas ahora, no cuenta para tu límite diario.',
    counts: 'Ya hay una clasificación: aunque lo canceles ahora, cuenta como un análisis.',
  },
  connection: {
    lost: 'Sin conexión. El análisis continúa y esta página volverá a conectarse sola.',
    again: 'Conexión recuperada.',
  },
  ended: {
    cancelled: 'Este análisis se canceló.',
    failed: 'Este análisis ha fallado.',
    counted: 'Ha contado para tu límite diario.',
    notCounted: 'No ha contado para tu límite diario.',
    again: 'Abrir los datos y repetirlo',
  },
  missing: {
    heading: 'No existe este análisis',
    text:
      'Puede ser de otra cuenta o haberse eliminado. Los análisis que no están en tu ' +
      'historial se guardan 30 días.',
  },
  signIn: 'Inicia sesión para ver este análisis.',
  actions: {
    label: 'Qué hacer con él',
    files: 'Descargar',
    change: 'Cambiar algo y repetirlo',
    keep: 'Guardar en el historial',
    kept: 'En tu historial',
    print: 'Imprimir',
    history: 'Abrir el historial',
    start: 'Empezar otro análisis',
  },
  longer: {
    heading: 'Buscar más tiempo',
    intro:
      'La búsqueda terminó antes de haber mirado todos los isómeros. Puede seguir desde los' +
      ' candidatos encontrados, como un análisis nuevo de los mismos datos con su propia ' +
      'página. Mientras tanto ves cuáles van en cabeza y cuánto tiempo queda.',
    counts:
      'Sigue al menos el tiempo que elijas, salvo que antes se hayan mirado todos los ' +
      'isómeros, y cuenta como un análisis.',
    minutes: (minutes) => `${minutes} ${minutes === 1 ? 'minuto' : 'minutos'}`,
    plans: 'Free permite 1 minuto, Basic 3 y Pro 10.',
    busy: 'Empezando…',
  },
  keptUntil: (date) => `No está en tu historial. Se guarda hasta el ${date}.`,
  ownPage: 'Abrirlo en su propia página',
  notes: {
    heading: 'Título y notas',
    title: 'Título',
    comments: 'Notas',
    hint: 'Solo tú ves las notas, también cuando compartes el resultado.',
    edit: 'Editar título y notas',
    add: 'Añadir un título o notas',
    save: 'Guardar',
    saved: 'Guardado.',
  },
  share: {
    heading: 'Compartir',
    intro:
      'Quien tenga el enlace puede leer el resultado. No ve tu nombre ni tus notas, y los ' +
      'buscadores no lo muestran.',
    create: 'Crear un enlace',
    link: 'Enlace al resultado',
    copy: 'Copiar el enlace',
    copied: 'Enlace copiado.',
    copyFailed: 'El navegador no ha permitido copiar. Selecciona el enlace y cópialo.',
    withdraw: 'Retirar el enlace',
    withdrawn: 'El enlace ya no funciona.',
  },
  shared: {
    note:
      'Los resultados compartidos se pueden leer sin cuenta: la molécula, cuánta confianza merece ' +
      'y las pruebas, pico a pico.',
    missing: 'Este enlace no funciona',
    missingText: 'Se ha retirado o está incompleto. Pregunta a quien te lo envió.',
  },
  open: {
    heading: 'En curso',
    watch: (what) => `Seguir ${what}`,
  },
  unsaved: {
    heading: 'Fuera de tu historial',
    intro: 'Estos análisis se guardan 30 días desde que terminan.',
    uncertain: 'No concluyente',
  },
};
