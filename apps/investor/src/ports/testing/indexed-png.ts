import { crc32, deflateSync } from 'node:zlib';

function chunk(name: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, sum]);
}

/** A square PNG of 256 colours in no order, the same one every time: a byte a pixel, and four when it is written anew. */
export function indexedPng(side: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(side, 0);
  head.writeUInt32BE(side, 4);
  head.set([8, 3, 0, 0, 0], 8);
  let seed = 1;
  const next = () => (seed = (seed * 48_271) % 2_147_483_647) & 0xff;
  const rows = Buffer.alloc((side + 1) * side);
  for (let at = 0; at < rows.length; at += 1) rows[at] = at % (side + 1) === 0 ? 0 : next();
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', head),
    chunk('PLTE', Buffer.from(Array.from({ length: 768 }, next))),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
