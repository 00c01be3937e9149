import { solventLines } from './solvent-lines.ts';
import { pluralOf } from '../format/plural.ts';
import type { Sentences } from './statements/statements.ts';
import type { Headings, Processes } from './headings-en.ts';
import { place, where } from './where.ts';

const plural = pluralOf('es');

/** After a number of signals, where the list has lines of other substances too. */
const apart = (v: { readonly others?: number }): string =>
  v.others === undefined ? '' : ' (sin contar las líneas de otras sustancias)';

/** With those that must be present, without those that must be absent. */
const fragments = (v: { readonly present?: string; readonly absent?: string }): string =>
  [v.present && `con ${v.present}`, v.absent && `sin ${v.absent}`].filter(Boolean).join(' y ');

/** A vibration with its article: `la tensión C=O`, `el par de tensiones N–H`. */
const the = (vibration: string): string => (/^par /.test(vibration) ? 'el ' : 'la ') + vibration;
/** `de la tensión C=O`. */
const of = (vibration: string): string => (/^par /.test(vibration) ? 'del ' : 'de la ') + vibration;

export const sentencesEs: Sentences = {
  answer: (v) =>
    `La molécula que mejor explica estos espectros: ${v.fullMolecule}. Confianza: ${v.percent}. ${v.level}`,
  'only-isomer': (v) => `${v.formula} solo admite una molécula plausible: ${v.fullMolecule}.`,
  'runner-up': (v) => `Segundo candidato: ${v.rival} (${v.percent}).`,
  'runner-up-tautomer': (v) =>
    `El segundo candidato (${v.rival}, ${v.percent}) es un tautómero del primero. La RMN no los ` +
    `distingue; juntos suman ${v.together}.`,
  'inconclusive-no-spectra': (v) =>
    `Una fórmula por sí sola no identifica una molécula: ${v.formula} tiene varios isómeros ` +
    'y no hay ningún espectro con que elegir.',
  'inconclusive-ambiguous': () =>
    'No estamos seguros: más de un isómero encaja casi igual de bien con estos espectros.',
  'inconclusive-tied': (v) =>
    `Estos espectros no permiten distinguir dos candidatos, ${v.fullMolecule} y ${v.fullRival}: ambos ` +
    `explican todos los picos igual de bien (${v.percent} cada uno).`,
  'inconclusive-poor-fit': () =>
    'Ningún isómero de esta fórmula explica bastante bien estos espectros. Comprueba que la ' +
    'fórmula y los espectros son de la misma sustancia.',
  'inconclusive-no-candidates': (v) =>
    `No se ha encontrado ninguna molécula plausible de fórmula ${v.formula}.`,
  'inconclusive-fragments': (v) =>
    `Ninguna de las moléculas de ${v.formula} consideradas concuerda con los fragmentos indicados.`,
  'inconclusive-out-of-reach': (v) =>
    `${v.formula} tiene demasiados isómeros para compararlos todos, y ninguno de los ` +
    'examinados explica los espectros lo bastante bien como para proponerlo.',
  'inconclusive-contradiction': (v) =>
    `Ningún isómero de ${v.formula} explica el espectro de ${v.technique}: o el espectro o ` +
    'la fórmula son de otra sustancia, quizá un reactivo o un subproducto. El orden de los ' +
    'candidatos lo han decidido los demás espectros, y este ha contado poco.',
  'inconclusive-contradiction-both': (v) =>
    `Ningún isómero de ${v.formula} explica los espectros de RMN: o los espectros o la ` +
    'fórmula son de otra sustancia, quizá un reactivo o un subproducto. El orden de los ' +
    'candidatos lo han decidido los demás espectros, y la RMN ha contado poco.',
  'inconclusive-doubtful-formula': (v) =>
    `No estamos seguros de que la fórmula correcta sea ${v.formula}: estos espectros encajan ` +
    'mejor con otra que solo se diferencia de ella en una errata.',
  'formula-hint': (v) =>
    `¿Es correcta la fórmula? Con ${v.other} en lugar de ${v.formula}, una molécula corriente ` +
    `explica estos espectros: ${v.fullMolecule}.`,
  'best-so-far': (v) => `El mejor candidato por ahora: ${v.fullMolecule} (${v.percent}).`,
  'order-by-plausibility': () =>
    'Los candidatos figuran según lo habituales que son tales estructuras, lo que no prueba nada a ' +
    'favor de ninguno.',
  'none-of-these': (v) =>
    `Probabilidad estimada de que no sea ninguno de los candidatos de la lista: ${v.percent}.`,
  'asked-structure': (v) =>
    `La estructura por la que preguntas, ${v.molecule}, ocupa el puesto ${v.rank}. Probabilidad: ${v.percent}.`,
  'formula-unsaturation': (v) =>
    `${v.formula} tiene ${v.unsaturation} ` +
    `${plural(v.unsaturation, { one: 'insaturación', other: 'insaturaciones' })} (anillos ` +
    'más dobles enlaces).',
  'formula-saturated': (v) =>
    `${v.formula} está saturada: no tiene anillos ni enlaces múltiples de carbono.`,
  'formula-salt': (v) =>
    `${v.formula} tiene más hidrógenos y halógenos de los que puede enlazar una sola ` +
    'molécula de estos átomos: es una sal u otro compuesto de varias partes.',
  'read-from-images': () =>
    'Las posiciones de los picos se han leído en las imágenes y llevan su error de lectura; ' +
    'puede haberse escapado algún pico débil.',
  'spectrum-left-out': (v) =>
    `Solo se ha valorado el primer espectro de ${v.technique}; otro posterior ha quedado fuera.`,
  'solvent-shown': (v) =>
    `No se ha declarado el disolvente. Las líneas de las listas (${solventLines(v)} ppm) apuntan a ` +
    `${v.solvent}: los desplazamientos que dependen del disolvente se predicen para él.`,
  'solvent-usual': (v) =>
    `No se ha declarado el disolvente ni hay líneas que apunten a alguno: para los hidrógenos unidos ` +
    `a N, O y S se supone el habitual, ${v.solvent}. El margen de sus desplazamientos predichos deja ` +
    'sitio para otro.',
  'solvent-fitted': (v) =>
    `No se ha declarado el disolvente ni figura ninguna línea suya. Los hidrógenos unidos a N, O y S ` +
    `se predicen para ${v.solvent}, al que se ajustan mejor que a ${v.usual}, el habitual.`,
  numbering: () => 'Los átomos se numeran en el orden de la cadena SMILES.',
  notation: () =>
    'Entre paréntesis: el desplazamiento predicho ± una desviación típica (ppm) y n, el ' +
    'número de desplazamientos medidos con el mismo entorno.',
  'carbon-signals-fit': (v) =>
    plural(v.signals, {
      one:
        `El espectro tiene una señal${apart(v)} para ${v.carbons} carbonos: en esta molécula todos son ` +
        'equivalentes por simetría.',
      other:
        `El espectro tiene ${v.signals} señales${apart(v)} para ${v.carbons} carbonos, tantas como ` +
        'carbonos distintos tiene esta molécula: los demás son equivalentes por simetría.',
    }),
  'carbon-signals-fit-all': (v) =>
    plural(v.signals, {
      one: `El espectro tiene una señal${apart(v)}, y esta molécula, un carbono.`,
      other: `El espectro tiene ${v.signals} señales${apart(v)}, una por cada carbono de esta molécula.`,
    }),
  'carbon-signal': (v) => `${v.signals}.`,
  'carbon-carbonyl': (v) =>
    `Por encima de 160 ppm, sobre todo carbonos carbonílicos: ${v.signals}.`,
  'carbon-sp2': (v) =>
    `De 95 a 160 ppm, sobre todo carbonos aromáticos y olefínicos: ${v.signals}.`,
  'carbon-hetero': (v) =>
    `De 48 a 95 ppm, sobre todo carbonos unidos a oxígeno o nitrógeno: ${v.signals}.`,
  'carbon-alkyl': (v) => `Por debajo de 48 ppm, sobre todo carbonos alifáticos: ${v.signals}.`,
  'carbon-vague': (v) =>
    `Unas predicciones tan inciertas (${v.positions}) concuerdan casi con cualquier cosa: ` +
    'estas asignaciones prueban poco.',
  'carbon-repeated': (v) => `Escritas más de una vez y contadas una: ${v.positions}.`,
  'carbon-signals-coincide': (v) =>
    `Carbonos distintos en esta molécula: ${v.classes}; señales en el espectro: ` +
    `${v.signals}${apart(v)}. Algunas ` +
    `coinciden${where(v.coincide, (coincide) => ` (${coincide})`)}.`,
  'carbon-on-boron': (v) =>
    `Esta molécula tiene ${v.classes} tipos de carbono; el espectro, ${v.signals} ` +
    `${plural(v.signals, { one: 'señal', other: 'señales' })}${apart(v)}. El carbono unido ` +
    `al boro (${v.atoms}) se ensancha por él y a menudo no se ve.`,
  'carbon-divided': (v) =>
    `${v.atoms} dan más de una señal (${v.positions}): iguales por su conectividad, los ` +
    'distingue la estereoquímica o una rotación lenta.',
  'offset-high': (v) =>
    `De media, los desplazamientos de ${v.technique} están ${v.offset} ppm por encima de lo ` +
    'previsto: la referencia del espectro puede estar desplazada.',
  'offset-low': (v) =>
    `De media, los desplazamientos de ${v.technique} están ${v.offset} ppm por debajo de lo ` +
    'previsto: la referencia del espectro puede estar desplazada.',
  'mixture-likely': (v) =>
    `Las integrales a ${v.positions} (${v.integrals}) guardan proporciones enteras entre sí, ` +
    'pero no con el resto: la muestra puede ser una mezcla.',
  'carbon-weakest': (v) =>
    `La peor concordancia en ¹³C está a ${v.observed} ppm, donde se predice ${v.environment} ` +
    `(${v.atoms}) a ${v.predicted} ± ${v.sd}.`,
  'integrals-all': (v) =>
    plural(v.hydrogens, {
      one: 'La integral da cuenta del único hidrógeno.',
      other: `Las integrales dan cuenta de los ${v.hydrogens} hidrógenos.`,
    }),
  'integrals-exchangeable': (v) =>
    `Las integrales dan cuenta de ${v.protons} de los ${v.hydrogens} hidrógenos; ` +
    plural(v.missing, {
      one: 'el que falta es intercambiable (OH, NH o SH).',
      other: `los ${v.missing} que faltan son intercambiables (OH, NH o SH).`,
    }),
  'proton-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}.`,
  'exchangeable-signal': (v) =>
    `**${v.observed}**${where(v.written, (written) => ` (${written})`)}: ${v.signals}. La ` +
    'posición de estas señales varía con el disolvente y la concentración, así que prueba poco.',
  'exchangeable-hidden': (v) =>
    `Los hidrógenos intercambiables de ${v.atoms} no tienen señal propia; lo explica el intercambio.`,
  'exchangeable-deuterated': (v) =>
    `El deuterio del disolvente sustituye a los hidrógenos de ${v.atoms}, que no dan señal propia.`,
  'proton-divided': (v) =>
    `Los hidrógenos de ${v.atoms} tienen más de una señal (${v.positions}): los distingue la ` +
    'estereoquímica o una rotación lenta.',
  'proton-not-listed': (v) =>
    `La lista tiene menos hidrógenos que la fórmula; aquí faltan ${v.protons}H de ` +
    `${v.environment} (${v.atoms}), que se esperan en torno a ${v.predicted} ± ${v.sd} ppm.`,
  'splitting-none': () => 'No hay hidrógenos en carbonos vecinos; de ahí el singlete.',
  'splitting-equivalent': () =>
    'Los hidrógenos del átomo vecino son equivalentes a este, y los hidrógenos equivalentes ' +
    'no se desdoblan entre sí: de ahí el singlete.',
  'splitting-by-neighbours': (v) =>
    plural(v.count, {
      one: `Un hidrógeno vecino (en ${v.neighbourAtoms}) explica el ${v.observedPattern}.`,
      other: `Los ${v.count} hidrógenos vecinos (en ${v.neighbourAtoms}) explican el ${v.observedPattern}.`,
    }),
  'splitting-multiplet': (v) =>
    `El acoplamiento con vecinos distintos (en ${v.neighbourAtoms}) explica el multiplete.`,
  'coupling-shared': (v) =>
    `La misma *J* (${v.coupling} Hz) aparece en ${v.other} ppm: ${v.atoms} y ${v.otherAtoms} son vecinos.`,
  'coupling-ortho': (v) => `*J* = ${v.coupling} Hz es un acoplamiento orto.`,
  'coupling-trans': (v) =>
    `*J* = ${v.coupling} Hz es un acoplamiento trans a través del doble enlace.`,
  'coupling-cis': (v) => `*J* = ${v.coupling} Hz es un acoplamiento cis a través del doble enlace.`,
  'para-pattern': (v) =>
    `${v.observed} y ${v.other}, dos dobletes de dos hidrógenos cada uno, son el patrón de ` +
    'un anillo para-disustituido.',
  'proton-weakest': (v) =>
    `La peor concordancia en ¹H está a ${v.observed} ppm, donde se predice ${v.environment} ` +
    `(${v.atoms}) a ${v.predicted} ± ${v.sd}.`,
  'ir-band-found': (v) =>
    `**${v.observed} cm⁻¹**: ${v.vibration}, como corresponde al grupo «${v.group}» (${v.from}–${v.to}).`,
  'ir-bands-carbon-dioxide': (v) => `${v.positions} cm⁻¹: CO₂ atmosférico.`,
  'ir-bands-compatible': (v) =>
    `${v.positions} cm⁻¹: ${plural(v.bands, { one: 'compatible', other: 'compatibles' })} ` +
    `con ${the(v.vibration)} (${v.group}, ${v.from}–${v.to}), sin que eso lo pruebe.`,
  'ir-bands-zwitterion': (v) =>
    `${v.positions} cm⁻¹: el zwitterión del aminoácido, como está en el sólido y en agua (–NH₃⁺ y –COO⁻).`,
  'ir-bands-carboxylate': (v) =>
    `${v.positions} cm⁻¹: el ion carboxilato (–COO⁻), tensiones antisimétrica y simétrica.`,
  'ir-bands-c-h': (v) =>
    `${v.positions} cm⁻¹: tensiones y flexiones de enlaces C–H, que muestran casi todas las ` +
    'moléculas con carbonos saturados.',
  'ir-bands-overtone': (v) =>
    `${v.positions} cm⁻¹: sobretonos y bandas de combinación de un anillo aromático.`,
  'ir-bands-fingerprint': (v) =>
    `${v.positions} cm⁻¹: región de la huella dactilar, que no se interpreta banda a banda.`,
  'ms-molecular-ion': (v) => `***m/z* ${v.mz}** (${v.relativeIntensity}): el ion molecular.`,
  'ms-molecular-ion-missing': (v) =>
    `El ion molecular, *m/z* ${v.mz}, no se ve, como ocurre con muchas moléculas que se fragmentan ` +
    `con facilidad.`,
  'ms-adduct': (v) => `***m/z* ${v.mz}**: ${v.ion}.`,
  'ms-adduct-exact': (v) => `***m/z* ${v.mz}**: ${v.ion}, calculado ${v.mass} (${v.ppm} ppm).`,
  'ms-adduct-off': (v) =>
    `*m/z* ${v.mz} dista ${v.ppm} ppm de ${v.ion} (${v.mass}): una masa exacta tan alejada ` +
    'corresponde a otra composición.',
  'ms-adduct-missing': (v) =>
    `Ningún pico es un ion de la molécula entera; se esperaría ${v.positions}.`,
  'ms-aromatic-series': (v) =>
    `*m/z* ${v.positions}: la serie de iones en que se rompen los anillos bencénicos.`,
  'ms-ion-protonated-acid': (v) =>
    `*m/z* ${v.positions}: el ácido del éster con dos hidrógenos más (ácido protonado).`,
  'ms-ions-hydrocarbon': (v) =>
    `*m/z* ${v.ions}: iones hidrocarbonados, en los que se rompen y reordenan las cadenas, los ` +
    'alquenos y los anillos saturados.',
  'ms-ions-listed': (v) => `*m/z* ${v.ions}: iones que las tablas dan para el grupo «${v.group}».`,
  'ms-ions-of-bonds': (v) =>
    `*m/z* ${v.ions}: iones que pueden dar partes de la molécula cuando se rompen varios enlaces ` +
    'o migran hidrógenos.',
  'ms-ions-later': (v) =>
    `*m/z* ${v.losses}: iones que pueden haber perdido otra molécula pequeña u otro radical.`,
  'ms-soft-fragments': (v) =>
    `*m/z* ${v.positions}: iones por debajo de la molécula; los fragmentos de la ionización ` +
    'suave no se interpretan uno por uno.',
  'ms-isotope-pattern': (v) =>
    `M+2, con un ${v.found} de M, concuerda con la fórmula (${v.expected}).`,
  'ms-fragment-found': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): ` +
    `${v.process}${where(v.bond, (bond) => `, en el enlace ${bond}`)}.`,
  'ms-ion-of-group': (v) =>
    `***m/z* ${v.mz}** (${v.relativeIntensity}, M − ${v.loss}): ion típico del grupo «${v.group}».`,
  'ms-fragments-minor': (v) =>
    `*m/z* ${v.positions}: ` +
    `${plural(v.positionsCount, { one: 'otro fragmento', other: 'otros fragmentos' })} de esta molécula.`,
  'ms-peaks-isotope': (v) =>
    `*m/z* ${v.positions}: ` +
    plural(v.positionsCount, {
      one: 'pico isotópico de un ion ya citado.',
      other: 'picos isotópicos de iones ya citados.',
    }),
  'ms-peaks-small': (v) =>
    `*m/z* ${v.positions}: ` +
    plural(v.positionsCount, {
      one: 'ion minoritario o de masa baja, que no se interpreta por separado.',
      other: 'iones minoritarios o de masa baja, que no se interpretan uno a uno.',
    }),
  'uv-maximum-found': (v) =>
    `**${v.found} nm**: ${v.chromophore}; las reglas de incrementos lo sitúan en ${v.expected} ± ${v.sd} nm.`,
  'uv-end-absorption': (v) => `${v.positions} nm: absorción terminal, sin valor diagnóstico.`,
  'carbon-off': (v) =>
    `¹³C ${v.observed} ppm queda lejos de lo que se espera de ${v.environment} (${v.atoms}): ` +
    `${v.predicted} ± ${v.sd}.`,
  'carbon-missing': (v) =>
    `${v.environment} (${v.atoms}) debería dar una señal de ¹³C en torno a ${v.predicted} ± ${v.sd} ` +
    `ppm, y no queda ninguna.`,
  'carbon-signals-against': (v) =>
    `Carbonos distintos en esta molécula: ${v.classes}; señales en el espectro de ¹³C: ` +
    `${v.signals}${apart(v)}` +
    `${where(v.coincide, (each) => `. Carbonos distintos tendrían que coincidir (${each})`)}.`,
  'proton-off': (v) =>
    `¹H ${v.observed} ppm queda lejos de lo que se espera de los hidrógenos de ${v.environment} ` +
    `(${v.atoms}): ${v.predicted} ± ${v.sd}.`,
  'proton-missing': (v) =>
    `Ninguna señal de ¹H deja sitio para ${v.protons}H de ${v.environment} (${v.atoms}), que ` +
    `se esperan en torno a ${v.predicted} ± ${v.sd} ppm.`,
  'splitting-misfit': (v) =>
    `¹H ${v.observed} es un ${v.observedPattern}, el patrón de ` +
    `${plural(v.seen, { zero: 'ningún vecino', one: 'un vecino', other: `${v.seen} vecinos` })}; ` +
    (v.needs === 'more'
      ? `${v.atoms} tiene al menos ${v.least} que ` +
        `${plural(v.least, { one: 'debe', other: 'deben' })} desdoblarlo` +
        `${where(v.neighbourAtoms, (atoms) => ` (en ${atoms})`)}.`
      : v.most === 0
        ? `nada cerca de ${v.atoms} puede desdoblarlo.`
        : `como mucho ${v.most} ${plural(v.most, { one: 'puede', other: 'pueden' })} desdoblar ` +
          `${v.atoms}.`),
  'couplings-misfit': (v) =>
    `La constante de acoplamiento de ${v.constant} Hz en ¹H ${v.observed} ppm no tiene pareja ` +
    `entre los vecinos de ${v.atoms}.`,
  'tautomers-average': () =>
    'El hidrógeno que pasa de un nitrógeno a otro haría equivalentes, por parejas, algunos de estos ' +
    'carbonos.',
  'hsqc-paths': (v) =>
    'El HSQC une los hidrógenos con los carbonos que los llevan, ' +
    `${plural(v.count, { one: 'una pareja', other: `${v.count} parejas` })}: ${v.peaks}.`,
  'hsqc-shared': (v) =>
    'HSQC muestra una señal de ¹H en más carbonos de los que permiten los hidrógenos de su integral. Uno de ' +
    `estos picos puede ser un artefacto: ${v.peaks}.`,
  'hmbc-paths': (v) =>
    plural(v.count, {
      one: `Un pico de HMBC une núcleos a dos o tres enlaces: ${v.peaks}.`,
      other: `${v.count} picos de HMBC unen núcleos a dos o tres enlaces: ${v.peaks}.`,
    }),
  'hmbc-long': (v) =>
    plural(v.count, {
      one: `Un pico de HMBC sería aquí a cuatro enlaces, lo que se ve de vez en cuando: ${v.peaks}.`,
      other:
        `${v.count} picos de HMBC serían aquí a cuatro enlaces, lo que se ve de vez en cuando: ` +
        `${v.peaks}.`,
    }),
  'hmbc-direct': (v) =>
    plural(v.count, {
      one:
        'Un pico de HMBC está en el carbono que lleva los hidrógenos, un acoplamiento a un enlace ' +
        `que no se suprimió: ${v.peaks}.`,
      other:
        `${v.count} picos de HMBC están en el carbono que lleva los hidrógenos, acoplamientos a un ` +
        `enlace que no se suprimieron: ${v.peaks}.`,
    }),
  'cosy-paths': (v) =>
    plural(v.count, {
      one: `Un pico de COSY une hidrógenos a dos o tres enlaces: ${v.peaks}.`,
      other: `${v.count} picos de COSY unen hidrógenos a dos o tres enlaces: ${v.peaks}.`,
    }),
  'cosy-long': (v) =>
    plural(v.count, {
      one:
        'Un pico de COSY sería aquí a cuatro o cinco enlaces, lo que permiten los dobles enlaces y ' +
        `los anillos: ${v.peaks}.`,
      other:
        `${v.count} picos de COSY serían aquí a cuatro o cinco enlaces, lo que permiten los dobles ` +
        `enlaces y los anillos: ${v.peaks}.`,
    }),
  'noesy-paths': (v) =>
    plural(v.count, {
      one: `Un pico de NOESY une hidrógenos a cinco enlaces como mucho: ${v.peaks}.`,
      other: `${v.count} picos de NOESY unen hidrógenos a cinco enlaces como mucho: ${v.peaks}.`,
    }),
  'noesy-long': (v) =>
    plural(v.count, {
      one:
        `Un pico de NOESY une hidrógenos a más de cinco enlaces: ${v.peaks}. Solo están cerca en el espacio donde un ` +
        'pliegue o un sistema de anillos los acerca; si no, el pico es un artefacto.',
      other:
        `${v.count} picos de NOESY unen hidrógenos a más de cinco enlaces: ${v.peaks}. Solo están cerca en el ` +
        'espacio donde un pliegue o un sistema de anillos los acerca; si no, los picos son artefactos.',
    }),
  'correlations-unowned': (v) =>
    `Picos de ${v.technique} en una señal que ningún átomo de esta molécula explica: ${v.peaks}.`,
  'correlations-unmatched': (v) =>
    `Picos de ${v.technique} lejos de toda señal de las listas, que no cuentan: ${v.peaks}.`,
  'hsqc-bare': (v) =>
    `El HSQC une ¹H ${v.observed} ppm con ¹³C ${v.other} ppm, pero el carbono de esa línea ` +
    `(${v.atoms}) no tiene aquí ningún hidrógeno.`,
  'hsqc-kind': (v) =>
    `El signo del pico de HSQC ${v.observed}/${v.other} ppm no encaja con un carbono con ` +
    `${plural(v.count, { one: 'un hidrógeno', other: `${v.count} hidrógenos` })} (${v.atoms}).`,
  'hmbc-far': (v) =>
    `El HMBC une ¹H ${v.observed} ppm y ¹³C ${v.other} ppm; aquí los hidrógenos de ${v.atoms} y ` +
    `${v.otherAtoms} están a ${v.bonds} enlaces.`,
  'cosy-far': (v) =>
    `El COSY une ¹H ${v.observed} y ${v.other} ppm; aquí los hidrógenos de ${v.atoms} y los de ` +
    `${v.otherAtoms} están a ${v.bonds} enlaces.`,
  'hetero-signals': (v) => `${v.signals}.`,
  'hetero-signals-fit': (v) =>
    plural(v.signals, {
      one: `El espectro de ${v.nucleus} tiene una señal, y esta molécula un solo tipo de ${v.nucleus}.`,
      other:
        `El espectro de ${v.nucleus} tiene ${v.signals} señales, una por cada tipo de ${v.nucleus} ` +
        `de esta molécula.`,
    }),
  'hetero-signals-coincide': (v) =>
    `Esta molécula tiene ${v.classes} tipos de ${v.nucleus}; el espectro tiene ${v.signals} ` +
    `${plural(v.signals, { one: 'señal', other: 'señales' })}, así que algunas coinciden.`,
  'hetero-signals-against': (v) =>
    `Esta molécula tiene ${v.classes} ${plural(v.classes, { one: 'tipo', other: 'tipos' })} de ` +
    `${v.nucleus}; el espectro tiene ${v.signals} ${plural(v.signals, { one: 'señal', other: 'señales' })}.`,
  'hetero-off': (v) =>
    `${v.nucleus} ${v.observed} ppm queda lejos de lo que se espera de ${v.environment} (${v.atoms}): ` +
    `${v.predicted} ± ${v.sd}.`,
  'hetero-missing': (v) =>
    `${v.environment} (${v.atoms}) debería dar una señal de ${v.nucleus} en torno a ${v.predicted} ± ` +
    `${v.sd} ppm, y no queda ninguna.`,
  'hetero-integral': (v) =>
    `${v.nucleus} ${v.observed} ppm: la integral es la de ${v.seen} ` +
    `${plural(v.seen, { one: 'núcleo', other: 'núcleos' })}; ${v.atoms} ` +
    `${plural(v.nuclei, { one: 'es uno', other: `son ${v.nuclei}` })}.`,
  'hetero-splitting': (v) =>
    `${v.nucleus} ${v.observed} ppm: el desdoblamiento exige ${v.seen} ` +
    `${plural(v.seen, { one: 'núcleo acoplado', other: 'núcleos acoplados' })}; cerca de ${v.atoms} ` +
    `esta molécula ${v.most === 0 ? 'no tiene ninguno' : `tiene ${v.most}`}.`,
  'ir-band-missing': (v) =>
    `No hay banda de IR entre ${v.from} y ${v.to} cm⁻¹, donde el grupo «${v.group}» debería ` +
    `mostrar su ${v.vibration}${where(v.near, (near) => `; la más cercana está a ${near} cm⁻¹`)}.`,
  'ir-band-foreign': (v) =>
    `IR ${v.observed} cm⁻¹ tiene el aspecto ${of(v.vibration)} (${v.from}–${v.to}), y esta ` +
    'molécula no tiene ningún grupo que lo explique.',
  'ir-band-lowered': (v) =>
    `La tensión C=O a ${v.observed} cm⁻¹ queda por debajo del intervalo habitual de este ` +
    `grupo: ${v.group} (${v.from}–${v.to}); tendría que bajarla un enlace de hidrógeno o un ` +
    'donador de electrones conjugado con ella.',
  'ir-band-raised': (v) =>
    `La tensión C=O a ${v.observed} cm⁻¹ queda por encima del intervalo habitual de este ` +
    `grupo: ${v.group} (${v.from}–${v.to}); tendrían que subirla la fase gas, un anillo ` +
    'tensionado o grupos vecinos que retiren electrones.',
  'ms-isotope-mismatch': (v) =>
    `M+2, con un ${v.found} de M, no concuerda con la fórmula (${v.expected}).`,
  'ms-fragment-missing': (v) =>
    `No hay pico de EM en *m/z* ${v.mz} (M − ${v.loss}), que debería aparecer por ${v.process}.`,
  'ms-fragment-foreign': (v) =>
    `EM *m/z* ${v.mz} (${v.relativeIntensity}, M − ${v.loss}) no se explica por ninguna ` +
    'ruptura sencilla de esta molécula.',
  'uv-maximum-missing': (v) =>
    `Las reglas de incrementos sitúan un máximo en ${v.expected} nm (${v.chromophore}), y no lo hay.`,
  'uv-maximum-foreign': (v) =>
    `UV-Vis ${v.found} nm: no se espera que ningún cromóforo de esta molécula absorba ahí.`,
  'shift-fits-other': (v) =>
    `El pico de ${v.technique} en ${v.observedPlace} encaja mejor con ${v.fullRival}: allí se ` +
    `predice en ${v.rivalPredicted} ± ${v.rivalSd}, y aquí en ${v.predicted} ± ${v.sd} para ` +
    `${v.environment} (${v.atoms}).`,
  'peak-fits-other': (v) =>
    `El pico de ${v.technique} en ${v.observedPlace} no tiene sitio en esta molécula y debería ` +
    `venir de otra sustancia; ${v.fullRival} lo explica (${v.rivalPredicted} ± ${v.rivalSd}).`,
  'splitting-fits-other': (v) =>
    `El ${v.observedPattern} de ¹H ${v.observed} encaja mejor con ${v.fullRival}: allí los ` +
    `vecinos deberían dar un ${v.rivalPattern}, y aquí los de ${v.atoms} un ` +
    `${v.expectedPattern}.`,
  'nothing-against': () =>
    'Nada lo contradice: ninguna señal queda lejos de su predicción ni falta ninguna que deba aparecer.',
  'nothing-single-against': () =>
    'Ninguna señal la contradice por sí sola, pero en conjunto concuerdan peor de lo que ' +
    'deberían con la molécula correcta.',
  'nothing-decisive-against': () =>
    'Nada favorece a otro candidato. Lo que encaja mal figura entre los puntos abiertos.',
  'open-points': () =>
    'Ningún otro candidato explica mejor estos puntos, así que aquí no deciden nada: la ' +
    'lista puede estar incompleta, un valor mal escrito o una predicción equivocada.',
  'unexplained-peak': (v) =>
    `${v.technique} ${v.observedPlace}: ningún átomo ni grupo de esta molécula lo explica.`,
  'unexplained-protons': (v) =>
    `${v.technique} ${v.observedPlace}: ${v.protons}H de esta señal no ` +
    `${plural(Number(v.protons), { one: 'corresponde', other: 'corresponden' })} a ningún ` +
    'hidrógeno de esta molécula.',
  'other-solvent': (v) =>
    `${v.technique} ${v.positionsPlace}: se asigna al disolvente, ${v.solvent} (${v.places}).`,
  'other-water': (v) =>
    `${v.technique} ${v.positionsPlace}: se asigna al agua en ${v.solvent} (cerca de ` +
    `${v.places}), cuya posición cambia con la concentración y la temperatura.`,
  'other-reference': (v) =>
    `${v.technique} ${v.positionsPlace}: se asigna a la referencia, TMS, a 0 ppm.`,
  'other-impurity': (v) =>
    `${v.technique} ${v.positionsPlace}: se asigna a un resto de ${v.impurity} en la muestra (en ` +
    `${v.solvent}: ${v.places}).`,
  'other-small': (v) =>
    `${v.technique} ${v.positionsPlace}: integral demasiado pequeña para un hidrógeno de esta ` +
    'molécula, por lo que se atribuye a una impureza.',
  'carbon-split': (v) =>
    `${v.technique} ${v.positionsPlace}: junto con la línea asignada a ${v.places}, un solo ` +
    `carbono desdoblado por ${v.nucleus}${where(v.constant, (constant) => ` (*J* de unos ${constant} Hz)`)}.`,
  'slow-form-enol': (v) =>
    `${v.technique} ${v.positionsPlace}: la forma enólica, que está en equilibrio lento con ella y ` +
    `da señales propias.`,
  'slow-form-keto': (v) =>
    `${v.technique} ${v.positionsPlace}: la forma cetónica, que está en equilibrio lento con ella y ` +
    `da señales propias.`,
  'slow-form-anomer': (v) =>
    `${v.technique} ${v.positionsPlace}: señales del segundo anómero. El anillo de este hemiacetal ` +
    'se abre y se cierra, de modo que la disolución contiene los dos anómeros, cada uno con sus ' +
    'propias señales. Queda abierto cuáles son de cada uno.',
  'ammonium-hydrogens': (v) =>
    `${v.technique} ${v.positionsPlace}: los hidrógenos del nitrógeno protonado de esta sal, ` +
    'cuyas señales varían con el disolvente y la concentración.',
  'unexplained-told-above': () => 'Solo los citados más arriba.',
  'nothing-unexplained': () => 'Ninguno: todos los picos están asignados o citados más arriba.',
  rival: (v) => `${v.fullRival}, ${v.percent}.`,
  'rival-tied': (v) => `${v.fullRival}, ${v.percent}, empatado con el primero.`,
  'rival-told-apart': (v) =>
    `Los distingue el pico de ${v.technique} en ${v.observedPlace}: para el primero se predice en ` +
    `${v.predicted} ± ${v.sd}; para este, en ${v.rivalPredicted} ± ${v.rivalSd}.`,
  'rival-told-apart-by-absence': (v) =>
    `No tiene con qué explicar el pico de ${v.technique} en ${v.observedPlace}, que para el primero ` +
    `se predice en ${v.predicted} ± ${v.sd}.`,
  'rival-told-apart-by-count': (v) =>
    `Carbonos distintos en este: ${v.rivalClasses}; señales en el espectro de ¹³C: ${v.signals}.`,
  'rival-told-apart-by-splitting': (v) =>
    `Los distingue el ${v.observedPattern} de ¹H ${v.observed}: los vecinos deberían dar un ` +
    `${v.expectedPattern} en el primero y un ${v.rivalPattern} en este.`,
  'rival-told-apart-by-band': (v) =>
    `No tiene ningún grupo «${v.group}» para la banda de IR a ${v.observed} cm⁻¹ (${v.vibration}).`,
  'rival-lacks-band': (v) =>
    `Su grupo «${v.group}» debería mostrar su ${v.vibration} entre ${v.from} y ${v.to} cm⁻¹, y no ` +
    `hay tal banda.`,
  'rival-told-apart-by-fragment': (v) =>
    `No puede dar el ion de *m/z* ${v.mz}, que el primero forma (${v.process}).`,
  'rival-misses-signal': (v) =>
    `Su ${v.environment} (${v.atoms}) debería dar una señal de ${v.technique} en torno a ` +
    `${v.predicted} ± ${v.sd} ppm, y no queda ninguna.`,
  'rival-told-apart-by-technique': (v) =>
    v.deviation === undefined
      ? `Ningún pico decide por sí solo; en conjunto, el espectro de ${v.technique} favorece al primero.`
      : `Ningún pico decide por sí solo; en conjunto, el espectro de ${v.technique} concuerda mejor con el ` +
        `primero (desviación media de ${v.deviation} ppm frente a ${v.rivalDeviation} ppm).`,
  'rival-told-apart-by-plausibility': () =>
    'Los espectros encajan casi por igual con ambos; el primero va delante solo porque tales ' +
    'estructuras son mucho más habituales.',
  'rival-inseparable': () => 'Estos espectros no lo distinguen del primero.',
  'rival-tautomer': () =>
    'Es un tautómero del primero. Un hidrógeno pasa de una forma a la otra tan deprisa que ' +
    'la RMN muestra un único espectro promediado, con el que no se pueden distinguir; el ' +
    'orden entre ambas se debe sobre todo a cómo se suelen dibujar estos compuestos.',
  'rival-tautomer-again': () => 'Otro tautómero del primero.',
  'rival-tautomer-minor': () =>
    'Es un tautómero del primero, en una forma que estos compuestos casi nunca adoptan; la RMN ' +
    'mostraría la habitual.',
  'these-inseparable': (v) =>
    `Estos espectros no distinguen del primero ${v.count} de estos candidatos.`,
  'rival-favoured': (v) =>
    `A su favor: el pico de ${v.technique} en ${v.observedPlace}, que para este se predice en ` +
    `${v.rivalPredicted} ± ${v.rivalSd} y para el primero en ${v.predicted} ± ${v.sd}.`,
  'no-rival': () => 'Ningún otro isómero se le acerca.',
  'settle-hetero-count': (v) =>
    `Un espectro de ${v.nucleus}: ${v.count} ${plural(v.count, { one: 'señal', other: 'señales' })} ` +
    `si es ${v.molecule}, ${v.rivalCount} si es ${v.rival}.`,
  'settle-hetero-shift': (v) =>
    `Un espectro de ${v.nucleus}: una señal en torno a ${v.shift} ppm (${place(v.environment, v.atoms)}) ` +
    `si es ${v.molecule}; en torno a ${v.rivalShift} ppm (${v.otherEnvironment}) si es ${v.rival}.`,
  'settle-carbon-count': (v) =>
    `Un espectro de ¹³C: ${v.count} ${plural(v.count, { one: 'señal', other: 'señales' })} ` +
    `si es ${v.molecule}, ${v.rivalCount} si es ${v.rival}.`,
  'settle-carbon-shift': (v) =>
    `Un espectro de ¹³C: una señal en torno a ${v.shift} ppm (${place(v.environment, v.atoms)}) si es ` +
    `${v.molecule}; en su lugar, en torno a ${v.rivalShift} ppm ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}) si es ${v.rival}.`,
  'settle-proton-shift': (v) =>
    `Un espectro de ¹H: una señal en torno a ${v.shift} ppm (${place(v.environment, v.atoms)}) si es ` +
    `${v.molecule}; en su lugar, en torno a ${v.rivalShift} ppm ` +
    `(${place(v.otherEnvironment, v.otherAtoms)}) si es ${v.rival}.`,
  'settle-ir-band': (v) =>
    `Un espectro de IR: si es ${v.molecule}, ${the(v.vibration)} de su grupo ` +
    `«${v.group}» entre ${v.from} y ${v.to} cm⁻¹; si es ${v.rival}, ninguna banda ahí.`,
  'settle-ir-position': (v) =>
    `Un espectro de IR: ${the(v.vibration)} entre ${v.from} y ${v.to} cm⁻¹ (${v.group}) si es ` +
    `${v.molecule}; entre ${v.rivalFrom} y ${v.rivalTo} cm⁻¹ (${v.rivalGroup}) si es ${v.rival}.`,
  'settle-ms-fragment': (v) =>
    `Un espectro de masas por impacto electrónico: un ion de *m/z* ${v.mz} (${v.process}), ` +
    `que ${v.molecule} da y ${v.rival} no.`,
  'settle-uv-band': (v) =>
    `Un espectro de UV-Vis: una banda intensa en torno a ${v.shift} nm si es ${v.molecule}; ` +
    `si es ${v.rival}, ningún cromóforo la da.`,
  'settle-uv-position': (v) =>
    `Un espectro de UV-Vis: la banda intensa de mayor longitud de onda, en torno a ${v.shift} nm ` +
    `si es ${v.molecule} y a ${v.rivalShift} nm si es ${v.rival}.`,
  'settle-dept': (v) =>
    `DEPT o un HSQC editado: ${v.molecule} ` +
    `${plural(v.count, { zero: 'no tiene señales', one: 'tiene una señal', other: `tiene ${v.count} señales` })} ` +
    `de ${v.carbonKind}; ${v.rival} ` +
    `${plural(v.rivalCount, { zero: 'no tiene ninguna', one: 'tiene una', other: `tiene ${v.rivalCount}` })}.`,
  'settle-hmbc': (v) =>
    `HMBC: una correlación de ¹H ${v.observed} ppm (${v.environment}, ${v.atoms}) con ¹³C ` +
    `${v.other} ppm (${v.otherEnvironment}, ${v.otherAtoms}) apoyaría ${v.molecule}; ` +
    `en ${v.rival} están demasiado lejos.`,
  'settle-noesy': (v) =>
    `NOESY: un pico cruzado del CH₃ a ${v.observed} ppm de ¹H (${v.atoms}) con ${v.other} ppm ` +
    `favorecería ${v.molecule}; con ${v.rivalOther} ppm, ${v.rival}.`,
  'settle-hmbc-shared': (v) =>
    `HMBC: el carbono con que correlaciona el CH₃ a ${v.observed} ppm de ¹H (${v.atoms}) ` +
    `correlaciona también con fuerza con ${v.other} ppm de ¹H en ${v.molecule}, y con ` +
    `${v.rivalOther} ppm en ${v.rival}.`,
  'settle-cosy': (v) =>
    `COSY: un pico cruzado entre ¹H ${v.observed} y ${v.other} ppm (${v.atoms} y ` +
    `${v.otherAtoms}) apoyaría ${v.molecule}; en ${v.rival} no son vecinos.`,
  'settle-tautomers': () =>
    'Qué tautómero predomina depende del disolvente y del estado de la muestra: en el ' +
    'sólido, una estructura por rayos X muestra dónde está el hidrógeno; en disolución, los ' +
    'desplazamientos de ¹⁵N, o espectros de UV-Vis en varios disolventes junto a los de ' +
    'derivados metilados en un átomo y en el otro.',
  'settle-carbon': () =>
    'Un espectro de ¹³C es lo que más acotaría la elección: cuenta los carbonos distintos y sitúa cada uno.',
  'settle-proton': () =>
    'Un espectro de ¹H con integrales es lo que más acotaría la elección: cuenta los ' +
    'hidrógenos y muestra cuáles son vecinos.',
  'settle-nothing-routine': (v) =>
    `No se prevé que ningún espectro de rutina distinga claramente ${v.molecule} de ` +
    `${v.rival}; sí lo harían INADEQUATE, una estructura por rayos X o una muestra de cada ` +
    'uno.',
  'settle-not-needed': () =>
    'No hace falta ninguna otra medida para elegir entre los isómeros comparados.',
  'settle-test-carbon': (v) =>
    `Un espectro de ¹³C pondría a prueba la respuesta: ${v.molecule} debería dar ${v.count} ` +
    `${plural(v.count, { one: 'señal', other: 'señales' })}, en torno a ${v.positions} ppm.`,
  'settle-test-proton': (v) =>
    'Un espectro de ¹H pondría a prueba la respuesta: los hidrógenos unidos a carbono de ' +
    `${v.molecule} deberían aparecer en torno a ${v.positions} ppm.`,
  'settle-test-formula': () =>
    'Un espectro de masas de alta resolución pondría a prueba la fórmula en la que todo se apoya.',
  'settle-record-again': () =>
    'Registra de nuevo, con la misma muestra, los espectros que contradicen la fórmula. Si ' +
    'no cambian, la fórmula es errónea, y un espectro de masas de alta resolución lo ' +
    'mostraría.',
  'settle-ultraviolet-again': () =>
    'El espectro de UV-Vis no concuerda con esta respuesta: regístralo de nuevo, con una muestra purificada.',
  'settle-reference': () =>
    'La prueba definitiva es el espectro de una muestra auténtica, medido en las mismas condiciones.',
  'method-exhaustive': (v) =>
    `Se han considerado todos los isómeros plausibles de la fórmula (${v.considered}).`,
  'method-search': (v) =>
    `Se han considerado ${v.considered} isómeros mediante una búsqueda guiada; la fórmula ` +
    'tiene más, así que puede haber uno mejor sin examinar.',
  'method-late': () =>
    'El tiempo de un análisis se acabó antes de que terminara la búsqueda. Una búsqueda más larga ' +
    'puede encontrar otras moléculas.',
  'method-library': (v) =>
    `Solo se han considerado moléculas conocidas de esta fórmula (${v.considered}).`,
  'fragments-asked': (v) => `Solo cuentan las moléculas ${fragments(v)}, como has pedido.`,
  'limits-stereocentres': (v) =>
    `La configuración no se determina (estereocentros: ${v.atoms}), aunque el nombre designe una.`,
  'configuration-stated': (v) =>
    `Configuración relativa: \`${v.smiles}\` (probabilidad: ${v.probability}, entre ` +
    `${v.count} diastereoisómeros). Su imagen especular da los mismos espectros.`,
  'configuration-in-part': (v) =>
    `Configuración relativa, en parte: \`${v.smiles}\` (probabilidad: ${v.probability}). Lo que este ` +
    'SMILES no indica queda abierto, y su imagen especular da los mismos espectros.',
  'configuration-coupling': (v) =>
    `La señal de ¹H en ${v.observed} ppm (${v.atoms}) tiene *J* = ${v.measured} Hz. Para esta ` +
    `configuración se predicen ` +
    `${v.expected} Hz; para la siguiente, ${v.otherwise} Hz.`,
  'configuration-contact': (v) =>
    `Un pico de NOESY une ¹H ${v.observed} y ${v.other} ppm. Los hidrógenos de ${v.atoms} y ` +
    `${v.otherAtoms} están a unos ` +
    `${v.distance} Å en esta configuración y a ${v.otherwise} Å en la siguiente.`,
  'configuration-open': (v) =>
    'Las constantes de acoplamiento y el NOE no deciden la configuración relativa: el más probable de ' +
    `${plural(v.count, { one: 'un diastereoisómero', other: `${v.count} diastereoisómeros` })} no lo es ` +
    `bastante (${v.probability}). Dentro de un sistema de anillos, un espectro NOESY puede decidirla.`,
  'double-bond-decided': (v) =>
    `*J* = ${v.coupling} Hz a través del doble enlace ${v.atoms} muestra que es ${v.configuration}.`,
  'limits-double-bond': (v) =>
    `Si el doble enlace es E o Z no forma parte de la respuesta (${v.atoms}), aunque el ` +
    'nombre designe una de las dos formas.',
  'limits-tautomers': () =>
    'Los tautómeros en intercambio rápido se evalúan como una sola sustancia: los ' +
    'desplazamientos que se comparan con sus espectros de RMN son los predichos para la ' +
    'forma que mejor concuerda.',
  'limits-shifts': () =>
    'Los desplazamientos químicos se predicen a partir de compuestos medidos; varían con el ' +
    'disolvente y la concentración.',
};

