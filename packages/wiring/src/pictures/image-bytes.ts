export type PictureType = 'image/png' | 'image/jpeg';

const PNG_SIGNATURE = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] as const;
const startsWith = (bytes: Uint8Array, signature: readonly number[]) =>
  signature.every((byte, place) => bytes[place] === byte);

/**
 * Walks the chunks of a PNG to its end mark; bytes after the mark are ignored. fast-png decodes the whole picture for
 * this answer, which the browser does anyway.
 */
function hasPngEnd(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at: number = PNG_SIGNATURE.length;
  while (at + 12 <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at + 4, at + 8));
    const next = at + 12 + view.getUint32(at);
    if (next > bytes.length) return false;
    if (name === 'IEND') return true;
    at = next;
  }
  return false;
}

function hasJpegEnd(bytes: Uint8Array): boolean {
  for (let at = bytes.length - 2; at > 2; at -= 1) if (bytes[at] === 0xff && bytes[at + 1] === 0xd9) return true;
  return false;
}

/** Type of a file by its bytes, regardless of its name; null unless it is a complete PNG or JPEG. */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, PNG_SIGNATURE)) return hasPngEnd(bytes) ? 'image/png' : null;
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return hasJpegEnd(bytes) ? 'image/jpeg' : null;
  return null;
}

/** Type by the extension of a name, or null. The bytes decide on the type of a picture (decision 020). */
function typeByExtension(name: string): PictureType | null {
  const extension = name.includes('.') ? name.slice(name.lastIndexOf('.') + 1).toLowerCase() : '';
  if (extension === 'png') return 'image/png';
  return extension === 'jpg' || extension === 'jpeg' ? 'image/jpeg' : null;
}

/** Returns the name, with another extension where it does not fit the type or is missing. */
export const fileNameForType = (name: string, type: PictureType): string =>
  typeByExtension(name) === type ? name : `${name.replace(/\.[^.]*$/, '')}${type === 'image/png' ? '.png' : '.jpeg'}`;
