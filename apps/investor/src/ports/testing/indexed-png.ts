import { crc32, deflateSync } from 'node:zlib';

function createChunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** Creates the same square PNG of 256 random colours each time: one byte a pixel, four when it is rewritten. */
export function createIndexedPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 3, 0, 0, 0], 8);
  let seed = 1;
  const nextRandomByte = () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff;
  const rows = Buffer.alloc((side + 1) * side);
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % (side + 1) === 0 ? 0 : nextRandomByte();
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    createChunk('IHDR', head),
    createChunk('PLTE', Buffer.from(Array.from({ length: 768 }, nextRandomByte))),
    createChunk('IDAT', deflateSync(rows, { level: 1 })),
    createChunk('IEND', Buffer.alloc(0)),
  ]);
}
