import type { feedback as english } from '../en/feedback.ts';

export const feedback: typeof english = {
  heading: 'Iritziak',
  intro: 'Zer joan da ondo, zerk huts egin du, zeren falta sumatzen duzu? Konta iezaguzu.',
  message: 'Zure mezua',
  submit: 'Bidali',
  busy: 'Bidaltzen…',
  counter: '{{max}} karakteretik {{used}}',
  empty: 'Idatzi zerbait lehenik.',
  failed: 'Errorea: {{msg}}',
  tooLong:
    'Mezuak {{used}} karaktere ditu, eta gehienez {{max}} bidal daitezke. Laburtu pixka bat.',
  sent: 'Eskerrik asko! Zure mezua jaso dugu.',
};
