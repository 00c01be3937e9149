import type { privacy as english } from '../en/privacy.ts';

export const privacy: typeof english = {
  heading: 'Zure datuak',
  export: 'Deskargatu nire datuak',
  exportHint:
    'Zuri buruz gordetzen dugun guztia JSON fitxategi bakarrean: kontua, historiala, ' +
    'zenbaketak, iritziak eta fakturazioa.',
  delete: 'Ezabatu nire kontua',
  deleteHint: 'Betiko, zure historialarekin batera. Ezin da desegin.',
  ask: 'Kontua betiko ezabatu nahi duzu?',
  gone: 'Kontua, historiala, eguneko zenbaketak eta saio guztiak ezabatuko dira orain.',
  paid: 'Ordaindutako plana ere orain amaituko da; ordaindutako epetik geratzen dena galdu egingo da.',
  stays: 'Bidali zenituen iritziak gordeko dira, zurekin lotu gabe.',
  password: 'Zure pasahitza',
  confirm: 'Bai, ezabatu nire kontua',
  busy: 'Ezabatzen…',
  keep: 'Gorde nire kontua',
  deleted: 'Zure kontua ezabatu da.',
  leave: 'Joan hasierako orrira',
};
