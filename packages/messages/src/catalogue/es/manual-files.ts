import type { manualFiles as english } from '../en/manual-files.ts';

/** Files of spectra that are opened in the manual analysis. */
export const manualFiles: typeof english = {
  open: 'Abrir archivos de espectros',
  openFolder: 'Abrir una carpeta',
  reading: 'Leyendo los archivos…',
  hint:
    'Suelta aquí archivos o una carpeta entera del espectrómetro: Bruker, JEOL y Varian (FID o ' +
    'espectros, 1D y 2D), archivos zip y tar, JCAMP-DX, NMReDATA, SPC, netCDF, mzML, mzXML, CSV. Se leen en este ' +
    'navegador; no se envía nada hasta que ejecutes el análisis. Los archivos de una misma muestra se leen juntos.',
  experiments: {
    title: 'Experimentos encontrados',
    hint: 'Una sola muestra: desmarca lo que no deba usarse.',
    used: 'se usa',
    second: 'se usa otro del mismo tipo',
    unused: 'solo se nombra',
    excluded: 'no se usa',
    unread: 'no se puede leer',
    processing: 'Procesado',
    compare: 'Comparar los espectros de {{nucleus}}',
  },
  read_one: '{{name}}: {{technique}}, {{count}} pico leído.',
  read_other: '{{name}}: {{technique}}, {{count}} picos leídos.',
  picked_one: '{{name}}: {{technique}}, {{count}} pico localizado en la curva. Revísalo.',
  picked_other: '{{name}}: {{technique}}, {{count}} picos localizados en la curva. Revísalos.',
  scan: '{{name}}: de {{scans}} barridos se ha tomado el que tiene más iones, a los {{minutes}} min.',
  scanUntimed: '{{name}}: de {{scans}} barridos se ha tomado el que tiene más iones.',
  scanChosen: '{{name}}: de {{scans}} barridos se ha elegido el de los {{minutes}} min.',
  scanNumber: '{{name}}: se ha elegido el barrido {{first}}.',
  mean: '{{name}}: barridos promediados de {{from}} a {{to}} min: {{count}}.',
  meanNumbers: '{{name}}: barridos promediados del {{first}} al {{last}}: {{count}}.',
  referenced:
    '{{name}}: todos los desplazamientos de {{technique}} se han movido {{shift}} ppm (referencia: {{reference}}).',
  referenceAsked:
    '{{name}}: una línea que podría ser de {{reference}} movería {{shift}} ppm todos los desplazamientos de ' +
    '{{technique}}. No es seguro, así que no se ha movido nada: mira «Procesado».',
  planeStays:
    '{{name}}: {{technique}} se queda como se registró a lo largo de {{nuclei}}: así sus picos cruzados encajan ' +
    'mejor con el otro espectro.',
  skipped: {
    other_kind: '«{{name}}» no es de RMN de ¹H ni de ¹³C, IR, UV-Vis ni EM.',
    no_peaks: 'No se han encontrado picos en «{{name}}».',
    damaged: '«{{name}}» está dañado o es de un tipo que aquí no se puede leer.',
    unknown_technique:
      'No está claro de qué técnica es «{{name}}». Añade una línea de título (ppm, cm-1, ' +
      'nm o m/z), o añade un espectro y pega en él los números.',
    no_frequency:
      '«{{name}}» es una curva de RMN sin su frecuencia. Añádela al título de la primera columna, por ejemplo «1H ' +
      'chemical shift (ppm) at 400.13 MHz».',
    record_second:
      '«{{name}}» es un registro NMReDATA. Sus listas no hicieron falta: se leyeron los propios experimentos, u otro ' +
      'registro dice lo mismo.',
    too_large: '«{{name}}» es mayor que cualquier espectro que se pueda abrir aquí.',
    non_uniform:
      '«{{name}}» se adquirió con muestreo no uniforme. Reconstruye las FID que faltan con el ' +
      'programa del espectrómetro y abre el espectro procesado.',
    not_understood:
      '«{{name}}» no contiene ni una FID ni un espectro de una o dos dimensiones que se pueda leer aquí.',
    nothing_found: 'No se ha encontrado ningún espectro en «{{name}}».',
    experiment_unused:
      '«{{name}}»: {{experiment}}. Se ha encontrado, pero el análisis no lo usa, u otro experimento ' +
      'ya dice lo mismo.',
  },
  notOpened: {
    exported:
      '«{{name}}» es {{kind}}. Estos archivos todavía no se pueden abrir: exporta el espectro como JCAMP-DX o CSV.',
    repacked:
      '«{{name}}» es {{kind}}. Aquí no se pueden descomprimir: convierte de nuevo el archivo sin Numpress ' +
      '(sin comprimir o con zlib).',
    with_folder:
      '«{{name}}» es {{kind}} y no se puede leer sin los demás. Comprime en zip la carpeta del experimento y ábrela.',
    picture: '«{{name}}» es {{kind}}. Ábrelo en «Análisis automático».',
    imported: '«{{name}}» es {{kind}}. Ábrelo con «Importar JSON».',
    no_spectrum: '«{{name}}» es {{kind}}. De estos archivos no se lee ningún espectro.',
    unpacked:
      '«{{name}}» es {{kind}}. Solo se pueden abrir archivos zip, tar y gzip: descomprímelo antes.',
    unknown: '«{{name}}» es {{kind}}. No se puede abrir.',
  },
  kinds: {
    varian: 'una FID de VnmrJ (Varian, Agilent)',
    bruker_part: 'un solo archivo de una carpeta de Bruker',
    bruker_parameters: 'un archivo de parámetros de Bruker',
    opus: 'un archivo de Bruker OPUS',
    omnic: 'un archivo de Thermo OMNIC',
    perkin_elmer: 'un archivo de PerkinElmer Spectrum',
    mestrenova: 'un documento de MestReNova',
    thermo_raw: 'un archivo RAW de Thermo',
    hdf5: 'un archivo HDF5',
    mass_xml: 'un archivo de datos de masas o RMN en XML (mzData, nmrML)',
    numpress: 'un archivo de espectros de masas con los números comprimidos con MS-Numpress',
    xml: 'un documento XML o HTML',
    structure: 'un archivo de estructuras',
    office: 'un documento de ofimática',
    pdf: 'un PDF',
    image: 'una imagen',
    chemdraw: 'un documento de ChemDraw',
    archive: 'un archivo comprimido (7z, rar, bzip2 u otro)',
    json: 'JSON',
    binary: 'un archivo binario de un tipo desconocido',
  },
};
