import react from '@vitejs/plugin-react';
import path from 'node:path';
import { build, type Rolldown } from 'vite';
import { conditions } from '../../vite/conditions.ts';
import { languages, languagePlugins } from '../../vite/language.ts';
import type { BuiltPage } from './render-report.ts';

const pageFolder = path.join(import.meta.dirname, 'page');

/** The product's fonts are files of their own, because the policy of the apps forbids inlining; the report is one file. */
const inlineFonts = (style: string, assets: readonly Rolldown.OutputAsset[]) =>
  assets
    .filter(({ fileName }) => fileName.endsWith('.woff2'))
    .reduce(
      (text, { fileName, source }) =>
        text.replaceAll(`url(/${fileName})`, `url(data:font/woff2;base64,${Buffer.from(source).toString('base64')})`),
      style,
    );

/**
 * Builds the report page as one classic script and one style sheet with the fonts in it: a page that is opened from the
 * file system can load neither modules nor data.
 */
async function bundlePage(): Promise<BuiltPage> {
  const outputs = await build({
    root: pageFolder,
    configFile: false,
    logLevel: 'error',
    mode: 'production',
    plugins: [react(), ...languagePlugins(languages.slice(0, 1))],
    resolve: { conditions },
    define: { 'process.env.NODE_ENV': JSON.stringify('production') },
    build: {
      target: 'es2023',
      write: false,
      reportCompressedSize: false,
      cssCodeSplit: false,
      lib: { entry: path.join(pageFolder, 'main.tsx'), formats: ['iife'], name: 'report' },
    },
  });
  const files = (outputs as readonly Rolldown.RolldownOutput[]).flatMap(({ output }) => output);
  const script = files.find((file) => file.type === 'chunk');
  const assets = files.filter((file) => file.type === 'asset');
  const style = assets.find(({ fileName }) => fileName.endsWith('.css'));
  if (script === undefined || style === undefined) throw new Error('The build of the report page lacks a file.');
  return { script: script.code, style: inlineFonts(String(style.source), assets) };
}

process.stdout.write(JSON.stringify(await bundlePage()));
