import type { keys as english } from '../en/keys.ts';

export const keys: typeof english = {
  heading: 'APIaren gakoak',
  intro:
    'Gako batekin, zure programek eta AA laguntzaileek zure izenean erabil dezakete Elucida. Haiek ' +
    'abiatutako analisiak eta egiaztapenak zure egunean zenbatzen dira.',
  guide: 'APIa nola erabili',
  onPro: 'APIa Pro planaren parte da.',
  plans: 'Ikusi planak',
  name: 'Gako berriaren izena',
  nameHint: 'Adibidez, erabiliko duen programa edo ordenagailua.',
  create: 'Sortu gako bat',
  creating: 'Sortzen…',
  missingName: 'Jarri izen bat gakoari.',
  created: 'Gakoa sortu da. Kopiatu orain: ez da berriro erakutsiko.',
  key: 'Zure gako berria',
  copy: 'Kopiatu gakoa',
  copied: 'Kopiatuta.',
  copyFailed: 'Nabigatzaileak ez du kopiatzen utzi. Hautatu gakoa eta kopiatu.',
  made: (when) => `Sortua: ${when}`,
  used: (when) => `Azken erabilera: ${when}`,
  unused: 'Oraindik erabili gabe',
  withdraw: 'Kendu',
  withdrawOf: (name) => `Kendu gakoa: ${name}`,
  sure: (name) => `“${name}” gakoa kendu?`,
  sureHint: 'Hura erabiltzen duten programak baztertu egingo dira hortik aurrera. Ezin da desegin.',
  withdrawn: 'Gakoa kendu da.',
};
