import { type Plugin } from 'vite';

const stylesheetLinks = /<link rel="stylesheet"[^>]* href="\/([^"]+)">/g;
const fontFiles = /[\w/-]*(?:latin|devanagari)[\w-]*\.woff2/g;

/**
 * Vite preloads scripts alone, and published plugins preload all files of a name: preloads the fonts of the page's own
 * stylesheets, so that text does not wait for them. The fonts of another language come with the styles of that language.
 */
export function preloadFontPlugin(): Plugin {
  return {
    name: 'folioflow:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        [...html.matchAll(stylesheetLinks)]
          .map(([, file = '']) => bundle[file])
          .flatMap((sheet) => (sheet?.type === 'asset' ? [...sheet.source.toString().matchAll(fontFiles)] : []))
          .map(([address]) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: address },
          })),
    },
  };
}
