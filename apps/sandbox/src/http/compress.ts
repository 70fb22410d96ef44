/** Turns bytes into fewer bytes; the Node server brings its own, faster ones. */
export type Compressor = (text: string) => Promise<Uint8Array<ArrayBuffer>>;
export type Encoding = 'br' | 'gzip';
export type Compressors = Readonly<Partial<Record<Encoding, Compressor>>>;

const streamed: Compressor = async (text) => {
  const stream = new Response(text).body?.pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream ?? null).arrayBuffer());
};

export const webCompressors: Compressors = { gzip: streamed };

const WORTH_IT = 1_400;

/** The first encoding that the client takes and that there is a compressor for. */
const chosen = (accepted: string, compressors: Compressors): Encoding | undefined => {
  const names = accepted.split(',').map((part) => part.split(';', 2).map((piece) => piece.trim()));
  const isTaken = (wanted: Encoding) => names.some(([name, quality]) => name === wanted && quality !== 'q=0');
  return (['br', 'gzip'] as const).find((encoding) => compressors[encoding] !== undefined && isTaken(encoding));
};

export interface Packed {
  readonly encoding: Encoding | '';
  readonly body: string | Uint8Array<ArrayBuffer>;
}

const encoder = new TextEncoder();
const plainly: Compressor = (text) => Promise.resolve(encoder.encode(text));

type Kept = Partial<Record<Encoding | 'plain', Promise<Uint8Array<ArrayBuffer>>>>;

/** Compresses on request; what was prepared once for everybody is also turned into bytes once. */
export const packer = (compressors: Compressors) => {
  const kept = new WeakMap<object, Kept>();
  return async (text: string, accepted: string | null, prepared?: object): Promise<Packed> => {
    const encoding = accepted === null || text.length < WORTH_IT ? undefined : chosen(accepted, compressors);
    const compress = encoding && compressors[encoding];
    if (!prepared) {
      return encoding && compress ? { encoding, body: await compress(text) } : { encoding: '', body: text };
    }
    const packed = kept.get(prepared) ?? {};
    kept.set(prepared, packed);
    const body = (packed[encoding ?? 'plain'] ??= (compress ?? plainly)(text));
    return { encoding: encoding ?? '', body: await body };
  };
};

export type Packer = ReturnType<typeof packer>;
