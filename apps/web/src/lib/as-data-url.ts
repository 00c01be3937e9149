import { send } from './api/request.ts';

/** A picture as a data URL: one as it is, or what is at an address of this site. */
export async function asDataUrl(source: string): Promise<string> {
  if (source.startsWith('data:')) return source;
  const bytes = await (await send(source, { prefix: '', accept: 'image/*' })).blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(reader.error ?? new Error('The picture cannot be read.'));
    reader.readAsDataURL(bytes);
  });
}
