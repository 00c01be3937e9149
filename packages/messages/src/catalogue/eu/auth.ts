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
  forgot: {
    link: 'Pasahitza ahaztu duzu?',
    heading: 'Berreskuratu pasahitza',
    intro:
      'Idatzi zure kontuaren helbidea, eta pasahitz berria aukeratzeko esteka bidaliko dizugu.',
    submit: 'Bidali esteka',
    busy: 'Bidaltzen…',
    sent:
      'Helbide honekin konturik badago, laster jasoko duzu pasahitz berria aukeratzeko ' +
      'esteka. 30 minutuz balio du.',
    notArrived: 'Ez da ezer iritsi? Begiratu spam karpetan eta egiaztatu idatzi duzun helbidea.',
    back: 'Itzuli saioa hastera',
  },
  reset: {
    heading: 'Aukeratu pasahitz berria',
    intro: 'Aurrekoa ordezkatzen du, eta zure kontuaren saio guztiak ixten ditu.',
    password: 'Pasahitz berria',
    submit: 'Aldatu pasahitza',
    busy: 'Aldatzen…',
    done: 'Zure pasahitza aldatu da. Saio guztiak itxi dira; hasi saioa berriro.',
    incomplete: 'Esteka hau ez dago osorik. Ireki berriro mezutik, edo eskatu beste bat.',
    request: 'Eskatu beste esteka bat',
  },
  choose: 'Hasi saioa edo sortu kontua',
  intro:
    'Kontuak zure analisiak gordetzen ditu, eta eguneko muga zaintzen du. Free planak ' +
    'egunean 5 analisi eskaintzen ditu.',
  name: 'Izena',
  email: 'Helbide elektronikoa',
  password: 'Pasahitza',
  showPassword: 'Erakutsi pasahitza',
  passwordRule: 'Gutxienez 6 karaktere.',
  invalidEmail: 'Idatzi baliozko helbide elektroniko bat.',
  passwordMinimum: 'Pasahitzak gutxienez 6 karaktere izan behar ditu.',
  nameMinimum: 'Izena beharrezkoa da (gutxienez karaktere 1).',
  emailHint: 'Begiratu helbidearen formatua edo saiatu beste helbide batekin.',
  passwordHint: 'Begiratu pasahitza: gutxieneko luzera duen eta zuzena den.',
  invalidData: 'Datuak ez dira baliozkoak.',
  authenticationError: 'Autentifikazio-errorea.',
  validationError: 'Balidazio-errorea.',
  networkError: 'Sare-errorea. Saiatu berriro.',
};
