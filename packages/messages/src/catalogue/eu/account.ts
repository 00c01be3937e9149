import type { account as english } from '../en/account.ts';

export const account: typeof english = {
  heading: 'Kontua',
  profile: 'Profila',
  name: 'Izena',
  email: 'Helbide elektronikoa',
  plan: 'Plana',
  memberSince: 'Alta-data',
  signedOut: 'Ez duzu saiorik hasi.',
  verification: {
    heading: 'Helbidearen egiaztapena',
    verified: 'Zure helbidea egiaztatuta dago. Analisiak egin ditzakezu.',
    intro:
      '6 digituko kodea bidaltzen dugu {{email}} helbidera. Sartu ondoren, analisiak egin ahal izango dituzu.',
    deadline:
      'Azken eguna: {{date}}. Ordurako helbidea egiaztatzen ez bada, kontua eduki guztiarekin ezabatuko da.',
    goOn: 'Jarraitu utzi zenuen lekutik',
    start: 'Hasi analisi bat',
    code: '6 digituko kodea',
    submit: 'Egiaztatu',
    busy: 'Egiaztatzen…',
    resend: 'Bidali kode berria',
    resendIn_one: 'Kode berria eskatzeko, itxaron {{count}} s',
    resendIn_other: 'Kode berria eskatzeko, itxaron {{count}} s',
    sent: 'Kodea zure helbidera bidali da.',
    already: 'Zure helbidea egiaztatuta dago jada.',
    missingEmail: 'Helbide elektronikoa falta da.',
    missingInput: 'Sartu zure helbidea eta 6 digituko kodea.',
    wait: 'Itxaron pixka bat berriro eskatu aurretik.',
    notArrived: 'Ez da ezer iritsi? Begiratu spam karpetan. Kodeak 15 minutuz balio du.',
  },
  today: 'Gaur',
  seeUsage: 'Erabilera eta mugak',
  contact: {
    heading: 'Kontaktua',
    text: 'Kontuari edo espektro bati buruzko zalantzarik, edo gaizki atera den kasuren bat? Konta iezaguzu.',
    write: 'Idatzi {{address}} helbidera',
    form: 'Ireki kontaktu-inprimakia',
    community: 'Joan komunitatera',
  },
};
