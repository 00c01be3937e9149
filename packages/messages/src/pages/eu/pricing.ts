import type { PricingText } from '../pricing-text.ts';

export const pricing: PricingText = {
  heading: 'Planak eta prezioak',
  lead:
    'Motor bera eta froga berak plan guztietan. Egunean analisi gehiago egiteko eta aldi ' +
    'berean espektro gehiago analizatzeko ordaintzen da.',
  yourPlan: 'Zure plana',
  perMonth: 'hilean',
  popular: 'Gehien aukeratua',
  current: 'Uneko plana',
  daily: (count) => `${count} analisi egunean`,
  features: {
    free: [
      'Irudi bakarra teknika bakoitzeko',
      'Oinarrizko ikasgunea',
      'Azken 30 egunetako historiala',
    ],
    basic: ['Hainbat irudi', 'Ikasgune osoa', 'PDF eta CSV esportazioa'],
    pro: ['Hainbat irudi eta lehentasunezko motorra', 'Ikasgune osoa', 'APIa, laster'],
  },
  apiPreview: 'APIa irekita dago, aurretiazko bertsio gisa.',
  apiGuide: 'Nola erabili',
  freeImages:
    'Irudi bat analisi bakoitzeko; beste espektroen gailurrak eskuzko analisian idatz daitezke.',
  start: 'Hasi Free planarekin',
  upgrade: (plan) => `Igaro ${plan} planera`,
  manage: 'Kudeatu fakturazioa',
  downgrade: 'Itzuli Free planera',
  portal: 'Ireki fakturazio-ataria',
  renews: (date) => `Berritze-data: ${date}.`,
  ends: (date) =>
    `Bertan behera utzita. Azken eguna: ${date}; ondoren, kontua Free planera igaroko da.`,
  pastDue:
    'Azken ordainketak huts egin du. Planak egun batzuetan jarraituko du: begiratu txartela fakturazio-atarian.',
  unpaid:
    'Azken ordainketak huts egin du, eta kontua Free planean dago. Ordaindu fakturazio-atarian plana berreskuratzeko.',
  bought: (plan) => `${plan} plana daukazu orain.`,
  confirming: 'Ordainketa berresten ari gara. Kargatu orri hau berriro une bat barru.',
  left: 'Ez duzu ezer erosi, eta ez da ezer kobratu.',
  testMode: 'Proba modua: txartelean ez da ezer kobratzen',
  off: 'Oraingoz ezin da planik erosi zerbitzari honetan.',
  errors: {
    checkout: 'Ezin izan da erosketa hasi.',
    network: 'Sare-errorea.',
    billing: (status) => `Fakturazio-errorea: ${status}`,
    change: 'Ezin izan da plana aldatu.',
  },
  backOnFree: 'Free planean zaude berriro.',
  info: {
    label: 'Jakiteko',
    payments: {
      heading: 'Ordainketak',
      text:
        'Txartelaren datuak zuzenean Stripera doaz; Elucidak ez du inoiz zenbakia ikusten. ' +
        'Plana hilero berritzen da, fakturazio-atarian bertan behera utzi arte, eta ' +
        'ordaindutako hilaren amaierara arte dago indarrean.',
    },
    paymentsInTestMode:
      'Zerbitzari honetan fakturazioa proba moduan dabil. Erosketak eta atariak benetan ' +
      'bezala funtzionatzen dute, baina ez da txartelik eskatzen, eta ez da ezer kobratzen.',
    paymentsWhenOff:
      'Zerbitzari honetan ez dago ordainketa-hornitzailerik konfiguratuta: ezin da planik ' +
      'erosi, eta ez da ezer kobratzen.',
    trials: {
      heading: 'Probaldia',
      text:
        'Free plana da proba: ez du txartelik eskatzen, eta ez da iraungitzen. Igo planez ' +
        'egunean bost analisi nahikoa ez direnean, eta itzuli berriro nahikoa direnean.',
    },
    privacy: {
      heading: 'Pribatutasuna',
      text:
        'Plan bat bera ere ez da zure datuekin ordaintzen. Plan guztietan, espektroak eta ' +
        'emaitzak zure kontuarenak dira; Free planera itzultzean emaitza zaharrak ezkutatu ' +
        'egiten dira, ez ezabatu.',
    },
    privacyLink: 'Nola tratatzen diren zure datuak',
  },
};
