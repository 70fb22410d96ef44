import { decode as decodePng } from 'fast-png';
import { decode as decodeJpeg } from 'jpeg-js';

export type Kind = 'png' | 'jpeg';

/** What the app writes has at most 4,096 pixels a side. */
const MOST_PIXELS = 4096 * 4096;
const CHUNKS_AT = 8;
/** The chunks that a picture is drawn from; the others may be packed too, and are none of its pixels. */
const drawn = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);

interface Chunk {
  readonly name: string;
  readonly data: Uint8Array<ArrayBuffer>;
  /** with its length, its name and its check sum */
  readonly whole: Uint8Array<ArrayBuffer>;
}

function* chunksOf(bytes: Uint8Array<ArrayBuffer>): Generator<Chunk> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let at = CHUNKS_AT; at + 8 <= bytes.length;) {
    const from = at + 8;
    const to = from + view.getUint32(at);
    const name = String.fromCharCode(...bytes.subarray(at + 4, from));
    yield { name, data: bytes.subarray(from, to), whole: bytes.subarray(at, to + 4) };
    at = to + 4;
  }
}

/** The bytes that compressed rows come to, counted no further than a limit. */
const unpackedSize = async (packed: readonly Uint8Array<ArrayBuffer>[], limit: number): Promise<number> => {
  const reader = new Blob([...packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  let size = 0;
  for (let next = await reader.read(); !next.done && size <= limit; next = await reader.read()) {
    size += next.value.byteLength;
  }
  void reader.cancel().catch(() => undefined);
  return size;
};

/** A side and the depth are looked at before anything is unpacked: a few kilobytes can hold gigabytes. */
const checkPng = async (bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  const chunks = [...chunksOf(bytes)].filter(({ name }) => drawn.has(name));
  const [header] = chunks;
  if (header?.name !== 'IHDR' || header.data.length !== 13) throw new Error('no header');
  const { buffer, byteOffset } = header.data;
  const [width, height] = [0, 4].map((at) => new DataView(buffer, byteOffset).getUint32(at)) as [number, number];
  if (width * height === 0) throw new Error('no pixels');
  if (width * height > MOST_PIXELS) throw new Error('too many pixels');
  const packed = chunks.filter(({ name }) => name === 'IDAT').map(({ data }) => data);
  // Up to four channels of two bytes, and a byte of its own for each row, interlaced or not.
  const limit = width * height * 8 + height * 14 + 14;
  if ((await unpackedSize(packed, limit)) > limit) throw new Error('more data than pixels');
  const parts = [bytes.subarray(0, CHUNKS_AT), ...chunks.map(({ whole }) => whole)];
  decodePng(await new Blob(parts).bytes(), { checkCrc: true });
};

const checkJpeg = (bytes: Uint8Array<ArrayBuffer>): void => {
  const maxResolutionInMP = MOST_PIXELS / 1_000_000;
  decodeJpeg(bytes, { useTArray: true, formatAsRGBA: false, tolerantDecoding: false, maxResolutionInMP });
};

/**
 * Draws a whole picture of its kind of at most 4,096 by 4,096 pixels; this holds its thread.
 * @throws Error where it cannot be drawn
 */
export const drawPicture = async (kind: Kind, bytes: Uint8Array<ArrayBuffer>): Promise<void> => {
  if (kind === 'png') await checkPng(bytes);
  else checkJpeg(bytes);
};
