import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'Cuenta',
  profile: 'Perfil',
  name: 'Nombre',
  email: 'Correo electrónico',
  plan: 'Plan',
  memberSince: 'Fecha de alta',
  signedOut: 'No has iniciado sesión.',
  verification: {
    heading: 'Verificación del correo',
    verified: 'Tu correo está verificado. Ya puedes hacer análisis.',
    intro: 'Enviamos un código de 6 cifras a {{email}}. Podrás analizar en cuanto lo introduzcas.',
    deadline:
      'Si la dirección no se verifica antes del {{date}}, la cuenta se eliminará con todo su contenido.',
    goOn: 'Continuar donde lo dejaste',
    start: 'Empezar un análisis',
    code: 'Código de 6 cifras',
    submit: 'Verificar',
    busy: 'Comprobando…',
    resend: 'Enviar un código nuevo',
    resendIn_one: 'Enviar un código nuevo dentro de {{count}} s',
    resendIn_other: 'Enviar un código nuevo dentro de {{count}} s',
    sent: 'Código enviado a tu correo.',
    already: 'Tu correo ya está verificado.',
    missingEmail: 'Falta el correo electrónico.',
    missingInput: 'Introduce tu correo y el código de 6 cifras.',
    wait: 'Espera un poco antes de volver a pedirlo.',
    notArrived:
      '¿No llega nada? Mira en la carpeta de correo no deseado. El código vale durante 15 minutos.',
  },
  today: 'Hoy',
  seeUsage: 'Uso y límites',
  contact: {
    heading: 'Contacto',
    text: '¿Dudas sobre tu cuenta o sobre un espectro, o un caso que ha salido mal? Cuéntanoslo.',
    write: 'Escribir a {{address}}',
    form: 'Abrir el formulario de contacto',
    community: 'Ir a la comunidad',
  },
};
