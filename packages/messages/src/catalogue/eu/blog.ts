import type { blog as english } from '../en/blog.ts';

export const blog: typeof english = {
  brand: 'Elucida',
  heading: 'Ikasgunea',
  lead: 'Espektroak irakurtzeko gida laburrak, beti bilatzen ibiltzen garen taulekin.',
  search: 'Bilatu artikuluak',
  tagsLabel: 'Iragazi etiketaren arabera',
  tagsHeading: 'Etiketak',
  allTags: 'Guztiak',
  clear: 'Kendu iragazkiak',
  found_one: 'Artikulu {{count}}',
  found_other: '{{count}} artikulu',
  empty: 'Ez da artikulurik aurkitu. Saiatu iragazkiak kenduta.',
  read: 'Irakurri',
  readTitle: 'Irakurri: {{title}}',
  by: 'Egilea: {{author}}',
  team: 'Elucida taldea',
  back: 'Itzuli',
  copyLink: 'Kopiatu esteka',
  linkCopied: 'Esteka kopiatu da.',
  linkNotCopied: 'Ezin izan da esteka kopiatu. Kopiatu helbide-barratik.',
  notFound: 'Ez da artikulua aurkitu.',
  allPosts: 'Artikulu guztiak',
  aside: 'Jarraitu hemendik',
  tryHeading: 'Probatu zure espektroekin',
  tryText: 'Igo espektro baten irudia, eman formula, eta egiaztatu erantzuna gailurrez gailur.',
  guidesHeading: 'Hiru gidak',
  tags: { guide: 'Gida', ir: 'IG', nmr: 'EMN', h1: '¹H', c13: '¹³C' },
  guides: {
    ir: {
      title: 'Nola irakurri IG espektro bat',
      excerpt:
        'Nora begiratu lehenik, zer aldatzen duen neurtzeko moduak, banda diagnostikoen ' +
        'taula bat, eta etanola, bandaz banda azalduta.',
    },
    h1nmr: {
      title: 'Nola irakurri ¹H EMN espektro bat',
      excerpt:
        'Lerrakuntza, integrala eta akoplamendua: zer dioen bakoitzak, nola prestatu lagina, ' +
        'ohiko tarteak eta konstanteak, eta etanola adibide gisa.',
    },
    c13nmr: {
      title: 'Nola irakurri ¹³C EMN espektro bat',
      excerpt:
        'Zergatik ematen duen karbono bakoitzak lerro bakarra, nola bereizten dituzten ' +
        'DEPTek eta APTk CH₃, CH₂, CH eta C, ohiko tarteak, eta nola bereizi karboniloak.',
    },
  },
};
