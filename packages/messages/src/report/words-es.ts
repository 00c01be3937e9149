import type { ReportWords } from './words-en.ts';

export const wordsEs: ReportWords = {
  technique: { H1NMR: 'RMN de ¹H', C13NMR: 'RMN de ¹³C', IR: 'IR', UVVIS: 'UV-Vis', MS: 'EM' },
  environment: {
    methyl: 'CH₃', 'methyl-on-carbonyl': 'CH₃ junto a C=O', 'methyl-on-ring': 'CH₃ sobre el anillo aromático', 'methyl-on-oxygen': 'OCH₃', 'methyl-on-nitrogen': 'NCH₃', 'methyl-on-sulfur': 'SCH₃',
    methylene: 'CH₂', 'methylene-on-carbonyl': 'CH₂ junto a C=O', 'methylene-on-ring': 'CH₂ bencílico', 'methylene-on-oxygen': 'OCH₂', 'methylene-on-nitrogen': 'NCH₂', 'methylene-on-sulfur': 'SCH₂', 'methylene-on-halogen': 'CH₂ unido a halógeno',
    methine: 'CH', 'methine-on-carbonyl': 'CH junto a C=O', 'methine-on-ring': 'CH bencílico', 'methine-on-oxygen': 'OCH', 'methine-on-nitrogen': 'NCH', 'methine-on-sulfur': 'SCH', 'methine-on-halogen': 'CH unido a halógeno',
    quaternary: 'C cuaternario', 'quaternary-on-oxygen': 'C–O cuaternario', 'quaternary-on-nitrogen': 'C–N cuaternario', 'quaternary-on-halogen': 'C cuaternario unido a halógeno',
    'aromatic-ch': 'CH aromático', 'aromatic-carbon': 'C aromático', 'aromatic-carbon-oxygen': 'C–O aromático', 'aromatic-carbon-nitrogen': 'C–N aromático', 'aromatic-carbon-halogen': 'C aromático unido a halógeno',
    'alkene-ch2': '=CH₂', 'alkene-ch': '=CH', 'alkene-carbon': 'C de alqueno', 'alkyne-ch': '≡CH', 'alkyne-carbon': 'C de alquino', 'nitrile-carbon': 'C≡N', 'cumulene-carbon': '=C=',
    aldehyde: 'CHO', 'ketone-carbonyl': 'C=O de cetona', 'acid-carbonyl': 'C=O de ácido', 'amide-carbonyl': 'C=O de amida', 'imine-ch': 'CH=N', 'imine-carbon': 'C=N', 'thiocarbonyl-carbon': 'C=S',
    'ester-carbonyl': 'C=O de éster', 'anhydride-carbonyl': 'C=O de anhídrido', 'acyl-halide-carbonyl': 'C=O de haluro de acilo', 'thioester-carbonyl': 'C=O de tioéster', 'carbamate-carbonyl': 'C=O de carbamato', 'carbonate-carbonyl': 'C=O de carbonato', 'urea-carbonyl': 'C=O de urea', 'formyl-ester': 'OCHO de formiato', 'acetal-carbon': 'O–C–O', 'amine-hydrogens': 'NH₂',
    hydroxyl: 'OH', 'amine-hydrogen': 'NH', 'thiol-hydrogen': 'SH', other: 'heteroátomo',
  },
  vibration: {
    'o-h': 'tensión O–H', 'o-h-acid': 'tensión O–H ancha de ácido', 'n-h': 'tensión N–H', 'n-h-pair': 'par de tensiones N–H', 'c-h-alkyne': 'tensión ≡C–H', 'c-h-sp2': 'tensión =C–H', 'c-h-aldehyde': 'tensión C–H de aldehído', 'c-h-n-methyl': 'tensión C–H junto al nitrógeno de la amina', 's-h': 'tensión S–H', 'si-h': 'tensión Si–H',
    'c-n-triple': 'tensión C≡N', 'c-c-triple': 'tensión C≡C', cumulated: 'tensión de dobles enlaces acumulados', 'c-o-double': 'tensión C=O', 'c-o-double-high': 'tensión C=O de mayor frecuencia', 'c-c-double': 'tensión C=C', 'c-c-aromatic': 'tensión del anillo aromático', 'c-n-double': 'tensión C=N',
    'n-o-asymmetric': 'tensión asimétrica de NO₂', 'n-o-symmetric': 'tensión simétrica de NO₂', 's-o-double': 'tensión S=O', 's-o-double-asymmetric': 'tensión asimétrica de SO₂', 'p-o-double': 'tensión P=O', 'c-o': 'tensión C–O', 'c-o-c-aryl': 'tensión C–O–C arílica', 'c-h-out-of-plane': 'flexión C–H fuera del plano', 'n-h-bend': 'flexión N–H', 'c-f': 'tensión C–F', 'c-cl': 'tensión C–Cl', 'c-br': 'tensión C–Br',
  },
  multiplicity: { s: 'singlete', d: 'doblete', t: 'triplete', q: 'cuarteto', quint: 'quinteto', sext: 'sexteto', sept: 'septeto', m: 'multiplete', 'br-s': 'singlete ancho', 'br-d': 'doblete ancho', 'br-t': 'triplete ancho', 'br-m': 'multiplete ancho', dd: 'doblete de dobletes', dt: 'doblete de tripletes', td: 'triplete de dobletes', dq: 'doblete de cuartetos', ddd: 'doblete de dobletes de dobletes' },
  chromophore: { diene: 'dieno conjugado', enone: 'carbonilo conjugado', 'unsaturated-acid': 'ácido o éster conjugado', 'aryl-carbonyl': 'carbonilo arílico', arene: 'anillo bencénico', 'arene-auxochrome': 'anillo bencénico con un grupo dador de electrones', 'aryl-vinyl': 'anillo bencénico conjugado con un enlace C=C', 'aryl-nitrile': 'anillo bencénico con un grupo nitrilo', 'fused-arene': 'anillos aromáticos condensados', heteroarene: 'anillo heteroaromático', carbonyl: 'banda n→π* del carbonilo', nitro: 'grupo nitro', 'nitro-aryl': 'nitroareno', azo: 'grupo azo', nitroso: 'grupo nitroso', quinone: 'quinona', thiocarbonyl: 'tiocarbonilo', iodide: 'enlace C–I' },
  /** What a confidence means, as a sentence. */
  level: { high: 'Es alta: al menos nueve de cada diez respuestas así son correctas.', 'high-beyond': 'Es alta: en moléculas de hasta 20 átomos sin contar los de hidrógeno, al menos nueve de cada diez respuestas así son correctas; en las mayores no se ha medido.', moderate: 'Es moderada: es más probable que acierte que lo contrario, pero no es segura.', low: 'Es baja: tómala como una pista, no como una respuesta.' },
};
