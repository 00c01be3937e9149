import type { AboutText } from '../about-text.ts';

export const about: AboutText = {
  heading: 'Acerca de Elucida',
  lead:
    'Elucida lee espectros y una fórmula molecular y propone la molécula, con las pruebas a ' +
    'favor y en contra. Está pensada para quienes estudian, investigan o enseñan química.',
  automatic: 'Empezar un análisis',
  highlights: {
    heading: 'Lo esencial',
    points: [
      {
        title: 'Pruebas, línea por línea',
        text: 'Cada razón indica el pico en que se apoya: valor observado, valor predicho e incertidumbre.',
      },
      {
        title: 'También las alternativas',
        text: 'Se muestran las que más se acercan y la medida que permitiría distinguirlas.',
      },
      {
        title: 'Un «No estamos seguros» honesto',
        text: 'Si dos isómeros encajan igual de bien, la respuesta no es concluyente, y así se dice.',
      },
    ],
  },
  does: {
    heading: 'Qué hace',
    points: [
      {
        title: 'Lee imágenes de espectros',
        text:
          'Gráficas de IR, RMN de ¹H, RMN de ¹³C y EM: reconoce la técnica, lee el eje y ' +
          'localiza los picos. Puedes corregir la técnica y el eje.',
      },
      {
        title: 'Admite picos escritos o pegados',
        text: '¹H, ¹³C, IR, UV-Vis y EM, desde tablas y desde texto en formato ACS.',
      },
      {
        title: 'Propone moléculas',
        text:
          'De una biblioteca de compuestos conocidos, de todos los isómeros de la fórmula ' +
          'cuando su número lo permite, más allá de una búsqueda guiada y, en los servidores ' +
          'configurados para ello, de modelos de IA.',
      },
      {
        title: 'Las evalúa por igual',
        text:
          'Predice los espectros de cada candidato y los compara con los tuyos. Venga de ' +
          'donde venga, cada uno se evalúa igual.',
      },
    ],
  },
  stack: {
    heading: 'Con qué está hecha',
    points: [
      {
        title: 'Motor',
        text: 'TypeScript, sin acceso a la red. Estructuras: OpenChemLib. Texto en imágenes: Tesseract.',
      },
      {
        title: 'Datos',
        text:
          'Tablas de desplazamientos químicos derivadas de nmrshiftdb2; estadísticas de IR y ' +
          'EM calibradas con espectros de NIST/EPA, la Coblentz Society y MassBank.',
      },
      {
        title: 'Sitio',
        text: 'React en el navegador, Fastify en el servidor, y SQLite o PostgreSQL para almacenar.',
      },
    ],
  },
  creator: {
    heading: 'Quién la hace',
    text:
      'Elucida es obra del equipo de Elucida. El código es software libre con licencia ' +
      'Apache 2.0; las tablas aprendidas conservan las condiciones de los datos de los que ' +
      'proceden.',
  },
  timeline: {
    heading: 'Cronología',
    points: [
      {
        title: '2022',
        text:
          'Los chatbots basados en modelos de lenguaje llegan al público. Hablan de ' +
          'espectros con soltura y a menudo se equivocan.',
      },
      {
        title: '2024',
        text:
          'Bancos de pruebas como MolPuzzle miden hasta qué punto los modelos resuelven ' +
          'estructuras a partir de espectros. También probamos Elucida con sus casos.',
      },
      {
        title: '2025',
        text:
          'Se extienden los modelos que escriben su razonamiento. Un argumento fluido sigue ' +
          'sin ser una medida: cada línea debe indicar su prueba.',
      },
      {
        title: 'Ahora',
        text:
          'Elucida responde con un motor propio, que no necesita proveedor de IA, en inglés, ' +
          'español y euskera, y dice con cuánta certeza.',
      },
    ],
  },
  mission: {
    heading: 'Misión',
    text:
      'Que la elucidación de estructuras se pueda seguir y comprobar: para quien la aprende, ' +
      'para quien la enseña y para quien necesita una segunda opinión sobre un espectro.',
  },
  principles: {
    heading: 'Principios',
    points: [
      {
        title: 'Pruebas antes que elocuencia',
        text: 'Una estructura se prefiere porque explica los picos, nunca porque el texto suene bien.',
      },
      {
        title: 'La duda es un resultado',
        text: 'La confianza se calibra con casos de respuesta conocida. Lo que queda sin explicar se enumera.',
      },
      {
        title: 'Tus espectros son tuyos',
        text:
          'El motor trabaja en el propio servidor. Solo se pregunta a modelos de IA en los ' +
          'servidores configurados para ello, y si no los desactivas. Solo tú ves tu ' +
          'historial y puedes borrar cualquier entrada.',
      },
    ],
  },
};
