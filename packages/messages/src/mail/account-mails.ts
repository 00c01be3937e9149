import type { Language } from '../catalogue/language.ts';

interface Words {
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
}
interface Named {
  readonly name: string;
}
interface Timed extends Named {
  readonly minutes: number;
}

/** What mails say of a change to how an account is signed in to. */
interface AccountMails {
  /** After `lead` comes the link. */
  readonly resetLink: (
    values: Timed,
  ) => Words & { readonly validity: string; readonly ignore: string };
  /** After `unasked` comes a link to choose a new password. */
  readonly passwordChanged: (values: Named) => Words & { readonly unasked: string };
  readonly keyMade: (values: Named) => Words & { readonly unasked: string };
  /** To the new address; after `lead` comes the code, the only run of six digits. */
  readonly emailCode: (
    values: Timed,
  ) => Words & { readonly validity: string; readonly ignore: string };
  /** To the old address; after `unasked` comes a link to where we can be written to. */
  readonly emailChanged: (values: Named) => Words & { readonly unasked: string };
  /** To an address that has an account already. */
  readonly emailTaken: Words & { readonly advice: string };
}

export const accountMails: Readonly<Record<Language, AccountMails>> = {
  en: {
    resetLink: ({ name, minutes }) => ({
      subject: 'Choose a new password for Elucida',
      greeting: `Hello ${name},`,
      lead: 'You asked for a new password for your Elucida account. Open this link to choose one:',
      validity: `The link is valid for ${minutes} minutes and can be used once.`,
      ignore:
        'If you did not ask for it, you can ignore this message: your password stays as it is.',
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Your Elucida password was changed',
      greeting: `Hello ${name},`,
      lead: 'The password of your Elucida account was changed, and your other sessions were ended.',
      unasked: 'If this was not you, choose a new password right away:',
    }),
    keyMade: ({ name }) => ({
      subject: 'A new API key for your Elucida account',
      greeting: `Hello ${name},`,
      lead: 'A key was made with which programs can use Elucida in your name.',
      unasked: 'If this was not you, withdraw it on your account page and change your password:',
    }),
    emailCode: ({ name, minutes }) => ({
      subject: 'Confirm your new email for Elucida',
      greeting: `Hello ${name},`,
      lead: 'Here is the code to change the email of your Elucida account to this address:',
      validity: `It is valid for ${minutes} minutes. Enter it on your account page.`,
      ignore: 'If you did not ask for this change, you can ignore this message.',
    }),
    emailChanged: ({ name }) => ({
      subject: 'The email of your Elucida account was changed',
      greeting: `Hello ${name},`,
      lead: 'The email of your Elucida account was changed. From now on, sign in with the new one.',
      unasked: 'If this was not you, write to us right away:',
    }),
    emailTaken: {
      subject: 'This email already has an Elucida account',
      greeting: 'Hello,',
      lead:
        'Someone wanted to change the email of their Elucida account to this address. ' +
        'Nothing was changed, because this address already has an account.',
      advice: 'If it was you, sign in with this email. If not, there is nothing you need to do.',
    },
  },
  es: {
    resetLink: ({ name, minutes }) => ({
      subject: 'Elige una contraseña nueva para Elucida',
      greeting: `Hola, ${name}:`,
      lead: 'Has pedido cambiar la contraseña de tu cuenta de Elucida. Abre este enlace para elegir una nueva:',
      validity: `El enlace es válido durante ${minutes} minutos y solo se puede usar una vez.`,
      ignore: 'Si no lo has pedido tú, puedes ignorar este mensaje: tu contraseña no cambiará.',
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Tu contraseña de Elucida ha cambiado',
      greeting: `Hola, ${name}:`,
      lead: 'La contraseña de tu cuenta de Elucida ha cambiado y las demás sesiones se han cerrado.',
      unasked: 'Si no has sido tú, elige cuanto antes una contraseña nueva:',
    }),
    keyMade: ({ name }) => ({
      subject: 'Una nueva clave de la API en tu cuenta de Elucida',
      greeting: `Hola, ${name}:`,
      lead: 'Se ha creado una clave con la que los programas pueden usar Elucida en tu nombre.',
      unasked: 'Si no has sido tú, retírala en la página de tu cuenta y cambia tu contraseña:',
    }),
    emailCode: ({ name, minutes }) => ({
      subject: 'Confirma tu nuevo correo en Elucida',
      greeting: `Hola, ${name}:`,
      lead: 'Este es el código para cambiar el correo de tu cuenta de Elucida a esta dirección:',
      validity: `Es válido durante ${minutes} minutos. Escríbelo en la página de tu cuenta.`,
      ignore: 'Si no has pedido este cambio, puedes ignorar este mensaje.',
    }),
    emailChanged: ({ name }) => ({
      subject: 'El correo de tu cuenta de Elucida ha cambiado',
      greeting: `Hola, ${name}:`,
      lead: 'El correo de tu cuenta de Elucida ha cambiado. A partir de ahora, inicia sesión con el nuevo.',
      unasked: 'Si no has sido tú, escríbenos cuanto antes:',
    }),
    emailTaken: {
      subject: 'Ya hay una cuenta de Elucida con este correo',
      greeting: 'Hola:',
      lead:
        'Alguien ha querido cambiar el correo de su cuenta de Elucida a esta dirección. No ' +
        'se ha cambiado nada, porque ya hay una cuenta con este correo.',
      advice: 'Si has sido tú, inicia sesión con este correo. Si no, no tienes que hacer nada.',
    },
  },
  eu: {
    resetLink: ({ name, minutes }) => ({
      subject: 'Aukeratu Elucidako pasahitz berria',
      greeting: `Kaixo, ${name}:`,
      lead: 'Zure Elucida kontuaren pasahitza aldatzeko eskatu duzu. Ireki esteka hau berria aukeratzeko:',
      validity: `Estekak ${minutes} minutuz balio du, eta behin bakarrik erabil daiteke.`,
      ignore: 'Zuk eskatu ez baduzu, ez egin kasurik mezu honi: zure pasahitza ez da aldatuko.',
    }),
    passwordChanged: ({ name }) => ({
      subject: 'Zure Elucidako pasahitza aldatu da',
      greeting: `Kaixo, ${name}:`,
      lead: 'Zure Elucida kontuaren pasahitza aldatu da, eta gainerako saioak itxi dira.',
      unasked: 'Zuk aldatu ez baduzu, aukeratu pasahitz berri bat lehenbailehen:',
    }),
    keyMade: ({ name }) => ({
      subject: 'APIaren gako berri bat zure Elucida kontuan',
      greeting: `Kaixo, ${name}:`,
      lead: 'Gako bat sortu da, programek zure izenean Elucida erabili ahal izateko.',
      unasked: 'Zuk sortu ez baduzu, kendu zure kontuaren orrian eta aldatu pasahitza:',
    }),
    emailCode: ({ name, minutes }) => ({
      subject: 'Berretsi zure helbide berria Elucidan',
      greeting: `Kaixo, ${name}:`,
      lead: 'Hau da zure Elucida kontuaren helbidea honetara aldatzeko kodea:',
      validity: `${minutes} minutuz balio du. Idatzi zure kontuaren orrian.`,
      ignore: 'Aldaketa hau zuk eskatu ez baduzu, ez egin kasurik mezu honi.',
    }),
    emailChanged: ({ name }) => ({
      subject: 'Zure Elucida kontuaren helbidea aldatu da',
      greeting: `Kaixo, ${name}:`,
      lead: 'Zure Elucida kontuaren helbide elektronikoa aldatu da. Aurrerantzean, hasi saioa helbide berriarekin.',
      unasked: 'Zuk aldatu ez baduzu, idatzi iezaguzu lehenbailehen:',
    }),
    emailTaken: {
      subject: 'Helbide honek badu Elucidako kontu bat',
      greeting: 'Kaixo:',
      lead:
        'Norbaitek bere Elucida kontuaren helbidea honetara aldatu nahi izan du. Ez da ezer ' +
        'aldatu, helbide honek lehendik ere kontu bat duelako.',
      advice: 'Zu izan bazara, hasi saioa helbide honekin. Bestela, ez duzu ezer egin behar.',
    },
  },
};
