import { saveFile } from '../lib/save-file.ts';
import { flattenPaths } from './flat-paths.ts';

/** Properties that style sheets set and a file must hold itself. */
const STYLED = [
  'fill',
  'stroke',
  'color',
  'font-size',
  'font-family',
  'font-style',
  'font-variant-numeric',
] as const;
/** Px that a px of the plot takes in a picture: 300 a printed inch. */
const SCALE = 3;

/** Light values of the tokens, whatever the page's theme: what is kept goes on paper. */
function onPaper<Result>(work: () => Result): Result {
  const { documentElement: root } = document;
  root.classList.add('paper');
  try {
    return work();
  } finally {
    root.classList.remove('paper');
  }
}

/**
 * A plot as a file of its own, as it is seen now: with its colours and letters, on white, without
 * what only the pointer makes, and with what only a file needs (`data-file-only`, in a file of `data-file-height` px).
 */
export function plotAsSvg(svg: SVGSVGElement): string {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  onPaper(() => {
    const styled = [svg, ...svg.querySelectorAll('*')];
    const copies = [copy, ...copy.querySelectorAll('*')];
    // Their style would write the word as a colour, which some programs draw as black.
    const unseen = new Set(copies.filter((each) => each.getAttribute('fill') === 'transparent'));
    styled.forEach((element, index) => {
      const style = getComputedStyle(element);
      for (const name of STYLED) {
        const value = style.getPropertyValue(name);
        if (value !== '') copies[index]!.setAttribute(name, value);
      }
      copies[index]!.removeAttribute('class');
      copies[index]!.removeAttribute('style');
    });
    for (const element of unseen) element.remove();
  });
  for (const element of copy.querySelectorAll('[data-screen-only]')) element.remove();
  for (const element of copy.querySelectorAll('[data-file-only]'))
    element.removeAttribute('display');
  flattenPaths(copy);
  const higher = svg.dataset['fileHeight'];
  if (higher !== undefined) {
    copy.setAttribute('height', higher);
    copy.setAttribute('viewBox', `0 0 ${svg.getAttribute('width')!} ${higher}`);
    copy.removeAttribute('data-file-height');
  }
  const paper = document.createElementNS('http://www.w3.org/2000/svg', 'rect');
  paper.setAttribute('width', '100%');
  paper.setAttribute('height', '100%');
  paper.setAttribute('fill', '#ffffff');
  copy.prepend(paper);
  copy.setAttribute('xmlns', 'http://www.w3.org/2000/svg');
  copy.removeAttribute('aria-hidden');
  return new XMLSerializer().serializeToString(copy);
}

/** The same as a picture. Rejects when the browser cannot draw it. */
async function plotAsPng(svg: SVGSVGElement): Promise<Blob> {
  const { width } = svg.viewBox.baseVal;
  const height = Number(svg.dataset['fileHeight'] ?? svg.viewBox.baseVal.height);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(plotAsSvg(svg))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width * SCALE);
  canvas.height = Math.round(height * SCALE);
  canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** Saves a plot under a name, in either form. */
export async function savePlot(
  svg: SVGSVGElement,
  { name, as }: { name: string; as: 'svg' | 'png' },
): Promise<void> {
  if (as === 'svg') saveFile(`${name}.svg`, plotAsSvg(svg), 'image/svg+xml');
  else saveFile(`${name}.png`, await plotAsPng(svg), 'image/png');
}
