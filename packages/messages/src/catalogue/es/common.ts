import { eachTechnique } from '../../techniques/technique-texts.ts';
import { techniques } from '../../techniques/es.ts';
import type { common as english } from '../en/common.ts';

export const common: typeof english = {
  productName: 'Elucida',
  loading: 'Cargando…',
  retry: 'Reintentar',
  cancel: 'Cancelar',
  close: 'Cerrar',
  copy: 'Copiar',
  copied: 'Copiado',
  optional: 'opcional',
  inUse: 'en uso',
  somethingWrong: 'Algo ha fallado en esta página.',
  somethingWrongHelp:
    'Tus borradores siguen guardados en este navegador. Recarga la página para continuar.',
  notKept: 'Esta página no se puede abrir sin conexión.',
  notKeptHelp:
    'Aún no se había abierto en este navegador. Las que sí, se pueden leer; recarga ' +
    'esta cuando vuelvas a tener conexión.',
  reload: 'Recargar la página',
  partMissing:
    'Esta parte de la página no se puede mostrar. Comprueba la conexión y vuelve a cargar la página.',
  technique: eachTechnique(techniques, 'name'),
  provider: {
    openai: 'OpenAI',
    google: 'Google',
    anthropic: 'Anthropic',
    local: 'el servidor de IA propio del operador',
  },
  languageName: { en: 'English', es: 'Español', eu: 'Euskara' },
  timeAgo: {
    seconds_one: 'hace {{count}} segundo',
    seconds_other: 'hace {{count}} segundos',
    minutes_one: 'hace {{count}} minuto',
    minutes_other: 'hace {{count}} minutos',
    hours_one: 'hace {{count}} hora',
    hours_other: 'hace {{count}} horas',
  },
};
