import type { auth as english } from '../en/auth.ts';

export const auth: typeof english = {
  login: {
    heading: 'Hasi saioa',
    submit: 'Hasi saioa',
    busy: 'Saioa hasten…',
    toggle: 'Badut kontua',
  },
  register: {
    heading: 'Sortu kontua',
    submit: 'Sortu kontua',
    busy: 'Kontua sortzen…',
    toggle: 'Ez dut konturik oraindik',
  },
  choose: 'Hasi saioa edo sortu kontua',
  intro:
    'Kontuak zure analisiak gordetzen ditu, eta eguneko muga zaintzen du. Free planak egunean 5 analisi eskaintzen ditu.',
  name: 'Izena',
  email: 'Helbide elektronikoa',
  password: 'Pasahitza',
  showPassword: 'Erakutsi pasahitza',
  passwordRule: 'Gutxienez 6 karaktere.',
  invalidEmail: 'Idatzi baliozko helbide elektroniko bat.',
  passwordMinimum: 'Pasahitzak gutxienez 6 karaktere izan behar ditu.',
  nameMinimum: 'Izena beharrezkoa da (gutxienez karaktere 1).',
  emailHint: 'Begiratu helbidearen formatua edo saiatu beste helbide batekin.',
  passwordHint: 'Begiratu pasahitza: gutxieneko luzera edo zuzena den.',
  invalidData: 'Datuak ez dira baliozkoak.',
  authenticationError: 'Autentifikazio-errorea.',
  validationError: 'Balidazio-errorea.',
  networkError: 'Sare-errorea. Saiatu berriro.',
};
