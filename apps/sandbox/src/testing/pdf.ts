import { inflateSync } from 'node:zlib';

const lettersIn = (drawn: string): string =>
  [...drawn.matchAll(/\[([^\]]*)\] TJ/g)]
    .map(([, parts = '']) =>
      [...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(''),
    )
    .join('\n');

/** The texts of a PDF of this provider, base64, one a line. */
export const textOfPdf = (base64: string): string => {
  const file = Buffer.from(base64, 'base64').toString('latin1');
  return [...file.matchAll(/stream\n([^]*?)\nendstream/g)]
    .map(([, stream = '']) => lettersIn(inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')))
    .join('\n');
};