export const headingsEs: Headings = {
  facts: 'Fórmula y notación',
  reasoning: 'Razonamiento',
  against: 'Pruebas en contra',
  open: 'Puntos abiertos',
  unexplained: 'Picos que la molécula no explica',
  rivals: 'Otros candidatos',
  settle: 'Qué lo resolvería',
  method: 'Cómo se ha encontrado',
};

export const processesEs: Processes = {
  acylium: 'ion acilio por ruptura α',
  benzylic: 'ruptura bencílica',
  allylic: 'ruptura alílica',
  'alpha-nitrogen': 'ruptura α junto al nitrógeno',
  'alpha-oxygen': 'ruptura α junto al oxígeno',
  'alpha-sulfur': 'ruptura α junto al azufre',
  tertiary: 'ruptura que da un catión terciario',
  secondary: 'ruptura que da un catión secundario',
  primary: 'ruptura que da un catión primario',
  methyl: 'catión metilo',
  aryl: 'catión arilo',
  vinyl: 'catión vinilo',
  'hetero-cation': 'ruptura junto a un heteroátomo',
  'loses-bromine-or-iodine': 'pérdida de un radical halógeno',
  'loses-chlorine': 'pérdida de cloro',
  'loses-oxygen-radical': 'pérdida de un radical oxigenado',
  'loses-acyl': 'pérdida de un radical acilo',
  'loses-alkyl': 'pérdida de un radical alquilo',
  'loses-methyl': 'pérdida de metilo',
  'loses-nitrogen-radical': 'pérdida de un radical nitrogenado',
  'hydrogen-gained': 'ruptura con transferencia de hidrógeno al ion',
  'hydrogen-lost': 'ruptura con transferencia de hidrógeno desde el ion',
  elimination: 'pérdida de una molécula neutra pequeña',
  mclafferty: 'transposición de McLafferty',
  'retro-diels-alder': 'reacción retro-Diels–Alder',
  'carbon-monoxide-loss': 'pérdida de CO',
  'hydrogen-cyanide-loss': 'pérdida de HCN',
  'hydrogen-atom-loss': 'pérdida de un átomo de hidrógeno',
  'formyl-loss': 'pérdida de CHO',
  'nitro-loss': 'pérdida (O, NO, NO₂ o HNO₂) del grupo nitro',
  'characteristic-ion': 'ion característico',
  'second-step': 'segunda etapa de fragmentación',
  'ring-cut': 'ruptura del anillo',
};
