import react from '@vitejs/plugin-react';
import { type UserConfig } from 'vite';
import { precompress } from './precompress.ts';
import { preloadFont } from './preload-font.ts';

/** Packages are consumed from source; the rest are Vite's own conditions, which a list of one's own replaces. */
export const conditions = ['folioflow-source', 'module', 'browser', 'development|production'];

/** The build settings of both apps. */
export const appOf = (root: string): UserConfig => ({
  root,
  clearScreen: false,
  plugins: [react(), preloadFont(), precompress()],
  resolve: { conditions },
  build: {
    target: 'es2023',
    sourcemap: 'hidden',
    // A font or picture as a data: address would break the policy and be loaded by every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    // All that every page starts with in one file: 44 chunks of 121 kB become 28 of 114 kB (brotli, /signin).
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'start', tags: ['$initial'] }] } } },
    outDir: 'dist',
    emptyOutDir: true,
  },
});
