import { namedAs, pictureTypeOf, promisedType, type PictureType } from './image-bytes.ts';
import { tiffOf } from './tiff.ts';

/** Longest side of a picture, in pixels: enough to read a form by. */
const LONGEST_SIDE = 4096;
/** A side below which a form cannot be read any more. */
const SHORTEST_SIDE = 1024;
/** Longest side of the TIFF copy, so that it fits the limit uncompressed (C-49). */
const TIFF_SIDE = 1280;
/** Pixels that a browser on a small phone can still hold. */
const MOST_PIXELS = 60_000_000;
const JPEG_QUALITY = 0.92;

export interface PictureRequest {
  readonly file: File;
  readonly wantsTiff: boolean;
  /** Of a JPEG, from 0 to 1. */
  readonly quality?: number | undefined;
  /** Bytes the picture may have once it is written. */
  readonly mostBytes: number;
}
/** The picture under the name and the type of its bytes, and its copy as TIFF where one was wanted. */
export interface WrittenPicture {
  readonly image: File;
  readonly tiff: File | null;
}

/**
 * Judges a picture by its bytes and writes it anew through a canvas, turned upright, so that neither its metadata nor
 * anything hidden behind it is left; null when it is no whole PNG or JPEG. Runs in a worker as well as in a page.
 */
export async function writtenAnew(request: PictureRequest): Promise<WrittenPicture | null> {
  const { file, wantsTiff } = request;
  if (promisedType(file.name) === null) return null;
  const type = pictureTypeOf(new Uint8Array(await file.arrayBuffer()));
  if (type === null) return null;
  const picture = await decoded(file);
  if (picture === null) return null;
  try {
    return {
      image: await encoded(picture, type, request),
      tiff: wantsTiff ? tiffCopy(picture, file.name) : null,
    };
  } finally {
    picture.close();
  }
}

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

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function canvasOf(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

type Pen = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const penOf = (canvas: Canvas, settings: CanvasRenderingContext2DSettings): Pen | null =>
  'convertToBlob' in canvas ? canvas.getContext('2d', settings) : canvas.getContext('2d', settings);

function drawn(picture: ImageBitmap, side: number, { isOpaque, isRead }: { isOpaque: boolean; isRead: boolean }) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = canvasOf(width, height);
  const pen = penOf(canvas, { willReadFrequently: isRead });
  if (pen === null) throw new Error('This browser draws no pictures.');
  if (isOpaque) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.drawImage(picture, 0, 0, width, height);
  return { canvas, pen };
}

/** A scan of few colours may grow when it is written anew; then it is made smaller until it fits. */
async function encoded(
  picture: ImageBitmap,
  type: PictureType,
  { file: { name }, quality = JPEG_QUALITY, mostBytes }: PictureRequest,
): Promise<File> {
  for (let side = LONGEST_SIDE; ; side *= 0.75) {
    const { canvas } = drawn(picture, side, { isOpaque: type === 'image/jpeg', isRead: false });
    const blob = await blobOf(canvas, type, quality);
    if (blob.size <= mostBytes || side < SHORTEST_SIDE) return new File([blob], namedAs(name, type), { type });
  }
}

async function blobOf(canvas: Canvas, type: PictureType, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error('This browser writes no pictures.');
  return blob;
}

function tiffCopy(picture: ImageBitmap, name: string): File {
  const { canvas, pen } = drawn(picture, TIFF_SIDE, { isOpaque: true, isRead: true });
  const bytes = tiffOf(pen.getImageData(0, 0, canvas.width, canvas.height));
  return new File([bytes], name.replace(/\.[^.]*$/, '.tiff'), { type: 'image/tiff' });
}
