import type { ConfigurationText } from '../configuration-text.ts';

export const configuration: ConfigurationText = {
  heading: 'Configuración relativa',
  drawing: (name) => `${name}, configuración relativa`,
  stated: (percent) => `Muy probable: ${percent}`,
  condition:
    'Evaluada para la constitución del primer candidato, por constantes de acoplamiento y NOE.',
  mirror: 'Su imagen especular da los mismos espectros: el dibujo vale para las dos.',
  complete: 'No queda nada de ella abierto.',
  open: (elements) => `Queda abierto: ${elements}.`,
  openUnlisted: 'Lo que el dibujo no indica queda abierto.',
  undecided: 'Abierta: las constantes de acoplamiento y el NOE no la deciden.',
  reasons: 'Qué la decide',
  columns: {
    signal: 'Señal',
    measured: 'Medido',
    expected: 'Esperado',
    otherwise: 'En la siguiente',
  },
  contact: 'Pico de NOE',
  distances: 'Å: distancia entre hidrógenos de los átomos indicados.',
  diastereomers: 'Diastereoisómeros, el más probable primero',
  more: (count) => `y ${count} más`,
};
