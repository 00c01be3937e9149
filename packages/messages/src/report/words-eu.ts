import type { ReportWords } from './words-en.ts';

export const wordsEu: ReportWords = {
  technique: { H1NMR: '¹H EMN', C13NMR: '¹³C EMN', IR: 'IG', UVVIS: 'UM-Ikus', MS: 'MS' },
  environment: {
    methyl: 'CH₃', 'methyl-on-carbonyl': 'C=O ondoko CH₃', 'methyl-on-ring': 'eraztun aromatikoko CH₃', 'methyl-on-oxygen': 'OCH₃', 'methyl-on-nitrogen': 'NCH₃', 'methyl-on-sulfur': 'SCH₃',
    methylene: 'CH₂', 'methylene-on-carbonyl': 'C=O ondoko CH₂', 'methylene-on-ring': 'CH₂ bentzilikoa', 'methylene-on-oxygen': 'OCH₂', 'methylene-on-nitrogen': 'NCH₂', 'methylene-on-sulfur': 'SCH₂', 'methylene-on-halogen': 'halogenodun CH₂',
    methine: 'CH', 'methine-on-carbonyl': 'C=O ondoko CH', 'methine-on-ring': 'CH bentzilikoa', 'methine-on-oxygen': 'OCH', 'methine-on-nitrogen': 'NCH', 'methine-on-sulfur': 'SCH', 'methine-on-halogen': 'halogenodun CH',
    quaternary: 'C kuaternarioa', 'quaternary-on-oxygen': 'C–O kuaternarioa', 'quaternary-on-nitrogen': 'C–N kuaternarioa', 'quaternary-on-halogen': 'halogenodun C kuaternarioa',
    'aromatic-ch': 'CH aromatikoa', 'aromatic-carbon': 'C aromatikoa', 'aromatic-carbon-oxygen': 'C–O aromatikoa', 'aromatic-carbon-nitrogen': 'C–N aromatikoa', 'aromatic-carbon-halogen': 'halogenodun C aromatikoa',
    'alkene-ch2': '=CH₂', 'alkene-ch': '=CH', 'alkene-carbon': 'alkenoaren C', 'alkyne-ch': '≡CH', 'alkyne-carbon': 'alkinoaren C', 'nitrile-carbon': 'C≡N', 'cumulene-carbon': '=C=',
    aldehyde: 'CHO', 'ketone-carbonyl': 'zetonaren C=O', 'acid-carbonyl': 'azidoaren C=O', 'amide-carbonyl': 'amidaren C=O', 'imine-ch': 'CH=N', 'imine-carbon': 'C=N', 'thiocarbonyl-carbon': 'C=S',
    'ester-carbonyl': 'esterraren C=O', 'anhydride-carbonyl': 'anhidridoaren C=O', 'acyl-halide-carbonyl': 'azil haluroaren C=O', 'thioester-carbonyl': 'tioesterraren C=O', 'carbamate-carbonyl': 'karbamatoaren C=O', 'carbonate-carbonyl': 'karbonatoaren C=O', 'urea-carbonyl': 'urearen C=O', 'formyl-ester': 'formiatoaren OCHO', 'acetal-carbon': 'O–C–O', 'amine-hydrogens': 'NH₂',
    hydroxyl: 'OH', 'amine-hydrogen': 'NH', 'thiol-hydrogen': 'SH', other: 'heteroatomoa',
  },
  vibration: {
    'o-h': 'O–H tentsioa', 'o-h-acid': 'azidoaren O–H tentsio zabala', 'n-h': 'N–H tentsioa', 'n-h-pair': 'N–H tentsio bikotea', 'c-h-alkyne': '≡C–H tentsioa', 'c-h-sp2': '=C–H tentsioa', 'c-h-aldehyde': 'aldehidoaren C–H tentsioa', 'c-h-n-methyl': 'aminaren nitrogenoaren ondoko C–H tentsioa', 's-h': 'S–H tentsioa', 'si-h': 'Si–H tentsioa',
    'c-n-triple': 'C≡N tentsioa', 'c-c-triple': 'C≡C tentsioa', cumulated: 'lotura bikoitz metatuen tentsioa', 'c-o-double': 'C=O tentsioa', 'c-o-double-high': 'maiztasun handiko C=O tentsioa', 'c-c-double': 'C=C tentsioa', 'c-c-aromatic': 'eraztun aromatikoaren tentsioa', 'c-n-double': 'C=N tentsioa',
    'n-o-asymmetric': 'NO₂ tentsio asimetrikoa', 'n-o-symmetric': 'NO₂ tentsio simetrikoa', 's-o-double': 'S=O tentsioa', 's-o-double-asymmetric': 'SO₂ tentsio asimetrikoa', 'p-o-double': 'P=O tentsioa', 'c-o': 'C–O tentsioa', 'c-o-c-aryl': 'aril C–O–C tentsioa', 'c-h-out-of-plane': 'planoz kanpoko C–H tolestura', 'n-h-bend': 'N–H tolestura', 'c-f': 'C–F tentsioa', 'c-cl': 'C–Cl tentsioa', 'c-br': 'C–Br tentsioa',
  },
  multiplicity: { s: 'singletea', d: 'dobletea', t: 'tripletea', q: 'kuartetea', quint: 'kintetea', sext: 'sextetea', sept: 'septetea', m: 'multipletea', 'br-s': 'singlete zabala', 'br-d': 'doblete zabala', 'br-t': 'triplete zabala', 'br-m': 'multiplete zabala', dd: 'dobleteen dobletea', dt: 'tripleteen dobletea', td: 'dobleteen tripletea', dq: 'kuarteteen dobletea', ddd: 'dobleteen dobleteen dobletea' },
  chromophore: { diene: 'dieno konjugatua', enone: 'karbonilo konjugatua', 'unsaturated-acid': 'azido edo ester konjugatua', 'aryl-carbonyl': 'aril karboniloa', arene: 'bentzeno-eraztuna', 'arene-auxochrome': 'talde elektroi-emailea duen bentzeno-eraztuna', 'aryl-vinyl': 'C=C lotura batekin konjugatutako bentzeno-eraztuna', 'aryl-nitrile': 'nitrilo taldea duen bentzeno-eraztuna', 'fused-arene': 'eraztun aromatiko kondentsatuak', heteroarene: 'eraztun heteroaromatikoa', carbonyl: 'karboniloaren n→π* banda', nitro: 'nitro taldea', 'nitro-aryl': 'nitroarenoa', azo: 'azo taldea', nitroso: 'nitroso taldea', quinone: 'kinona', thiocarbonyl: 'tiokarboniloa', iodide: 'C–I lotura' },
  /** What a confidence means, as a sentence. */
  level: { high: 'Handia da: honelako hamar erantzunetatik bederatzi, gutxienez, zuzenak dira.', 'high-beyond': 'Handia da: hidrogenoak kontatu gabe 20 atomo arteko molekuletan, honelako hamar erantzunetatik bederatzi, gutxienez, zuzenak dira; handiagoetan ez da neurtu.', moderate: 'Ertaina da: zuzena izatea litekeena da, baina ez da segurua.', low: 'Txikia da: hartu aztarna gisa, ez erantzun gisa.' },
};
