import type { Language } from '../catalogue/language.ts';

export interface VerificationMail {
  readonly subject: string;
  readonly greeting: string;
  readonly lead: string;
  readonly validity: string;
  readonly ignore: string;
}

/**
 * The mail with a verification code. No text here may hold a run of six digits: the code is the
 * only one in the mail.
 */
export const verificationMail: Readonly<
  Record<Language, (values: { name: string; minutes: number }) => VerificationMail>
> = {
  en: ({ name, minutes }) => ({
    subject: 'Your Elucida verification code',
    greeting: `Hello ${name},`,
    lead: 'Here is the code to verify your email with Elucida:',
    validity: `It is valid for ${minutes} minutes. Enter it on your account page.`,
    ignore: 'If you did not create an account, you can ignore this message.',
  }),
  es: ({ name, minutes }) => ({
    subject: 'Tu código de verificación de Elucida',
    greeting: `Hola, ${name}:`,
    lead: 'Este es el código para verificar tu correo en Elucida:',
    validity: `Es válido durante ${minutes} minutos. Escríbelo en la página de tu cuenta.`,
    ignore: 'Si no has creado una cuenta, puedes ignorar este mensaje.',
  }),
  eu: ({ name, minutes }) => ({
    subject: 'Elucidaren egiaztapen-kodea',
    greeting: `Kaixo, ${name}:`,
    lead: 'Hau da zure helbide elektronikoa Elucidan egiaztatzeko kodea:',
    validity: `${minutes} minutuz balio du. Idatzi zure kontuaren orrian.`,
    ignore: 'Konturik sortu ez baduzu, ez egin kasurik mezu honi.',
  }),
};
