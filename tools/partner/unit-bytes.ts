import { build as buildByEsbuild } from 'esbuild';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build as buildByVite, type Rolldown } from 'vite';

/** Packages that an integrator has already: no unit is charged with them. */
const EXTERNAL = ['xstate', 'react'];
const compressedLength = (code: string | Uint8Array) => brotliCompressSync(code).length;

/** Bytes (brotli) of these exports in a bundle, and the files that they include. */
export interface BundledExports {
  readonly bytes: number;
  readonly files: readonly string[];
}

/** Bundles exports of an installed package by esbuild. */
export async function bundleByEsbuild(folder: string, contents: string): Promise<BundledExports> {
  const { metafile, outputFiles } = await buildByEsbuild({
    stdin: { contents, resolveDir: folder, loader: 'js' },
    absWorkingDir: folder,
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2023',
    external: EXTERNAL,
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const inputs = Object.values(metafile.outputs).flatMap((output) => Object.entries(output.inputs));
  return {
    bytes: outputFiles.reduce((sum, { contents: code }) => sum + compressedLength(code), 0),
    files: inputs.filter(([, { bytesInOutput }]) => bytesInOutput > 0).map(([file]) => file),
  };
}

/** Bundles the same by Vite, as a page and not as a library: that mode keeps white space. */
export async function bundleByVite(folder: string, contents: string): Promise<number> {
  const entry = path.join(folder, 'entry.js');
  const result = await buildByVite({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'folioflow:entry',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? contents : null),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      target: 'es2023',
      rolldownOptions: { input: entry, preserveEntrySignatures: 'strict', external: EXTERNAL },
    },
  });
  const outputs = [result].flat() as readonly Rolldown.RolldownOutput[];
  return outputs
    .flatMap(({ output }) => output)
    .reduce((sum, part) => sum + (part.type === 'chunk' ? compressedLength(part.code) : 0), 0);
}
