import type { ApiGuideText } from '../api-guide-text.ts';

export const apiGuide: ApiGuideText = {
  heading: 'Elucida programentzat',
  lead:
    'Zure programek analisiak abiatu, egiturak egiaztatu eta izenak, isomeroak eta iragarritako espektroak ' +
    'eska ditzakete. AA laguntzaileek epaile berari galde diezaiokete.',
  key: 'Dei bakoitzak gako bat behar du. Pro kontuek eta mugarik gabekoek kontuaren orrian sortzen dituzte gakoak.',
  keyLink: 'Sortu gako bat',
  document: 'OpenAPI dokumentua',
  reference: 'Dei guztien erreferentzia',
  rulesHeading: 'Arauak',
  rules: [
    'Bidali gakoa honela: `Authorization: Bearer el_…`. `/v1` eta `/mcp` irekitzen ditu, eta kontuko beste ezer ez.',
    'Analisi eta egiaztapen bakoitza behin zenbatzen da zure eguneko mugan. Izenak, isomeroak eta iragarpenak ' +
      'ez dira zenbatzen. `RateLimit` eremuek minutuan eta egunean zer geratzen den adierazten dute.',
    'Analisi bati 202 kodeaz eta bere helbideaz erantzuten zaio. `Prefer: wait=30` bidaliz gero, erantzunak itxaron ' +
      'egiten du, eta analisia bera da garaiz amaitzen bada. Egiaztapenak itxaron egiten du, `Prefer` ' +
      'goiburuak besterik esan ezean.',
    '`Accept: text/event-stream` eskatuz gero, aurrerapena jakinarazten da. Konexioa ixteak ez du ezer ezeztatzen; ' +
      '`DELETE` deiak bai.',
    '24 orduko epean `Idempotency-Key` bera lan bera da, eta behin zenbatzen da.',
    'Erroreak «problem details» dira (RFC 9457), `code` finko batekin; `errors` eremuak okerreko eremu bakoitza ' +
      'adierazten du. 429 edo 503 jaso ondoren, itxaron `Retry-After` goiburuak dioena.',
  ],
  callsHeading: 'Deiak',
  calls: {
    'POST /v1/analyses':
      'Analisi bat abiatzen du: idatzitako gailurrena (JSON) edo irudiena (formularioa).',
    'GET /v1/analyses': 'Zure analisiak, berrienetik zaharrenera, orriz orri kurtsore batekin.',
    'GET /v1/analyses/{id}': 'Analisi bat, bere emaitzarekin.',
    'DELETE /v1/analyses/{id}': 'Abian den analisi bat ezeztatzen du.',
    'POST /v1/verifications':
      'Espektroak egitura batekin bat datozen esaten du: «egin dudana al da?».',
    'GET /v1/verifications/{id}': 'Egiaztapen bat.',
    'DELETE /v1/verifications/{id}': 'Abian den egiaztapen bat ezeztatzen du.',
    'GET /v1/names': 'Izen, SMILES edo InChI baten egitura, izenekin eta identifikatzaileekin.',
    'GET /v1/isomers': 'Formula edo molekula baten isomero konstituzionalak.',
    'POST /v1/predictions':
      'Molekula baten espero diren espektroak, disolbatzaile eta maiztasun baterako.',
  },
  example: (call) => `${call} deiaren adibideak`,
  assistantsHeading: 'AA laguntzaileak',
  assistants: [
    'Model Context Protocol darabilten laguntzaileek `/mcp` helbidean galdetzen diote Elucidari, gako batekin. ' +
      'Idatzi hau zure laguntzailearen ezarpenetan:',
    'Tresnak hauek dira: `identify_molecule`, `verify_structure`, `predict_spectra`, `name_structure` eta ' +
      '`list_isomers`. Txostenak baliabide gisa iristen dira.',
  ],
};
