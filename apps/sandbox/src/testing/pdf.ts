import { inflateSync } from 'node:zlib';

const decodeLetters = (drawn: string): string =>
  [...drawn.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');

/** Texts of a PDF of this provider in base64, each on a line. */
export const pdfText = (base64: string): string => {
  const file = Buffer.from(base64, 'base64').toString('latin1');
  return [...file.matchAll(/stream\n([^]*?)\nendstream/g)]
    .map(([, stream = '']) => decodeLetters(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')))
    .join('\n');
};
