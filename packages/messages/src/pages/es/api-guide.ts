import type { ApiGuideText } from '../api-guide-text.ts';

export const apiGuide: ApiGuideText = {
  heading: 'Elucida para programas',
  lead:
    'Tus propios programas pueden iniciar análisis, verificar estructuras y pedir nombres, isómeros y ' +
    'espectros predichos. Los asistentes de IA pueden consultar al mismo juez.',
  key: 'Cada llamada necesita una clave. Las cuentas Pro y las ilimitadas crean claves en la página de la cuenta.',
  keyLink: 'Crear una clave',
  document: 'Documento OpenAPI',
  reference: 'Referencia de todas las llamadas',
  rulesHeading: 'Reglas',
  rules: [
    'Envía la clave como `Authorization: Bearer el_…`. Abre `/v1` y `/mcp`, y nada más de la cuenta.',
    'Cada análisis y cada verificación cuentan una vez en tu límite diario. Los nombres, los isómeros y las ' +
      'predicciones no cuentan. Los campos `RateLimit` dicen lo que queda del minuto y del día.',
    'Un análisis se responde con 202 y su dirección. Con `Prefer: wait=30` la respuesta espera y es el propio ' +
      'análisis si termina a tiempo. Una verificación espera, salvo que `Prefer` diga otra cosa.',
    '`Accept: text/event-stream` informa del progreso. Cerrar la conexión no cancela nada; `DELETE` sí.',
    'La misma `Idempotency-Key` dentro de 24 horas es el mismo trabajo y cuenta una vez.',
    'Los errores son «problem details» (RFC 9457) con un `code` fijo; `errors` señala cada campo erróneo. ' +
      'Tras un 429 o un 503, espera lo que diga `Retry-After`.',
  ],
  callsHeading: 'Llamadas',
  calls: {
    'POST /v1/analyses':
      'Inicia un análisis de picos escritos (JSON) o de imágenes (un formulario).',
    'GET /v1/analyses': 'Tus análisis, del más reciente al más antiguo, por páginas con un cursor.',
    'GET /v1/analyses/{id}': 'Un análisis con su resultado.',
    'DELETE /v1/analyses/{id}': 'Cancela un análisis en curso.',
    'POST /v1/verifications':
      'Dice si los espectros concuerdan con una estructura: «¿es lo que preparé?».',
    'GET /v1/verifications/{id}': 'Una verificación.',
    'DELETE /v1/verifications/{id}': 'Cancela una verificación en curso.',
    'GET /v1/names': 'La estructura de un nombre, SMILES o InChI, con nombres e identificadores.',
    'GET /v1/isomers': 'Los isómeros constitucionales de una fórmula o molécula.',
    'POST /v1/predictions':
      'Los espectros esperados de una molécula, para un disolvente y una frecuencia.',
  },
  example: (call) => `Ejemplos de ${call}`,
  assistantsHeading: 'Asistentes de IA',
  assistants: [
    'Los asistentes que hablan el Model Context Protocol consultan Elucida en `/mcp` con una clave. Escribe ' +
      'esto en la configuración de tu asistente:',
    'Las herramientas son `identify_molecule`, `verify_structure`, `predict_spectra`, `name_structure` y ' +
      '`list_isomers`. Los informes llegan como recursos.',
  ],
};
