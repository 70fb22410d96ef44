import type { Page } from '@playwright/test';

export const WRONG_TYPE_TEXT = 'Upload file format should be of PNG, JPEG, JPG only';
const UNREADABLE_TEXT = 'This image could not be read.';
const NO_DOCUMENT_TEXT = 'This is no picture of a document: it is too small or too narrow.';
const LARGEST_BYTES = 5 * 1024 * 1024;

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Draws a picture in the browser, by default a small one. */
export async function drawPicture(page: Page, name: string, width = 32, height = 20): Promise<UploadFile> {
  const mimeType = name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg';
  const address = await page.evaluate(
    ([type, ...size]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: size[0], height: size[1] });
      canvas.getContext('2d')?.fillText('card', 2, 12);
      return canvas.toDataURL(type);
    },
    [mimeType, width, height] as const,
  );
  return { name, mimeType, buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}

/** An Exif segment with the orientation 6: a camera that was held upright. */
const ROTATED_EXIF = Buffer.concat([
  Buffer.from('ffe10022', 'hex'),
  Buffer.from('Exif\0\0MM\0*'),
  Buffer.from('00000008000101120003000000010006000000000000', 'hex'),
]);

/** Pictures that are accepted, and files that only look like pictures, each with the text that rejects it. */
export async function createPictures(page: Page) {
  const png = await drawPicture(page, 'whole.png', 400, 300);
  const jpeg = await drawPicture(page, 'whole.jpg', 64, 48);
  const html = Buffer.from('<!doctype html><script>alert(1)</script>');
  const gif = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAAAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  const pngOf = (name: string, buffer: Buffer): UploadFile => ({ name, mimeType: 'image/png', buffer });
  return {
    good: [
      { ...jpeg, name: 'photo.jfif' },
      { ...jpeg, name: 'photo-without-an-extension' },
      pngOf('large.png', Buffer.concat([png.buffer, Buffer.alloc(LARGEST_BYTES, 1)])),
      pngOf('CAPITALS.PNG', png.buffer),
      await drawPicture(page, 'photo.jpg', 400, 300),
      { ...jpeg, name: 'photo.jpeg' },
      {
        ...jpeg,
        name: 'rotated.jpg',
        buffer: Buffer.concat([jpeg.buffer.subarray(0, 2), ROTATED_EXIF, jpeg.buffer.subarray(2)]),
      },
      pngOf('page-behind.png', Buffer.concat([png.buffer, html])),
    ],
    bad: [
      [pngOf('empty.png', Buffer.alloc(0)), UNREADABLE_TEXT],
      [pngOf('gif.png', gif), UNREADABLE_TEXT],
      [pngOf('page.png', html), UNREADABLE_TEXT],
      [pngOf('document.png', Buffer.from('%PDF-1.7\n')), UNREADABLE_TEXT],
      [pngOf('half.png', png.buffer.subarray(0, png.buffer.length / 2)), UNREADABLE_TEXT],
      [{ name: 'card.png.html', mimeType: 'text/html', buffer: png.buffer }, WRONG_TYPE_TEXT],
      [{ name: 'card.gif', mimeType: 'image/gif', buffer: gif }, WRONG_TYPE_TEXT],
      [await drawPicture(page, 'one-pixel.png', 1, 1), NO_DOCUMENT_TEXT],
      [await drawPicture(page, 'line.png', 30_000, 2), NO_DOCUMENT_TEXT],
    ],
  } as const satisfies { good: readonly UploadFile[]; bad: readonly (readonly [UploadFile, string])[] };
}

/** Creates a file whose name and type are not those of an allowed picture. */
export const createNonPicture = (name: string, mimeType: string): UploadFile => ({
  name,
  mimeType,
  buffer: Buffer.from('%PDF-'),
});
