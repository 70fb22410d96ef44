import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { type Plugin } from 'vite';

const worthIt = /\.(js|css|svg|json|webmanifest|txt)$/;

/** Writes a brotli and a gzip twin beside every text file of the build, for the app server to hand out. */
export function precompress(): Plugin {
  let folder = '';
  return {
    name: 'folioflow:precompress',
    apply: 'build',
    configResolved(config) {
      folder = path.resolve(config.root, config.build.outDir);
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!worthIt.test(name)) continue;
        const file = path.join(folder, name);
        const bytes = readFileSync(file);
        writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
        writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      }
    },
  };
}
