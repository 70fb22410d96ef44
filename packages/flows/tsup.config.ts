import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { chartsWithoutDescriptions } from '../../tools/vite/without-descriptions.ts';

const messages = Object.fromEntries(
  readdirSync(new URL('./src/messages/en', import.meta.url)).map((file) => [
    `messages/en/${file.replace('.ts', '')}`,
    `src/messages/en/${file}`,
  ]),
);

export default defineConfig({
  entry: { index: 'src/index.ts', testing: 'src/testing.ts', react: 'src/react.ts', ...messages },
  format: ['esm'],
  dts: { resolve: [/^@folioflow\/api/] },
  noExternal: [/^@folioflow\/api/],
  splitting: true,
  treeshake: true,
  sourcemap: true,
  clean: true,
  target: 'es2023',
  esbuildPlugins: [chartsWithoutDescriptions],
});
