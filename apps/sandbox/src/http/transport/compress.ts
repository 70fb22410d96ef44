/** Compresses a text; the Node server passes in faster compressors. */
export type Compressor = (text: string) => Promise<Uint8Array<ArrayBuffer>>;
export type Encoding = 'br' | 'gzip';
export type Compressors = Readonly<Partial<Record<Encoding, Compressor>>>;

const compressByStream: Compressor = async (text) => {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
};

export const webCompressors: Compressors = { gzip: compressByStream };

const MIN_COMPRESSED_LENGTH = 1_400;

/** First encoding that the client accepts and that has a compressor. */
const chooseEncoding = (accepted: string, compressors: Compressors): Encoding | undefined => {
  const names = accepted.split(',').map((part) => part.split(';', 2).map((piece) => piece.trim()));
  const isAccepted = (wanted: Encoding) => names.some(([name, quality]) => name === wanted && quality !== 'q=0');
  return (['br', 'gzip'] as const).find((encoding) => compressors[encoding] !== undefined && isAccepted(encoding));
};

export interface EncodedBody {
  readonly encoding: Encoding | '';
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const encodePlainText: Compressor = (text) => Promise.resolve(encoder.encode(text));

type EncodedVariants = Partial<Record<Encoding | 'plain', Promise<Uint8Array<ArrayBuffer>>>>;

/**
 * Creates an encoder of answer bodies. It compresses on request; a prepared answer is encoded only once. hono/compress
 * knows no brotli and compresses each answer again.
 */
export const createBodyEncoder = (compressors: Compressors) => {
  const kept = new WeakMap<object, EncodedVariants>();
  return async (text: string, accepted: string | null, prepared?: object): Promise<EncodedBody> => {
    const encoding =
      accepted === null || text.length < MIN_COMPRESSED_LENGTH ? undefined : chooseEncoding(accepted, compressors);
    const compress = encoding && compressors[encoding];
    if (!prepared) {
      return encoding && compress ? { encoding, body: await compress(text) } : { encoding: '', body: text };
    }
    const packed = kept.get(prepared) ?? {};
    kept.set(prepared, packed);
    const body = (packed[encoding ?? 'plain'] ??= (compress ?? encodePlainText)(text));
    return { encoding: encoding ?? '', body: await body };
  };
};

export type BodyEncoder = ReturnType<typeof createBodyEncoder>;
