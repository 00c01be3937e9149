/**
 * A `content-disposition` of `attachment`, with the name in ASCII for old clients and in UTF-8 (RFC
 * 6266, RFC 8187).
 */
export function asAttachment(fileName: string): string {
  const ascii = fileName
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\]/g, '-');
  const utf8 = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}
