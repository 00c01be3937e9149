import { REPORT_MAX, exportPdfSchema, type ExportPdf } from '@elucida/contract/reports';
import type { FastifyRequest } from 'fastify';
import { ApiError } from '../../http/api-error.ts';
import { parseInput } from '../../http/validation.ts';

const LIMITS = { fieldSize: REPORT_MAX.imagesBytes, fileSize: REPORT_MAX.imagesBytes, fields: 10, parts: 10 };

/** Reads the fields of a report's form; JSON sent as a file part counts as a field. It is read to its end also when it is refused. */
async function readFields(request: FastifyRequest): Promise<Record<string, string>> {
  const fields: Record<string, string> = {};
  let tooLarge = false;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      tooLarge ||= part.valueTruncated;
      fields[part.fieldname] = typeof part.value === 'string' ? part.value : JSON.stringify(part.value);
      continue;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk as Buffer);
    tooLarge ||= part.file.truncated;
    fields[part.fieldname] = Buffer.concat(chunks).toString('utf8');
  }
  if (tooLarge) throw new ApiError('too_large');
  return fields;
}

/** The form of POST /export_pdf, checked. */
export async function readReportForm(request: FastifyRequest): Promise<ExportPdf> {
  const fields = await readFields(request).catch((error: unknown) => {
    // What the parser finds wrong with the form carries no code, unlike the framework's errors and ours.
    throw (error as { code?: unknown }).code === undefined ? new ApiError('malformed_multipart') : error;
  });
  return parseInput(exportPdfSchema, fields, 'body');
}
