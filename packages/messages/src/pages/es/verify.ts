import type { VerifyText } from '../verify-text.ts';

export const verify: VerifyText = {
  heading: 'Verificar estructuras',
  lead:
    '¿Es lo que has preparado? Da la estructura que esperas y los espectros que tienes. El juez la compara ' +
    'con todos los isómeros que encuentra y con los subproductos probables.',
  counts: 'Cada verificación cuenta una vez en tu límite diario.',
  ways: 'Cuántas',
  one: 'Una estructura',
  table: 'Una tabla',
  structure: 'Estructura esperada (SMILES)',
  structureHelp: 'Por ejemplo, CCOC(C)=O. También puedes dibujarla.',
  draw: 'Dibujarla',
  section: 'Espectros',
  sectionHelp:
    'Pégalos como los publica un artículo, p. ej. «1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H), ' +
    '1.26 (t, J = 7.1 Hz, 3H)». También se leen listas de ¹³C, IR, MS y bidimensionales.',
  byproducts: 'Subproductos posibles (SMILES, uno por línea)',
  byproductsHelp:
    'Opcional. Sin ninguno, se suponen los probables: hidrólisis, eliminación, oxidación, reducción.',
  verify: 'Verificar',
  verifying: 'El juez está comparando…',
  stop: 'Detener',
  notUsed: (parts) => `Sin usar: ${parts}`,
  notVerified: 'Verifica tu correo en la página de la cuenta para verificar estructuras.',
  verdicts: { consistent: 'Concuerda', inconsistent: 'No concuerda', open: 'Sin decidir' },
  verdictHelp: {
    consistent:
      'Los espectros concuerdan con esta estructura, y ninguna otra de las encontradas los explica igual de bien.',
    inconsistent: 'Los espectros contradicen esta estructura, u otra los explica claramente mejor.',
    open: 'Los espectros no deciden: otra estructura los explica más o menos igual de bien.',
  },
  probability: (share) => `Probabilidad de que la estructura sea correcta: ${share}`,
  rank: (rank) => `Puesto entre las moléculas de esta fórmula: ${rank}`,
  supports: 'Lo que la apoya',
  against: 'Lo que la contradice',
  settle: 'Lo que lo decidiría',
  better: 'Estructuras que explican mejor los espectros',
  betterHelp: 'Con la probabilidad de cada una.',
  print: 'Imprimir o guardar como PDF',
  file: 'Archivo con estructuras y espectros',
  fileHelp:
    'CSV con las columnas «id», «structure» y una columna por técnica («1H NMR», «13C NMR», «IR»…) o «section»; ' +
    'SDF con lo mismo como campos de datos; o líneas JSON como las de la línea de órdenes. Como máximo, 1000 filas.',
  archiveHelp:
    'O un archivo zip, tar o tar.gz con una carpeta por muestra: la estructura (.mol, .sdf, .smi) y los archivos del ' +
    'espectrómetro, o los espectros impresos como .txt. Si contiene una tabla, su columna «folder» indica la ' +
    'carpeta. Los archivos se leen en tu navegador; solo se envían listas de picos.',
  reading: (done) => `Leyendo espectros: ${done} muestras`,
  chosen: (name, count) => `${name}: ${count} estructuras`,
  run: (count) => `Verificar ${count} estructuras`,
  running: (done, all) => `Hechas ${done} de ${all}`,
  finished: ({ consistent, inconsistent, open, failed }) =>
    `${consistent} concuerdan, ${inconsistent} no concuerdan, ${open} sin decidir, ${failed} sin juzgar`,
  stoppedAtLimit:
    'Has alcanzado tu límite diario. El resto puede verificarse mañana: lo hecho no se vuelve a contar.',
  again: 'Continuar',
  csv: 'Guardar como CSV',
  show: 'Mostrar',
  all: 'Todas',
  sort: 'Ordenar por',
  byOrder: 'Orden del archivo',
  byProbability: 'Probabilidad, de menor a mayor',
  columns: {
    id: 'Nombre',
    structure: 'Estructura',
    verdict: 'Veredicto',
    probability: 'Probabilidad',
    better: 'Lo explica mejor',
    remarks: 'Observaciones',
  },
  more: 'Mostrar más',
  waiting: 'En espera',
  failed: 'Sin juzgar',
  details: (id) => `Razones de ${id}`,
  problems: {
    structure: 'no hay estructura',
    peaks: 'no se ha podido leer ningún pico de sus espectros',
    json: 'no es JSON válido',
    molfile: 'su molfile no se puede leer',
    columns: 'no hay una columna «structure» (o «smiles»)',
    empty: 'el archivo no tiene filas',
    too_many: 'solo se usan las primeras 1000 filas',
    too_large: 'el archivo supera los 20 MB (un archivo zip o tar: 400 MB)',
    folder: 'el archivo zip o tar no contiene esa carpeta',
    several: 'su carpeta contiene estructuras distintas',
    damaged: 'el archivo está dañado',
    no_samples:
      'el archivo zip o tar no contiene ninguna tabla ni carpeta con una estructura (.mol, .sdf, .smi)',
  },
  faults: {
    unreadable: (structure) => `«${structure}» no se puede leer como estructura (SMILES).`,
    unsupported: (structure) => `«${structure}» contiene un elemento que no se admite.`,
    'wrong-formula': (structure) => `«${structure}» no tiene la fórmula indicada.`,
    'parts-differ': (structure) =>
      `«${structure}» no se puede comparar con las demás: una sal y una molécula sola no se juzgan juntas.`,
  },
  problemAt: (row, problem) => `Fila ${row}: ${problem}.`,
  problemIn: (sample, problem) => `«${sample}»: ${problem}.`,
};
