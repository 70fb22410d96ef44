import { readdirSync } from 'node:fs';
import { defineConfig } from 'tsup';
import { chartsWithoutDescriptions } from '../../tools/vite/without-descriptions.ts';

const messages = Object.fromEntries(
  readdirSync(new URL('./src/messages', import.meta.url), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => [`messages/${file.replace('.ts', '')}`, `src/messages/${file}`]),
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
