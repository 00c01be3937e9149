import type { Language } from '../catalogue/language.ts';

/**
 * Words of the test mode's checkout and portal, which the server writes itself. Plans' names are
 * the same in every language.
 */
export interface TestModeWords {
  /** On both pages, first of all. */
  readonly banner: string;
  readonly explain: string;
  readonly back: string;
  readonly checkout: {
    readonly title: (plan: string) => string;
    readonly price: (price: string) => string;
    readonly renews: (date: string) => string;
    readonly pay: (price: string) => string;
    readonly leave: string;
  };
  readonly portal: {
    readonly title: string;
    readonly none: string;
    readonly plan: string;
    readonly state: string;
    readonly states: {
      readonly active: string;
      readonly ending: string;
      readonly past_due: string;
      readonly unpaid: string;
    };
    readonly renews: string;
    readonly ends: string;
    readonly cancel: string;
    readonly cancelHelp: (date: string) => string;
    readonly resume: string;
    readonly change: (plan: string, price: string) => string;
    readonly settle: string;
    readonly settleHelp: (date: string) => string;
    readonly settleLate: string;
    readonly try: string;
    readonly fail: string;
    readonly failHelp: string;
  };
  readonly missing: { readonly title: string; readonly text: string };
  readonly signIn: { readonly title: string; readonly text: string; readonly link: string };
}

export const testMode: Readonly<Record<Language, TestModeWords>> = {
  en: {
    banner: 'Test mode, no card is charged',
    explain:
      'This server has no payment provider set up. Plans change as they would, and nobody pays.',
    back: 'Back to the plans',
    checkout: {
      title: (plan) => `Subscribe to ${plan}`,
      price: (price) => `${price} per month`,
      renews: (date) => `Renews on ${date}, and every month after that, until you cancel.`,
      pay: (price) => `Pay ${price}`,
      leave: 'Cancel',
    },
    portal: {
      title: 'Manage your plan',
      none: 'You have no subscription.',
      plan: 'Plan',
      state: 'State',
      states: {
        active: 'Active',
        ending: 'Cancelled, still running',
        past_due: 'Payment failed',
        unpaid: 'Not paid',
      },
      renews: 'Renews on',
      ends: 'Ends on',
      cancel: 'Cancel the plan',
      cancelHelp: (date) => `The plan stays until ${date}. Then the account is on Free.`,
      resume: 'Keep the plan',
      change: (plan, price) => `Switch to ${plan} (${price} per month)`,
      settle: 'Pay the open invoice',
      settleHelp: (date) => `The last payment failed. Without a payment the plan ends on ${date}.`,
      settleLate:
        'The last payment failed and the account is on Free. Paying brings the plan back.',
      try: 'Only in test mode',
      fail: 'Let the next payment fail',
      failHelp: 'To see what an account with a failed payment looks like.',
    },
    missing: {
      title: 'This page is no longer open',
      text: 'The visit has ended, or the plan was already bought. Start again from the plans.',
    },
    signIn: {
      title: 'You are not signed in',
      text: 'Sign in to the account that opened this page.',
      link: 'Sign in',
    },
  },
  es: {
    banner: 'Modo de prueba: no se hace ningún cargo',
    explain:
      'Este servidor no tiene configurado un proveedor de pagos. Los planes cambian como lo ' +
      'harían en realidad, pero nadie paga.',
    back: 'Volver a los planes',
    checkout: {
      title: (plan) => `Suscripción a ${plan}`,
      price: (price) => `${price} al mes`,
      renews: (date) => `Se renueva el ${date} y, después, cada mes hasta que la canceles.`,
      pay: (price) => `Pagar ${price}`,
      leave: 'Cancelar',
    },
    portal: {
      title: 'Gestiona tu plan',
      none: 'No tienes ninguna suscripción.',
      plan: 'Plan',
      state: 'Estado',
      states: {
        active: 'Activo',
        ending: 'Cancelado, aún vigente',
        past_due: 'Pago fallido',
        unpaid: 'Sin pagar',
      },
      renews: 'Se renueva el',
      ends: 'Termina el',
      cancel: 'Cancelar el plan',
      cancelHelp: (date) =>
        `El plan sigue vigente hasta el ${date}. Después, la cuenta pasa a Free.`,
      resume: 'Conservar el plan',
      change: (plan, price) => `Cambiar a ${plan} (${price} al mes)`,
      settle: 'Pagar la factura pendiente',
      settleHelp: (date) => `El último pago ha fallado. Si no se paga, el plan termina el ${date}.`,
      settleLate: 'El último pago falló y la cuenta está en Free. Al pagar se recupera el plan.',
      try: 'Solo en el modo de prueba',
      fail: 'Hacer que falle el próximo pago',
      failHelp: 'Para ver cómo queda una cuenta con un pago fallido.',
    },
    missing: {
      title: 'Esta página ya no está abierta',
      text: 'La visita ha terminado o el plan ya se compró. Empieza de nuevo desde los planes.',
    },
    signIn: {
      title: 'No has iniciado sesión',
      text: 'Inicia sesión con la cuenta que abrió esta página.',
      link: 'Iniciar sesión',
    },
  },
  eu: {
    banner: 'Proba modua: txartelean ez da ezer kobratzen',
    explain:
      'Zerbitzari honek ez du ordainketa-hornitzailerik konfiguratuta. Planak benetan bezala ' +
      'aldatzen dira, baina inork ez du ordaintzen.',
    back: 'Itzuli planetara',
    checkout: {
      title: (plan) => `Hartu ${plan} plana`,
      price: (price) => `${price} hilean`,
      renews: (date) =>
        `Berritze-data: ${date}. Handik aurrera hilero berrituko da, bertan behera utzi arte.`,
      pay: (price) => `Ordaindu ${price}`,
      leave: 'Utzi',
    },
    portal: {
      title: 'Kudeatu zure plana',
      none: 'Ez duzu harpidetzarik.',
      plan: 'Plana',
      state: 'Egoera',
      states: {
        active: 'Indarrean',
        ending: 'Bertan behera utzita, oraindik indarrean',
        past_due: 'Ordainketak huts egin du',
        unpaid: 'Ordaindu gabe',
      },
      renews: 'Berritze-data',
      ends: 'Amaiera-data',
      cancel: 'Utzi plana bertan behera',
      cancelHelp: (date) =>
        `Planaren azken eguna: ${date}. Ondoren, kontua Free planera igaroko da.`,
      resume: 'Jarraitu planarekin',
      change: (plan, price) => `Aldatu ${plan} planera (${price} hilean)`,
      settle: 'Ordaindu zor den faktura',
      settleHelp: (date) =>
        `Azken ordainketak huts egin du. Ordaintzen ez bada, planaren azken eguna: ${date}.`,
      settleLate:
        'Azken ordainketak huts egin zuen, eta kontua Free planean dago. Ordainduz gero, plana berreskuratuko duzu.',
      try: 'Proba moduan bakarrik',
      fail: 'Behartu hurrengo ordainketa huts egitera',
      failHelp: 'Ordainketak huts egin duen kontu bat nolakoa den ikusteko.',
    },
    missing: {
      title: 'Orri hau ez dago irekita jada',
      text: 'Bisita amaitu da, edo plana erosita dago. Hasi berriro planetatik.',
    },
    signIn: {
      title: 'Ez duzu saiorik hasi',
      text: 'Hasi saioa orri hau ireki zuen kontuarekin.',
      link: 'Hasi saioa',
    },
  },
};
