import { createImageRegistry } from '@folioflow/wiring/pictures/image-registry';
import { prepareImage } from '../../../../apps/investor/src/ports/prepare-image.ts';

const [WIDTH, HEIGHT] = [4000, 3000];
const TYPE = 'image/jpeg';
const QUALITY = 0.92;

/** 12 megapixels of soft colours with a grain, the same ones every time, in a file of some megabytes as of a phone. */
async function createPhoto(): Promise<File> {
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas.');
  const pixels = pen.createImageData(WIDTH, HEIGHT);
  let seed = 1;
  for (let at = 0; at < pixels.data.length; at += 4) {
    seed = (seed * 48_271) % 2_147_483_647;
    const [x, y, grain] = [(at / 4) % WIDTH, at / 4 / WIDTH, seed % 40];
    pixels.data[at] = 90 + 70 * Math.sin(x / 311) + grain;
    pixels.data[at + 1] = 110 + 60 * Math.sin(y / 173) + grain;
    pixels.data[at + 2] = 120 + 50 * Math.sin((x + y) / 541) + grain;
    pixels.data[at + 3] = 255;
  }
  pen.putImageData(pixels, 0, 0);
  return new File([await canvas.convertToBlob({ type: TYPE, quality: 0.8 })], 'photo.jpeg', { type: TYPE });
}

/** Minimum work of any page that re-encodes a picture: decodes and encodes it in the page. */
async function reencodePhoto(file: File): Promise<void> {
  const picture = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(picture.width, picture.height);
  canvas.getContext('2d')?.drawImage(picture, 0, 0);
  picture.close();
  await canvas.convertToBlob({ type: TYPE, quality: QUALITY });
}

async function preparePhoto(file: File): Promise<void> {
  const registry = createImageRegistry();
  const image = registry.register(file);
  const { kind } = await prepareImage(registry)(
    { image, shouldCreateTiff: true },
    { signal: new AbortController().signal },
  );
  registry.clear();
  if (kind !== 'accepted') throw new Error(`The photo is ${kind}.`);
}

async function measureDuration(work: () => Promise<void>): Promise<number> {
  const started = performance.now();
  await work();
  return performance.now() - started;
}

const fastest = (times: readonly number[]) => Math.min(...times);

/** Milliseconds of both, in turns, so that a busy machine is busy for both. */
async function measure(): Promise<{ bare: number; prepared: number }> {
  const file = await createPhoto();
  const [floors, values]: [number[], number[]] = [[], []];
  for (let turn = 0; turn < 5; turn += 1) {
    values.push(await measureDuration(() => preparePhoto(file)));
    floors.push(await measureDuration(() => reencodePhoto(file)));
  }
  return { bare: fastest(floors), prepared: fastest(values) };
}

Object.assign(globalThis, { measure });
