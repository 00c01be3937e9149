import { send } from './request.ts';

/** What a data URL holds, without its prefix; null for anything else. */
const base64Of = (source: string): string | null =>
  /^data:image\/(?:png|jpeg);base64,(.+)$/.exec(source)?.[1] ?? null;

/**
 * POST /export_pdf: a result and its images (data URLs; others are left out) as a report. Throws
 * `ApiError`.
 */
export async function exportPdf({
  result,
  images,
  language,
}: {
  result: unknown;
  images: readonly string[];
  language: string;
}): Promise<Blob> {
  const form = new FormData();
  form.append('result_json', JSON.stringify(result));
  form.append(
    'images_base64',
    JSON.stringify(images.map(base64Of).filter((image) => image !== null)),
  );
  form.append('lang', language);
  return (
    await send('/export_pdf', { method: 'POST', body: form, accept: 'application/pdf' })
  ).blob();
}
