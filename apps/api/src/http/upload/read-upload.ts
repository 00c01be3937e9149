import type { MultipartFile } from '@fastify/multipart';
import { MAX_IMAGE_BYTES, MAX_IMAGES, SPECTRA_FIELD_MAX } from '@elucida/contract/limits';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../../domain-error.ts';
import { GatheredBytes } from './gathered-bytes.ts';
import { noRoom } from './held-body.ts';

export interface Upload {
  /** Their bytes are in memory of their own. */
  readonly files: readonly { readonly name: string; readonly bytes: Uint8Array<ArrayBuffer> }[];
  readonly fields: Readonly<Record<string, string>>;
}

const LIMITS = { fileSize: MAX_IMAGE_BYTES, fieldSize: SPECTRA_FIELD_MAX, fields: 20, parts: 100 };
const NAME_SHOWN = 120;

/** A file name fit for a message: no folders, no control characters. */
const plainName = (name: string | undefined) =>
  (name ?? '').split(/[/\\]/).at(-1)!.replaceAll(/\p{C}/gu, '').slice(0, NAME_SHOWN);

/** The bytes of a part, or why it is refused; then the rest is read and dropped. */
async function bytesOf(
  part: MultipartFile,
  request: FastifyRequest,
): Promise<Uint8Array<ArrayBuffer> | 'too-large' | 'no-room'> {
  const bytes = new GatheredBytes(
    Math.min(MAX_IMAGE_BYTES, Number(request.headers['content-length'] ?? MAX_IMAGE_BYTES)),
  );
  let room = true;
  for await (const chunk of part.file as AsyncIterable<Buffer>) {
    room &&= request.held.take(chunk.length);
    if (room) bytes.add(chunk);
  }
  if (!room) return 'no-room';
  return part.file.truncated ? 'too-large' : bytes.done();
}

async function drop(part: MultipartFile): Promise<void> {
  part.file.resume();
  await new Promise<void>((resolve) => part.file.once('close', resolve).once('end', resolve));
}

/**
 * Reads a multipart form with repeated `files`. It is read to its end also when it is refused, so
 * that the client gets the answer and not a broken pipe; what is too much is dropped as it comes.
 * Throws `busy` where the uploads of all requests together would hold too much.
 */
export async function readUpload(request: FastifyRequest): Promise<Upload> {
  request.held.refuseIfNoRoom(request, MAX_IMAGES * MAX_IMAGE_BYTES);
  try {
    return await readParts(request);
  } catch (error) {
    // What the parser finds wrong with the form carries no code, unlike the framework's errors and
    // ours.
    throw (error as { code?: unknown }).code === undefined
      ? new DomainError('malformed_multipart')
      : error;
  }
}

async function readParts(request: FastifyRequest): Promise<Upload> {
  const files: { name: string; bytes: Uint8Array<ArrayBuffer> }[] = [];
  const fields: Record<string, string> = {};
  let refusal: DomainError | undefined;
  for await (const part of request.parts({ limits: LIMITS })) {
    if (part.type === 'field') {
      const value = String(part.value);
      if (request.held.take(value.length)) fields[part.fieldname] = value;
      else refusal ??= noRoom();
      continue;
    }
    const name = plainName(part.filename);
    if (part.fieldname !== 'files')
      refusal ??= new DomainError('invalid_input', {
        detail: 'Images are sent in the field "files".',
      });
    if (files.length >= MAX_IMAGES) refusal ??= new DomainError('too_many_files');
    if (refusal !== undefined) {
      await drop(part);
      continue;
    }
    const bytes = await bytesOf(part, request);
    if (bytes === 'no-room') refusal = noRoom();
    else if (bytes === 'too-large')
      refusal = new DomainError('file_too_large', {
        detail: `"${name}" is larger than 10 MB. Save it smaller and try again.`,
      });
    // A form whose picker is empty sends one part without name and content.
    else if (name !== '' || bytes.length > 0)
      files.push({ name: name === '' ? `image ${files.length + 1}` : name, bytes });
  }
  if (refusal !== undefined) throw refusal;
  return { files, fields };
}
