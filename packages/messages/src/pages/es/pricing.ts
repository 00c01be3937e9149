import type { PricingText } from '../pricing-text.ts';

export const pricing: PricingText = {
  heading: 'Planes y precios',
  lead:
    'El mismo motor y la misma evidencia en todos los planes. Se paga por hacer más análisis ' +
    'al día y por analizar más espectros a la vez.',
  yourPlan: 'Tu plan',
  perMonth: 'al mes',
  popular: 'Popular',
  current: 'Plan actual',
  daily: (count) => `${count} análisis al día`,
  features: {
    free: [
      'Una sola imagen por técnica',
      'Centro de aprendizaje básico',
      'Historial de los últimos 30 días',
    ],
    basic: ['Varias imágenes', 'Centro de aprendizaje completo', 'Exportación a PDF y CSV'],
    pro: [
      'Varias imágenes y motor con prioridad',
      'Centro de aprendizaje completo',
      'API, próximamente',
    ],
  },
  apiPreview: 'La API está abierta como versión preliminar.',
  apiGuide: 'Cómo usarla',
  freeImages:
    'Una imagen por análisis; los picos de otros espectros se pueden escribir en el análisis manual.',
  start: 'Empezar con Free',
  upgrade: (plan) => `Pasar a ${plan}`,
  manage: 'Gestionar la facturación',
  downgrade: 'Volver a Free',
  portal: 'Abrir el portal de facturación',
  renews: (date) => `Se renueva el ${date}.`,
  ends: (date) => `Cancelado. Sigue vigente hasta el ${date}; después, la cuenta pasa a Free.`,
  pastDue:
    'No hemos podido cobrar el último pago. El plan se mantiene unos días: revisa la tarjeta ' +
    'en el portal de facturación.',
  unpaid:
    'No hemos podido cobrar el último pago y la cuenta está en Free. Paga en el portal de ' +
    'facturación para recuperar el plan.',
  bought: (plan) => `Ya tienes el plan ${plan}.`,
  confirming: 'El pago se está confirmando. Vuelve a cargar esta página dentro de un momento.',
  left: 'No has comprado nada y no se ha cobrado nada.',
  testMode: 'Modo de prueba: no se hace ningún cargo',
  off: 'Por ahora no se pueden contratar planes en este servidor.',
  errors: {
    checkout: 'No se ha podido iniciar la compra.',
    network: 'Error de red.',
    billing: (status) => `Error de facturación ${status}`,
    change: 'No se ha podido cambiar el plan.',
  },
  backOnFree: 'Has vuelto a Free.',
  info: {
    label: 'Conviene saber',
    payments: {
      heading: 'Pagos',
      text:
        'Los datos de la tarjeta van directamente a Stripe; Elucida nunca ve su número. El ' +
        'plan se renueva cada mes hasta que lo canceles en el portal de facturación y sigue ' +
        'vigente hasta el final del mes pagado.',
    },
    paymentsInTestMode:
      'En este servidor la facturación funciona en modo de prueba. La compra y el portal se ' +
      'comportan como lo harían en realidad, pero no se pide ninguna tarjeta ni se cobra ' +
      'nada.',
    paymentsWhenOff:
      'Este servidor no tiene configurado ningún proveedor de pagos: no se puede contratar ' +
      'ningún plan y no se cobra nada.',
    trials: {
      heading: 'Periodo de prueba',
      text:
        'Free es la prueba: no pide tarjeta y no caduca. Sube de plan cuando cinco análisis ' +
        'al día no basten, y vuelve cuando basten de nuevo.',
    },
    privacy: {
      heading: 'Privacidad',
      text:
        'Ningún plan se paga con tus datos. En todos, los espectros y los resultados son de ' +
        'tu cuenta; al volver a Free, los resultados antiguos se ocultan, no se borran.',
    },
    privacyLink: 'Cómo se tratan tus datos',
  },
};
