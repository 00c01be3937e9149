import type { keys as english } from '../en/keys.ts';

export const keys: typeof english = {
  heading: 'Claves de la API',
  intro:
    'Con una clave, tus propios programas y asistentes de IA usan Elucida en tu nombre. Los análisis y ' +
    'las verificaciones que inicien cuentan en tu día.',
  guide: 'Cómo usar la API',
  onPro: 'La API forma parte del plan Pro.',
  plans: 'Ver los planes',
  name: 'Nombre de la nueva clave',
  nameHint: 'Por ejemplo, el programa o el ordenador que la usará.',
  create: 'Crear una clave',
  creating: 'Creando…',
  missingName: 'Pon un nombre a la clave.',
  created: 'La clave está creada. Cópiala ahora: no se vuelve a mostrar.',
  key: 'Tu nueva clave',
  copy: 'Copiar la clave',
  copied: 'Copiada.',
  copyFailed: 'El navegador no ha permitido copiar. Selecciona la clave y cópiala.',
  made: (when) => `Creada: ${when}`,
  used: (when) => `Último uso: ${when}`,
  unused: 'Aún sin usar',
  withdraw: 'Retirar',
  withdrawOf: (name) => `Retirar la clave: ${name}`,
  sure: (name) => `¿Retirar la clave «${name}»?`,
  sureHint: 'Los programas que la usen se rechazarán desde ese momento. No se puede deshacer.',
  withdrawn: 'La clave se ha retirado.',
  webhooks: {
    heading: 'Webhooks',
    intro:
      'Una dirección tuya que recibe un mensaje firmado cuando termina un análisis o una verificación. ' +
      'No lleva resultados.',
    url: 'Dirección (https)',
    add: 'Añadir un webhook',
    adding: 'Añadiendo…',
    added: 'El webhook está añadido. Copia su secreto ahora: no se vuelve a mostrar.',
    secret: 'Su secreto',
    copySecret: 'Copiar el secreto',
    wrong: 'Escribe una dirección https.',
    never: 'Aún sin mensajes',
    answered: (when, status) => `Último mensaje: ${when}, respuesta ${status}`,
    unanswered: (when) => `Último mensaje: ${when}, sin respuesta`,
    waiting: (count) => `${count} en espera`,
    remove: 'Quitar',
    removeOf: (url) => `Quitar el webhook: ${url}`,
    removed: 'El webhook se ha quitado.',
  },
};
