const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const TIFF_BYTES = [0x49, 0x49, 0x2a, 0x00, 8, 0, 0, 0];

const createFile = (name: string, type: string, bytes: Iterable<number>): File =>
  new File([Uint8Array.from(bytes)], name, { type });

/** Bytes of a valid PNG of one pixel. */
export const PNG_BYTES: Uint8Array<ArrayBuffer> = Uint8Array.from(Buffer.from(PNG, 'base64'));
export const PNG_BASE64 = PNG;

export const pngFile = (name: string): File => createFile(name, 'image/png', PNG_BYTES);
export const tiffFile = (name: string): File => createFile(name, 'image/tiff', TIFF_BYTES);
/** A file that is called a PNG but is no picture. */
export const fakePngFile = (name: string): File => createFile(name, 'image/png', [0x25, 0x50, 0x44, 0x46, 0x2d]);
/** A PNG of a size in bytes: the picture, then padding. */
export const paddedPngFile = (name: string, bytes: number): File =>
  new File([PNG_BYTES, new Uint8Array(bytes - PNG_BYTES.byteLength)], name, { type: 'image/png' });

/** Files that are no PNG or JPEG of at most 5 MiB. */
export const refusedFiles = (name: string): readonly File[] => [
  fakePngFile(name),
  createFile(name, 'image/png', []),
  paddedPngFile(name, 5 * 1024 * 1024 + 1),
  createFile(name.replace(/\.png$/, '.gif'), 'image/gif', Buffer.from('GIF89a')),
  createFile(name.replace(/\.png$/, '.svg'), 'image/svg+xml', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')),
];
