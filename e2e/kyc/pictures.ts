import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Real pictures and files that only look like pictures; they are outside of the repository and may be absent. */
const folder = path.resolve(import.meta.dirname, '../../../shared/data/files');
export const arePicturesThere = existsSync(folder);
/** Suffix of the titles of tests that need the files. */
export const SKIP_NOTE = arePicturesThere ? '' : ' (skipped: ../shared/data/files is absent)';
export const picturePath = (name: string): string => path.join(folder, name);

export const goodPictures = [
  'ok_1x1.png',
  'ok_UPPERCASE_EXT.PNG',
  'ok_400x300.jpg',
  'ok_64x48.jpeg',
  'ok_exif_orientation6_and_gps_ref.jpg',
  'polyglot_png_then_html.png',
] as const;

export const WRONG_TYPE_TEXT = 'Upload file format should be of PNG, JPEG, JPG only';
const UNREADABLE_TEXT = 'This image could not be read.';

/** Error texts of the files that must be rejected. */
export const badFiles = {
  'bad_empty.png': UNREADABLE_TEXT,
  'bad_gif_as.png': UNREADABLE_TEXT,
  'bad_html_as.png': UNREADABLE_TEXT,
  'bad_pdf_as.png': UNREADABLE_TEXT,
  'bad_truncated_half.png': UNREADABLE_TEXT,
  'double_extension.png.html': WRONG_TYPE_TEXT,
  'real_gif_1x1.gif': WRONG_TYPE_TEXT,
  'ok_over_5MiB_noise.png': 'Upload file size should not exceed 5 MB',
} as const;

export interface UploadFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** Draws a small picture in the browser. */
export async function drawPicture(page: Page, name: string): Promise<UploadFile> {
  const mimeType = name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg';
  const address = await page.evaluate((type) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 20 });
    canvas.getContext('2d')?.fillText('card', 2, 12);
    return canvas.toDataURL(type);
  }, mimeType);
  return { name, mimeType, buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}

/** Creates a file whose name and type are not those of an allowed picture. */
export const createNonPicture = (name: string, mimeType: string): UploadFile => ({
  name,
  mimeType,
  buffer: Buffer.from('%PDF-'),
});
