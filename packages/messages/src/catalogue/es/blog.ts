import type { blog as english } from '../en/blog.ts';

export const blog: typeof english = {
  brand: 'Elucida',
  heading: 'Centro de aprendizaje',
  lead: 'Guías breves para leer espectros, con las tablas que siempre se acaban buscando.',
  search: 'Buscar artículos',
  tagsLabel: 'Filtrar por etiqueta',
  tagsHeading: 'Etiquetas',
  allTags: 'Todas',
  clear: 'Quitar los filtros',
  found_one: '{{count}} artículo',
  found_other: '{{count}} artículos',
  empty: 'No se ha encontrado ningún artículo. Prueba a quitar los filtros.',
  read: 'Leer',
  readTitle: 'Leer: {{title}}',
  by: 'Por {{author}}',
  team: 'el equipo de Elucida',
  back: 'Volver',
  copyLink: 'Copiar el enlace',
  linkCopied: 'Enlace copiado.',
  linkNotCopied: 'No se ha podido copiar el enlace. Cópialo de la barra de direcciones.',
  notFound: 'No se ha encontrado el artículo.',
  allPosts: 'Todos los artículos',
  aside: 'Para seguir',
  tryHeading: 'Pruébalo con tus espectros',
  tryText: 'Sube la imagen de un espectro, indica la fórmula y comprueba la respuesta pico a pico.',
  guidesHeading: 'Las tres guías',
  tags: { guide: 'Guía', ir: 'IR', nmr: 'RMN', h1: '¹H', c13: '¹³C' },
  guides: {
    ir: {
      title: 'Cómo leer un espectro de IR',
      excerpt:
        'Por dónde empezar, qué cambia según el modo de medida, una tabla de bandas ' +
        'diagnósticas y el etanol explicado banda a banda.',
    },
    h1nmr: {
      title: 'Cómo leer un espectro de RMN de ¹H',
      excerpt:
        'Desplazamiento, integral y acoplamiento: qué dice cada uno, cómo preparar la ' +
        'muestra, los intervalos y las constantes habituales, y el etanol como ejemplo.',
    },
    c13nmr: {
      title: 'Cómo leer un espectro de RMN de ¹³C',
      excerpt:
        'Por qué cada carbono da una sola línea, cómo DEPT y APT separan CH₃, CH₂, CH y C, ' +
        'los intervalos habituales y cómo distinguir un carbonilo de otro.',
    },
  },
};
