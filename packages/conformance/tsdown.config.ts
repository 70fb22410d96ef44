import { defineConfig } from 'tsdown';

export default defineConfig({
  entry: { index: 'src/index.ts', main: 'src/main.ts' },
  format: ['esm'],
  platform: 'node',
  target: 'node22.18',
  fixedExtension: false,
  // The contract, valibot and date-fns are part of the bundle, nothing else is: the package runs alone, with `npx`.
  deps: {
    alwaysBundle: [/^@folioflow\/api/, 'valibot'],
    onlyBundle: ['valibot', 'date-fns', '@date-fns/utc'],
  },
  inputOptions: { resolve: { conditionNames: ['folioflow-source', 'import', 'node', 'default'] } },
  outputOptions: { chunkFileNames: 'kit-[hash].js' },
  dts: { entry: 'src/index.ts' },
  clean: true,
});
