import { fileNameForType, pictureTypeOf, type PictureType } from './image-bytes.ts';
import { createTiff } from './tiff.ts';

/** Longest side of a picture: enough to read a form. */
const LONGEST_SIDE_PX = 4096;
/** Shortest longest side at which a form is still legible. */
const SHORTEST_SIDE_PX = 1024;
/** Longest side of the TIFF copy, so that it fits the limit uncompressed (C-49). */
const TIFF_SIDE_PX = 1280;
/** Largest number of pixels that a browser on a small phone can decode. */
const MAX_PIXELS = 60_000_000;
/** Shortest side of a picture that can show a document. */
const SHORTEST_DOCUMENT_SIDE_PX = 16;
/** Largest ratio of the sides: a long receipt has about ten. */
const LARGEST_SIDE_RATIO = 20;
const JPEG_QUALITY = 0.92;

export interface PictureRequest {
  readonly file: File;
  readonly shouldCreateTiff: boolean;
  /** Quality of a JPEG, from 0 to 1. */
  readonly quality?: number | undefined;
  /** Largest size of the written picture. */
  readonly maxBytes: number;
}
/** The picture with the type of its bytes and a matching name, and its TIFF copy if one was requested. */
export interface RewrittenPicture {
  readonly image: File;
  readonly tiff: File | null;
}

/** The reason that a file is no usable picture. */
export type PictureProblem = 'unreadable' | 'tooManyPixels' | 'noDocument';

/**
 * Checks a picture by its bytes and redraws it upright on a canvas, which removes its metadata and any appended data.
 * Returns the problem of a file that is no complete PNG or JPEG, or no picture of a document. Runs in a worker as well
 * as in a page. browser-image-compression is 18.4 kB around the same canvas and writes no TIFF.
 */
export async function rewritePicture(request: PictureRequest): Promise<RewrittenPicture | PictureProblem> {
  const { file, shouldCreateTiff } = request;
  const type = pictureTypeOf(new Uint8Array(await file.arrayBuffer()));
  if (type === null) return 'unreadable';
  const picture = await decodePicture(file);
  if (picture === null) return 'unreadable';
  try {
    const problem = findSizeProblem(picture);
    if (problem !== null) return problem;
    return {
      image: await encodePicture(picture, type, request),
      tiff: shouldCreateTiff ? createTiffCopy(picture, file.name) : null,
    };
  } finally {
    picture.close();
  }
}

async function decodePicture(file: File): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' });
  } catch {
    return null;
  }
}

function findSizeProblem({ width, height }: ImageBitmap): PictureProblem | null {
  if (width * height > MAX_PIXELS) return 'tooManyPixels';
  const [shortest, longest] = [Math.min(width, height), Math.max(width, height)];
  return shortest < SHORTEST_DOCUMENT_SIDE_PX || longest / shortest > LARGEST_SIDE_RATIO ? 'noDocument' : null;
}

type Canvas = OffscreenCanvas | HTMLCanvasElement;

function createCanvas(width: number, height: number): Canvas {
  if (typeof OffscreenCanvas === 'function') return new OffscreenCanvas(width, height);
  return Object.assign(document.createElement('canvas'), { width, height });
}

type DrawingContext = OffscreenCanvasRenderingContext2D | CanvasRenderingContext2D;

const drawingContextOf = (canvas: Canvas, settings: CanvasRenderingContext2DSettings): DrawingContext | null =>
  'convertToBlob' in canvas ? canvas.getContext('2d', settings) : canvas.getContext('2d', settings);

function drawPicture(picture: ImageBitmap, side: number, { isOpaque, isRead }: { isOpaque: boolean; isRead: boolean }) {
  const scale = Math.min(1, side / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = createCanvas(width, height);
  const pen = drawingContextOf(canvas, { willReadFrequently: isRead });
  if (pen === null) throw new Error('This browser draws no pictures.');
  if (isOpaque) {
    pen.fillStyle = '#fff';
    pen.fillRect(0, 0, width, height);
  }
  pen.drawImage(picture, 0, 0, width, height);
  return { canvas, pen };
}

/** Encodes the picture; a scan of few colours may grow, and is then scaled down until it fits. */
async function encodePicture(
  picture: ImageBitmap,
  type: PictureType,
  { file: { name }, quality = JPEG_QUALITY, maxBytes: mostBytes }: PictureRequest,
): Promise<File> {
  for (let side = LONGEST_SIDE_PX; ; side *= 0.75) {
    const { canvas } = drawPicture(picture, side, { isOpaque: type === 'image/jpeg', isRead: false });
    const blob = await convertToBlob(canvas, type, quality);
    if (blob.size <= mostBytes || side < SHORTEST_SIDE_PX)
      return new File([blob], fileNameForType(name, type), { type });
  }
}

async function convertToBlob(canvas: Canvas, type: PictureType, quality: number): Promise<Blob> {
  if ('convertToBlob' in canvas) return canvas.convertToBlob({ type, quality });
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
  if (blob === null) throw new Error('This browser writes no pictures.');
  return blob;
}

function createTiffCopy(picture: ImageBitmap, name: string): File {
  const { canvas, pen } = drawPicture(picture, TIFF_SIDE_PX, { isOpaque: true, isRead: true });
  const bytes = createTiff(pen.getImageData(0, 0, canvas.width, canvas.height));
  return new File([bytes], `${name.replace(/\.[^.]*$/, '')}.tiff`, { type: 'image/tiff' });
}
