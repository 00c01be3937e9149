import type { feedback as english } from '../en/feedback.ts';

export const feedback: typeof english = {
  heading: 'Comentarios',
  intro: '¿Qué ha ido bien, qué ha fallado, qué echas en falta? Cuéntanoslo.',
  message: 'Tu mensaje',
  submit: 'Enviar',
  busy: 'Enviando…',
  counter: '{{used}} de {{max}} caracteres',
  empty: 'Escribe algo primero.',
  failed: 'Error: {{msg}}',
  tooLong:
    'El mensaje tiene {{used}} caracteres y se pueden enviar {{max}} como máximo. Acórtalo un poco.',
  sent: '¡Gracias! Hemos recibido tu mensaje.',
};
