import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Compressors } from '../http/transport/compress.ts';

const packBrotli = promisify(brotliCompress);
const packGzip = promisify(gzip);

const BROTLI_QUALITY = 5;

/** Compressors of Node: they run outside the main thread and support brotli. */
export const nodeCompressors: Compressors = {
  br: async (text) =>
    new Uint8Array(await packBrotli(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } })),
  gzip: async (text) => new Uint8Array(await packGzip(text)),
};
