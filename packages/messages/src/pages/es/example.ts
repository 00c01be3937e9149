import type { ExampleText } from '../example-text.ts';

export const example: ExampleText = {
  about: {
    pictures:
      'Tres imágenes y una fórmula. La técnica, el eje y los picos de cada una se leen en la ' +
      'imagen; no hay que escribir nada.',
    medicine:
      'La fórmula de un anestésico local y los picos de sus espectros de ¹H, ¹³C e IR, tal como los ' +
      'escribiría un químico.',
    isomers:
      'Un repelente de insectos. El metilo del anillo puede estar en tres posiciones. ' +
      'Fíjate en los demás candidatos y en lo que los distingue del primero.',
    unsure:
      'Una fórmula y un solo espectro IR. Indica una cetona, y varias cetonas tienen esta ' +
      'fórmula. Lo correcto es responder que hacen falta más datos.',
  },
  live: 'El motor lo está calculando ahora mismo en este servidor.',
  computed: (seconds) => `Calculado en directo en ${seconds}.`,
  own: 'Analizar tus espectros',
  open: 'Abrir estos picos en el análisis manual',
  again: 'Repetirlo',
  others: 'Otros ejemplos',
  stopped: 'Este cálculo no ha terminado.',
  missing: {
    heading: 'No existe este ejemplo',
    text: 'Los ejemplos están en la página de inicio.',
  },
};
