import type { ExampleText } from '../example-text.ts';

export const example: ExampleText = {
  about: {
    spectrometer:
      'Una fórmula y la carpeta de una muestra, tal como la registró el espectrómetro. Tu navegador lee las FID y ' +
      'las procesa, igual que los archivos que sueltas. Después empieza el motor.',
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
  files: {
    heading: 'Qué hay en la carpeta',
    reading: 'Tu navegador descarga la carpeta y procesa sus FID. Después empieza el motor.',
    hint:
      'El análisis de esta página toma los picos tal como se leyeron al principio. Lo que quites o proceses tú ' +
      'cambia lo que recibe el análisis manual.',
    source:
      'Registrado a 500 MHz en CDCl₃ en 2017: cuatro experimentos de un registro NMReDATA público, con licencia MIT.',
    missing: 'No se ha podido leer la carpeta, así que no se ha analizado nada.',
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
