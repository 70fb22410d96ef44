import { defineConfig } from 'tsdown';

/** The declarations of the element; Vite builds its script. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  dts: { emitDtsOnly: true },
  clean: false,
  fixedExtension: false,
  logLevel: 'warn',
});
