import { defineConfig } from 'tsdown';

/** The declarations of the element; Vite builds its script. */
export default defineConfig({
  entry: { index: 'src/index.ts' },
  format: 'esm',
  platform: 'neutral',
  dts: { emitDtsOnly: true },
  // Vite has written the script into the same folder.
  clean: false,
  copy: [{ from: '../ui/src/tokens/fonts/OFL.txt', to: 'dist/parts' }],
  fixedExtension: false,
  logLevel: 'warn',
});
