/** Files of spectra that are opened in the manual analysis. */
export const manualFiles = {
  open: 'Open spectrum files',
  openFolder: 'Open a folder',
  reading: 'Reading the files …',
  hint:
    'Drop files or a whole folder of the spectrometer here: Bruker, JEOL and Varian (decays or spectra, ' +
    '1D and 2D), zip and tar archives, JCAMP-DX, NMReDATA, SPC, netCDF, mzML, mzXML, CSV. They are read in this ' +
    'browser; nothing is sent before you run the analysis. The files of one sample are read together.',
  experiments: {
    title: 'Experiments found',
    hint: 'One sample: untick what is not to be used.',
    used: 'used',
    second: 'another of its kind is used',
    unused: 'named only',
    excluded: 'not used',
    unread: 'cannot be read',
    processing: 'Processing',
    compare: 'Compare the {{nucleus}} spectra',
  },
  read_one: '{{name}}: {{technique}}, {{count}} peak read.',
  read_other: '{{name}}: {{technique}}, {{count}} peaks read.',
  picked_one: '{{name}}: {{technique}}, {{count}} peak picked from the curve. Check it.',
  picked_other: '{{name}}: {{technique}}, {{count}} peaks picked from the curve. Check them.',
  scan: '{{name}}: of {{scans}} scans the one with the most ions was taken, at {{minutes}} min.',
  scanUntimed: '{{name}}: of {{scans}} scans the one with the most ions was taken.',
  scanChosen: '{{name}}: of {{scans}} scans the one at {{minutes}} min was chosen.',
  scanNumber: '{{name}}: scan {{first}} was chosen.',
  mean: '{{name}}: scans averaged from {{from}} to {{to}} min: {{count}}.',
  meanNumbers: '{{name}}: scans averaged from {{first}} to {{last}}: {{count}}.',
  referenced:
    '{{name}}: all shifts of {{technique}} moved by {{shift}} ppm, counted from {{reference}}.',
  referenceAsked:
    '{{name}}: a line that may be {{reference}} would move all shifts of {{technique}} by {{shift}} ppm. ' +
    'That is not certain, so nothing was moved: see “Processing”.',
  planeStays:
    '{{name}}: {{technique}} stays as recorded along {{nuclei}}: its cross peaks fit the other spectrum better so.',
  skipped: {
    other_kind: '“{{name}}” is none of ¹H NMR, ¹³C NMR, IR, UV-Vis and MS.',
    no_peaks: 'No peaks were found in “{{name}}”.',
    damaged: '“{{name}}” is damaged, or of a kind that cannot be read here.',
    unknown_technique:
      'Cannot tell which technique “{{name}}” is. Add a title line (ppm, cm-1, nm ' +
      'or m/z), or add a spectrum and paste the numbers into it.',
    no_frequency:
      '“{{name}}” is an NMR curve without its frequency. Add it to the title of the first column, such as “1H ' +
      'chemical shift (ppm) at 400.13 MHz”.',
    record_second:
      '“{{name}}” is an NMReDATA record. Its lists were not needed: the experiments themselves were read, or another ' +
      'record says the same.',
    too_large: '“{{name}}” is larger than any spectrum that can be opened here.',
    non_uniform:
      '“{{name}}” was sampled non-uniformly. Reconstruct the missing decays with the spectrometer’s ' +
      'program and open the processed spectrum.',
    not_understood:
      '“{{name}}” holds neither a decay nor a spectrum in one or two dimensions that can be read here.',
    nothing_found: 'No spectrum was found in “{{name}}”.',
    experiment_unused:
      '“{{name}}”: {{experiment}}. It was found; the analysis has no use for it, or another ' +
      'experiment already says the same.',
  },
  notOpened: {
    exported:
      '“{{name}}” is {{kind}}. Such files cannot be opened yet: export the spectrum as JCAMP-DX or CSV.',
    repacked:
      '“{{name}}” is {{kind}}. They cannot be unpacked here: convert the file again without Numpress (none or zlib).',
    with_folder:
      '“{{name}}” is {{kind}} and cannot be read without the others. Zip the folder of the experiment and open that.',
    picture: '“{{name}}” is {{kind}}. Open it under “Automatic analysis”.',
    imported: '“{{name}}” is {{kind}}. Open it with “Import JSON”.',
    no_spectrum: '“{{name}}” is {{kind}}. No spectrum is read from such files.',
    unpacked:
      '“{{name}}” is {{kind}}. Only zip, tar and gzip archives can be opened: unpack it first.',
    unknown: '“{{name}}” is {{kind}}. It cannot be opened.',
  },
  kinds: {
    varian: 'a FID of VnmrJ (Varian, Agilent)',
    bruker_part: 'one file of a Bruker folder',
    bruker_parameters: 'a file of Bruker parameters',
    opus: 'a file of Bruker OPUS',
    omnic: 'a file of Thermo OMNIC',
    perkin_elmer: 'a file of PerkinElmer Spectrum',
    mestrenova: 'a document of MestReNova',
    thermo_raw: 'a RAW file of Thermo',
    hdf5: 'an HDF5 file',
    mass_xml: 'a file of mass or NMR data in XML (mzData, nmrML)',
    numpress: 'a file of mass spectra whose numbers are packed with MS-Numpress',
    xml: 'an XML or HTML document',
    structure: 'a file of structures',
    office: 'an office document',
    pdf: 'a PDF',
    image: 'a picture',
    chemdraw: 'a ChemDraw document',
    archive: 'a packed file (7z, rar, bzip2 or another kind)',
    json: 'JSON',
    binary: 'a binary file of an unknown kind',
  },
};
