import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
  login: {
    heading: 'Iniciar sesión',
    submit: 'Iniciar sesión',
    busy: 'Iniciando sesión…',
    toggle: 'Ya tengo cuenta',
  },
  register: {
    heading: 'Crear una cuenta',
    submit: 'Crear cuenta',
    busy: 'Creando la cuenta…',
    toggle: 'Aún no tengo cuenta',
  },
  forgot: {
    link: '¿Has olvidado la contraseña?',
    heading: 'Recuperar la contraseña',
    intro:
      'Escribe el correo de tu cuenta y te enviaremos un enlace para elegir una contraseña nueva.',
    submit: 'Enviar el enlace',
    busy: 'Enviando…',
    sent:
      'Si hay una cuenta con este correo, recibirás en breve un enlace para elegir una ' +
      'contraseña nueva. Es válido durante 30 minutos.',
    notArrived:
      '¿No llega nada? Mira en la carpeta de correo no deseado y comprueba el correo que has escrito.',
    back: 'Volver a iniciar sesión',
  },
  reset: {
    heading: 'Elegir una contraseña nueva',
    intro: 'Sustituye a la anterior y cierra todas las sesiones de tu cuenta.',
    password: 'Contraseña nueva',
    submit: 'Cambiar la contraseña',
    busy: 'Cambiando…',
    done: 'Tu contraseña ha cambiado. Se han cerrado todas las sesiones; vuelve a iniciar sesión.',
    incomplete: 'Este enlace está incompleto. Ábrelo de nuevo desde el mensaje o pide otro.',
    request: 'Pedir otro enlace',
  },
  choose: 'Iniciar sesión o crear una cuenta',
  intro:
    'Tu cuenta guarda los análisis y controla tu límite diario. El plan Free incluye 5 análisis al día.',
  name: 'Nombre',
  email: 'Correo electrónico',
  password: 'Contraseña',
  showPassword: 'Mostrar la contraseña',
  passwordRule: 'Al menos 6 caracteres.',
  invalidEmail: 'Introduce una dirección de correo válida.',
  passwordMinimum: 'La contraseña debe tener al menos 6 caracteres.',
  nameMinimum: 'El nombre es obligatorio (mínimo 1 carácter).',
  emailHint: 'Revisa el formato del correo o prueba con otra dirección.',
  passwordHint: 'Revisa la contraseña: que tenga la longitud mínima y sea la correcta.',
  invalidData: 'Datos no válidos.',
  authenticationError: 'Error de autenticación.',
  validationError: 'Error de validación.',
  networkError: 'Error de red. Inténtalo de nuevo.',
};
