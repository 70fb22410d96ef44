import type { Page } from '@playwright/test';
import { existsSync } from 'node:fs';
import path from 'node:path';

/** Real pictures and files that pretend to be some; they live beside the repository and may be absent. */
const folder = path.resolve(import.meta.dirname, '../../../shared/data/files');
export const arePicturesThere = existsSync(folder);
/** Said in the title of a test that needs them. */
export const noPictures = arePicturesThere ? '' : ' (skipped: ../shared/data/files is absent)';
export const pictureFile = (name: string): string => path.join(folder, name);

export const goodPictures = [
  'ok_1x1.png',
  'ok_UPPERCASE_EXT.PNG',
  'ok_400x300.jpg',
  'ok_64x48.jpeg',
  'ok_exif_orientation6_and_gps_ref.jpg',
  'polyglot_png_then_html.png',
] as const;

export const wrongType = 'Upload file format should be of PNG, JPEG, JPG only';
const unreadable = 'This image could not be read.';

/** What is said of each file that must not be taken. */
export const badFiles = {
  'bad_empty.png': unreadable,
  'bad_gif_as.png': unreadable,
  'bad_html_as.png': unreadable,
  'bad_pdf_as.png': unreadable,
  'bad_truncated_half.png': unreadable,
  'double_extension.png.html': wrongType,
  'real_gif_1x1.gif': wrongType,
  'ok_over_5MiB_noise.png': 'Upload file size should not exceed 5 MB',
} as const;

export interface MadeFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A small picture that the browser has drawn. */
export async function drawnPicture(page: Page, name: string): Promise<MadeFile> {
  const mimeType = name.toLowerCase().endsWith('png') ? 'image/png' : 'image/jpeg';
  const address = await page.evaluate((type) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 32, height: 20 });
    canvas.getContext('2d')?.fillText('card', 2, 12);
    return canvas.toDataURL(type);
  }, mimeType);
  return { name, mimeType, buffer: Buffer.from(address.slice(address.indexOf(',') + 1), 'base64') };
}

/** A file that does not even claim to be a picture of an allowed type. */
export const otherFile = (name: string, mimeType: string): MadeFile => ({
  name,
  mimeType,
  buffer: Buffer.from('%PDF-'),
});
