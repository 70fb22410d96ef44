import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';

export type PictureKind = 'png' | 'jpeg';

/** The app writes pictures of at most 4,096 by 4,096 pixels. */
const MAX_PIXELS = 4096 * 4096;
const FIRST_CHUNK_OFFSET = 8;
/** Chunks that determine the pixels; other chunks can be compressed too, and are ignored. */
const pixelChunkNames = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
  /** including its length, name and check sum */
  readonly whole: Uint8Array<ArrayBuffer>;
}

function* readChunks(bytes: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = FIRST_CHUNK_OFFSET; at + 8 <= bytes.length;) {
    const from = at + 8;
    const to = from + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, from));
    yield { name, data: bytes.subarray(from, to), whole: bytes.subarray(at, to + 4) };
    at = to + 4;
  }
}

/** Size of decompressed rows in bytes, counted up to a limit. */
const computeUnpackedSize = async (packed: readonly Uint8Array<ArrayBuffer>[], limit: number): Promise<number> => {
  const reader = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done && size <= limit; next = await reader.read()) {
    size += next.value.byteLength;
  }
  void reader.cancel().catch(() => undefined);
  return size;
};

/**
 * Checks width, height and depth before decompression: a few kilobytes can expand to gigabytes. fast-png decompresses
 * pixels and colour profiles without a limit, so the chunks are read here first.
 */
const checkPng = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  const chunks = [...readChunks(bytes)].filter(({ name }) => pixelChunkNames.has(name));
  const [header] = chunks;
  if (header?.name !== 'IHDR' || header.data.length !== 13) throw new Error('no header');
  const { buffer, byteOffset } = header.data;
  const [width, height] = [0, 4].map((at) => new DataView(buffer, byteOffset).getUint32(at)) as [number, number];
  if (width * height === 0) throw new Error('no pixels');
  if (width * height > MAX_PIXELS) throw new Error('too many pixels');
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  // Up to four channels of two bytes, and a filter byte for each row, interlaced or not.
  const limit = width * height * 8 + height * 14 + 14;
  if ((await computeUnpackedSize(packed, limit)) > limit) throw new Error('more data than pixels');
  const parts = [bytes.subarray(0, FIRST_CHUNK_OFFSET), ...chunks.map(({ whole }) => whole)];
  decodePng(await new Blob(parts).bytes(), { checkCrc: true });
};

const checkJpeg = (bytes: Uint8Array<ArrayBuffer>): void => {
  const maxResolutionInMP = MAX_PIXELS / 1_000_000;
  decodeJpeg(bytes, { useTArray: true, formatAsRGBA: false, tolerantDecoding: false, maxResolutionInMP });
};

/**
 * Decodes a complete picture of at most 4,096 by 4,096 pixels; this blocks its thread.
 * @throws Error where it cannot be drawn
 */
export const decodePicture = async (kind: PictureKind, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  if (kind === 'png') await checkPng(bytes);
  else checkJpeg(bytes);
};
