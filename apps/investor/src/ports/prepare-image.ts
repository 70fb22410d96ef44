import { CODES, FILE_MAX_BYTES } from '@folioflow/api/contract';
import { accepted, refused, type Port, type PreparedImage, type PrepareRequest } from '@folioflow/flows';
import { pictureTypeOf, promisedType, type PictureType } from './image-bytes.ts';
import type { ImageRegistry } from './image-registry.ts';
import { tiffOf } from './tiff.ts';

/** Longest side of a picture, in pixels: enough to read a form by. */
const LONGEST_SIDE = 4096;
/** Longest side of the TIFF copy, so that it fits the limit uncompressed (C-49). */
const TIFF_SIDE = 1280;
/** Pixels that a browser on a small phone can still hold. */
const MOST_PIXELS = 60_000_000;
const JPEG_QUALITY = 0.92;

const unreadable = () => refused('This image could not be read.', CODES.invalid);
const tooLarge = () => refused('Upload file size should not exceed 5 MB', CODES.invalid);

/**
 * The browser port `prepareImage`: judges a picture by its bytes and writes it anew through a canvas, turned upright, so that
 * neither its metadata (place, camera) nor anything hidden behind it leaves the device. Keeps the name; the reference changes,
 * and the bytes as chosen are released.
 */
export const prepareImage =
  (registry: ImageRegistry): Port<PrepareRequest, PreparedImage> =>
  async ({ image, wantsTiff }) => {
    const file = registry.fileOf(image);
    try {
      if (file.size > FILE_MAX_BYTES) return tooLarge();
      const type = promisedType(file.name);
      if (type === null || pictureTypeOf(new Uint8Array(await file.arrayBuffer())) === null) return unreadable();
      const picture = await decoded(file);
      if (picture === null) return unreadable();
      const written = await encoded(picture, file.name, type);
      const tiff = wantsTiff ? tiffCopy(picture, file.name) : null;
      picture.close();
      if (written.size > FILE_MAX_BYTES) return tooLarge();
      return accepted({ image: registry.register(written), tiff: tiff && registry.register(tiff) });
    } finally {
      registry.release(image);
    }
  };

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    if (picture.width * picture.height <= MOST_PIXELS) return picture;
    picture.close();
    return null;
  } catch {
    return null;
  }
}

function drawn(picture: ImageBitmap, side: number, isOpaque: boolean) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (pen === null) throw new Error('This browser draws no pictures.');
  if (isOpaque) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.drawImage(picture, 0, 0, width, height);
  return { canvas, pen };
}

async function encoded(picture: ImageBitmap, name: string, type: PictureType): Promise<File> {
  const { canvas } = drawn(picture, LONGEST_SIDE, type === 'image/jpeg');
  const blob = await canvas.convertToBlob({ type, quality: JPEG_QUALITY });
  return new File([blob], name, { type });
}

function tiffCopy(picture: ImageBitmap, name: string): File {
  const { canvas, pen } = drawn(picture, TIFF_SIDE, true);
  const bytes = tiffOf(pen.getImageData(0, 0, canvas.width, canvas.height));
  return new File([bytes], name.replace(/\.[^.]*$/, '.tiff'), { type: 'image/tiff' });
}
