import { type Plugin } from 'vite';

/**
 * Preloads the font files of the page's language under their hashed names, so that text does not wait for the
 * stylesheet. Vite preloads scripts alone.
 */
export function preloadFontPlugin(): Plugin {
  return {
    name: 'folioflow:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((name) => /(?:latin|devanagari).*\.woff2$/.test(name))
          .map((name) => ({
            tag: 'link',
            injectTo: 'head' as const,
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${name}` },
          })),
    },
  };
}
