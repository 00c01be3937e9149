import { REPORT_MAX } from '@elucida/contract/reports';
import type { FastifyRequest } from 'fastify';
import type { ReportOrder } from '../../adapters/printer/printer.ts';
import { DomainError } from '../../domain-error.ts';
import { GatheredBytes } from '../../http/upload/gathered-bytes.ts';
import { noRoom } from '../../http/upload/held-body.ts';

const FIELDS = {
  result_json: REPORT_MAX.resultBytes,
  images_base64: REPORT_MAX.imagesBytes,
  lang: 100,
} as const;
type Field = keyof typeof FIELDS;
const isField = (name: string): name is Field => Object.hasOwn(FIELDS, name);

const OPTIONS = {
  // Every part comes as a stream: its bytes are counted as they come, and not when a field is
  // whole.
  isPartAFile: () => true,
  limits: { fileSize: REPORT_MAX.imagesBytes, files: 10, parts: 10 },
};

/**
 * Reads the fields as bytes; what is refused or unknown is read and dropped. JSON sent as a file
 * part counts as a field.
 */
async function readFields(request: FastifyRequest): Promise<ReportOrder['fields']> {
  const fields: Partial<Record<Field, Uint8Array<ArrayBuffer>>> = {};
  let refusal: DomainError | undefined;
  const announced = Number(request.headers['content-length'] ?? REPORT_MAX.imagesBytes);
  for await (const part of request.parts(OPTIONS)) {
    if (part.type === 'field') continue;
    const name = part.fieldname;
    const bytes = new GatheredBytes(isField(name) ? Math.min(FIELDS[name], announced) : 0);
    for await (const chunk of part.file as AsyncIterable<Buffer>) {
      if (refusal !== undefined || !isField(name)) continue;
      if (bytes.length + chunk.length > FIELDS[name]) refusal = new DomainError('too_large');
      else if (!request.held.take(chunk.length)) refusal = noRoom();
      else bytes.add(chunk);
    }
    if (part.file.truncated) refusal ??= new DomainError('too_large');
    if (refusal === undefined && isField(name)) fields[name] = bytes.done();
  }
  if (refusal !== undefined) throw refusal;
  return fields;
}

/** The form of POST /export_pdf, unread; the thread that prints it reads it. */
export async function readReportForm(request: FastifyRequest): Promise<ReportOrder['fields']> {
  request.held.refuseIfNoRoom(request, REPORT_MAX.resultBytes + REPORT_MAX.imagesBytes);
  return readFields(request).catch((error: unknown) => {
    // What the parser finds wrong with the form carries no code, unlike the framework's errors and
    // ours.
    throw (error as { code?: unknown }).code === undefined
      ? new DomainError('malformed_multipart')
      : error;
  });
}
