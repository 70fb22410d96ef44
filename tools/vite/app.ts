import react from '@vitejs/plugin-react';
import { constants } from 'node:zlib';
import { type PluginOption, type UserConfig } from 'vite';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';
import { buildTargets } from '../browsers/targets.ts';
import { conditions } from './conditions.ts';
import { languagesPlugin, texts } from './languages.ts';

/** A brotli and a gzip twin beside every text file of the build, for the app server to hand out. */
const compressedTwinsPlugin = () =>
  compression({
    include: /\.(js|css|svg|json|webmanifest|txt)$/,
    algorithms: [
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
    // `npm run bench` counts the brotli twin of every script, however small.
    skipIfLargerOrEqual: false,
    logLevel: 'silent',
  });

/** The build settings of both apps, and of the pages that the bench compares them with. */
export const createBuildConfig = (root: string, ...more: readonly PluginOption[]): UserConfig => ({
  root,
  clearScreen: false,
  plugins: [react(), texts(), languagesPlugin(), compressedTwinsPlugin(), ...more],
  resolve: { conditions },
  // Without names for the inspector, and marked pure, so that a component nobody draws is left out with its styles.
  oxc: {
    plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
  },
  build: {
    target: [...buildTargets],
    sourcemap: 'hidden',
    // A font or picture as a data: address would break the policy and be loaded by every page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      // A path of the contract comes with the call that takes it.
      optimization: { inlineConst: true },
      output: {
        // The first file carries the names of all: seven characters of 36 compress better than eight of 64.
        hashCharacters: 'base36',
        chunkFileNames: 'assets/[hash:7].js',
        entryFileNames: 'assets/[hash:7].js',
        codeSplitting: {
          groups: [
            // A script of its own is a task of its own, after which the browser can handle a press (016).
            {
              name: 'react',
              test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
            },
            // The engine, the design system and what else most pages share: a tenth of the pages and parts on demand.
            { name: 'common', minShareCount: 16 },
          ],
        },
      },
    },
    outDir: 'dist',
    emptyOutDir: true,
  },
});
