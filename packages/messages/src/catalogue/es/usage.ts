import type { usage as english } from '../en/usage.ts';

export const usage: typeof english = {
  heading: 'Uso y cuota',
  used: 'Usados hoy',
  limit: 'Límite diario',
  remaining: 'Quedan hoy',
  unlimited: 'Ilimitado',
  progress: 'Parte del límite de hoy ya usada',
  resets: 'Se renueva: {{when}}',
  serverTime: 'Hora del servidor: {{when}}',
  refresh: 'Actualizar',
  signedOut: 'Inicia sesión para ver tus análisis de hoy.',
  reached:
    'Has llegado al límite de hoy. Podrás analizar de nuevo tras la próxima renovación; el ' +
    'historial y la edición manual siguen disponibles.',
  chip_one: 'Queda {{count}} de {{limit}} hoy; próxima renovación: {{time}}',
  chip_other: 'Quedan {{count}} de {{limit}} hoy; próxima renovación: {{time}}',
  chipUnlimited: 'Análisis ilimitados',
  history: {
    heading: 'Espacio del historial',
    used: '{{used}} de {{limit}} en uso',
    what:
      'Análisis guardados, con copias reducidas de sus imágenes. Una imagen que aparece en ' +
      'varios cuenta una sola vez.',
    plans:
      'Free tiene {{free}}; Basic, {{basic}}; Pro, {{pro}}. Cuando se llena, borra algunos ' +
      'análisis para guardar otros; puedes seguir analizando.',
    unverified:
      'Hasta que verifiques tu correo, hay espacio para el ejemplo y poco más. Después, Free tiene {{limit}}.',
    unlisted_one:
      'Hay {{count}} análisis de más de {{days}} días. Tu plan ya no lo muestra, pero sigue ocupando espacio.',
    unlisted_other:
      'Hay {{count}} análisis de más de {{days}} días. Tu plan ya no los muestra, pero siguen ocupando espacio.',
    delete: 'Borrar los más antiguos',
    confirm_one: '¿Borrar definitivamente {{count}} análisis de más de {{days}} días?',
    confirm_other: '¿Borrar definitivamente {{count}} análisis de más de {{days}} días?',
    confirmHint:
      'Con un plan de pago volverías a verlos. La exportación de la página de tu cuenta los incluye.',
    yes: 'Sí, borrar',
    no: 'Conservar',
  },
  tips: {
    heading: 'Aprovecha cada análisis',
    one: 'Comprueba antes la fórmula: un solo átomo equivocado cambia todos los candidatos.',
    two: 'Envía juntos todos los espectros de un compuesto: se evalúan como un solo caso.',
    three: 'Corrige un eje mal leído en la tarjeta de la imagen antes de analizar.',
  },
  questions: {
    heading: 'Preguntas',
    what: '¿Qué cuenta como un análisis?',
    whatAnswer:
      'Cada envío cuenta una vez, automático o manual. Repetirlo vuelve a contar. Las exportaciones no cuentan.',
    failed: '¿Y si falla el servidor?',
    failedAnswer:
      'Ese análisis no cuenta, ni tampoco aquel en que no se puede leer ninguna imagen.',
    when: '¿Cuándo se renueva?',
    whenAnswer: 'Una vez al día. Con la sesión iniciada, la hora aparece en esta página.',
  },
};
