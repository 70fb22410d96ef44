const crcTable = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb8_8320 : value >>> 1;
  return value;
});

const crc32 = (bytes: readonly number[]): number =>
  ~bytes.reduce((crc, byte) => (crc >>> 8) ^ (crcTable[(crc ^ byte) & 255] ?? 0), ~0) >>> 0;

const adler32 = (bytes: readonly number[]): number => {
  let low = 1;
  let high = 0;
  for (const byte of bytes) {
    low = (low + byte) % 65_521;
    high = (high + low) % 65_521;
  }
  return ((high << 16) | low) >>> 0;
};

const toFourBytes = (value: number): number[] => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

const createChunk = (name: string, data: readonly number[]): number[] => {
  const named = [...Array.from(name, (letter) => letter.charCodeAt(0)), ...data];
  return [...toFourBytes(data.length), ...named, ...toFourBytes(crc32(named))];
};

/** zlib data with an uncompressed block: such a small image gains nothing from compression. */
const zlibStoredBlock = (bytes: readonly number[]): number[] => {
  const length = [bytes.length & 255, bytes.length >>> 8];
  return [0x78, 0x01, 1, ...length, ...length.map((byte) => byte ^ 255), ...bytes, ...toFourBytes(adler32(bytes))];
};

const parseColour = (colour: string): number[] =>
  [0, 2, 4].map((place) => Number.parseInt(colour.slice(place, place + 2), 16));

/** Square PNG of two colours; a row is a text of `.` (first colour) and `#` (second colour). */
export const createTwoColourPng = (rows: readonly string[], colours: readonly [string, string]): Uint8Array => {
  const size = rows.length;
  const pixels = rows.flatMap((row) => {
    const bytes = Array.from({ length: Math.ceil(size / 8) }, (_, place) => {
      const eight = row.slice(place * 8, place * 8 + 8).padEnd(8, '.');
      return Number.parseInt(Array.from(eight, (pixel) => (pixel === '#' ? '1' : '0')).join(''), 2);
    });
    return [0, ...bytes];
  });
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...createChunk('IHDR', [...toFourBytes(size), ...toFourBytes(size), 1, 3, 0, 0, 0]),
    ...createChunk('PLTE', colours.flatMap(parseColour)),
    ...createChunk('IDAT', zlibStoredBlock(pixels)),
    ...createChunk('IEND', []),
  ]);
};
