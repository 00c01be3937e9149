import type { DrawingText } from '../drawing-text.ts';

export const drawing: DrawingText = {
  heading: { structure: 'Dibujar una estructura', fragment: 'Dibujar un fragmento' },
  help:
    'Elige una herramienta a la izquierda y haz clic o arrastra en el área: con ratón, lápiz o ' +
    'dedo. Si solo usas el teclado, escribe un SMILES en el campo.',
  fragmentHelp:
    'Solo cuentan los átomos y enlaces que dibujas; a cada uno pueden seguirle otros átomos. ' +
    'Dibuja un hidrógeno (H) donde tenga que haberlo: la H que el área añade por sí sola a una etiqueta no cuenta.',
  label: 'Área de dibujo',
  use: { structure: 'Usar esta estructura', fragment: 'Usar este fragmento' },
  close: 'Cerrar el dibujo',
  empty: 'Aún no hay nada dibujado.',
  inParts: 'Un fragmento es una sola pieza: une las piezas o dibújalas una tras otra.',
  unreadable: 'Esta línea no se puede dibujar; por eso el área está vacía.',
};
