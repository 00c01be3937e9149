import archive from '../../../../../fixtures/recorded/EN4.zip?url';
import { send } from '../../lib/api/request.ts';

/** The folder that an example begins with, as one archive, fetched from this server. Throws `ApiError`. */
export async function fetchRecorded(signal: AbortSignal): Promise<readonly File[]> {
  const response = await send(archive, { prefix: '', accept: 'application/zip', signal });
  return [new File([await response.arrayBuffer()], 'EN4.zip', { type: 'application/zip' })];
}
