import { build } from 'esbuild';
import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { inRoot } from '../../root.ts';
import { chartsWithoutDescriptions } from '../../vite/without-descriptions.ts';
import { atMost, type FigureSource } from '../figure.ts';

const name = 'sign-in-code without xstate';
const entry = inRoot('packages', 'flows', 'src', 'access', 'sign-in-code', 'index.ts');

/** What a partner pays for one flow beside xstate: the unit, and what it takes of the kit, as the package is published. */
export const unitSize: FigureSource = {
  name,
  isBytes: true,
  measure: async () => {
    if (!existsSync(entry)) return 'the flow does not exist yet';
    const { outputFiles } = await build({
      entryPoints: [entry],
      bundle: true,
      minify: true,
      format: 'esm',
      target: 'es2023',
      conditions: ['folioflow-source'],
      external: ['xstate', 'react', '@xstate/react'],
      plugins: [chartsWithoutDescriptions],
      write: false,
      logLevel: 'silent',
    });
    const value = outputFiles.reduce((sum, { contents }) => sum + brotliCompressSync(contents).length, 0);
    return atMost(2500, { name, value, unit: 'bytes' });
  },
};
