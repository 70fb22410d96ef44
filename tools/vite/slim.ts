import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { axiosReplacements, ofAxios, withSingleTools } from './slim-axios.ts';
import { ofRouter, partsOfRouter, withoutFramework } from './slim-router.ts';
import { ofStyled, withoutThemes } from './slim-styled.ts';
import { ofCharts, partsOfCharts, withoutTools } from './slim-xstate.ts';

/** Serves many frameworks, themes and spellings; the product draws its icons in one way. */
const iconMaker = '/lucide-react/dist/esm/createLucideIcon.mjs';
const drawIcon = inRoot('packages', 'ui', 'src', 'primitives', 'draw-icon.ts');

/** What an icon says of itself besides its drawing: how it is called, and a name for each stroke, whose place does as well. */
const wordsOfIcons = /^ {2}(?:name|aliases): .*$|, key: "\w+"|^__iconData\.node;$/gm;
const icons = '/lucide-react/dist/esm/icons/';

/** Writes styles anew for browsers older than the apps' target, where an app asks for it; none does. */
const vendorPrefixes = '/stylis/src/Prefixer.js';

/** Calls them, where an app asks for them. */
const prefixing = '/stylis/src/Middleware.js';
const withoutPrefixing = (code: string) =>
  code.replace(/^export function prefixer \([\s\S]*?^}$/m, 'export const prefixer = null');

/** Stands in for a hook that React has had since 18. */
const storeShim = '/use-sync-external-store/shim/index.js';

/** Knows older browsers, style sheets and other places; the app's files are scripts, and lie beside its page. */
const ofVite = '\0vite/';
const preloadHelper = `${ofVite}preload-helper.js`;
const loadWithImports = inRoot('tools', 'vite', 'load-with-imports.ts');

const replacements = new Map([
  [preloadHelper, `export { loadWithImports as __vitePreload } from ${JSON.stringify(loadWithImports)};`],
  [iconMaker, `export { default } from ${JSON.stringify(drawIcon)};`],
  [vendorPrefixes, 'export const prefix = null;'],
  [storeShim, "export { useSyncExternalStore } from 'react';"],
  ...axiosReplacements,
]);
const replaced = [...replacements.keys()];
const packages = [ofVite, ofAxios, '/lucide-react/dist/esm/', '/stylis/src/', '/use-sync-external-store/shim/'];

/** Leaves parts of libraries out of an app. A build fails when a new version has moved one of them. */
export function slim(): Plugin {
  const found = new Set<string>();
  const named = new Set<string>();
  return {
    name: 'folioflow:slim',
    apply: 'build',
    load: {
      filter: { id: /\/(axios|lucide-react|stylis|use-sync-external-store)\/|preload-helper/ },
      handler(id) {
        const file = replaced.find((each) => id.endsWith(each));
        if (file === undefined) return null;
        found.add(file);
        return replacements.get(file) ?? null;
      },
    },
    transform: {
      filter: {
        id: [
          /\/react-router\/dist\//,
          /\/styled-components\/dist\//,
          /\/xstate\/dist\//,
          /\/stylis\/src\/Middleware/,
          /\/lucide-react\/dist\/esm\/icons\//,
          /\/axios\/lib\//,
        ],
      },
      handler(code, id) {
        if (id.includes(ofAxios)) return { code: withSingleTools(code, id), map: null };
        if (id.includes(ofStyled)) return { code: withoutThemes(code), map: null };
        if (id.endsWith(prefixing)) {
          const shorter = withoutPrefixing(code);
          if (shorter === code) this.error(`tools/vite/slim.ts does not find the prefixer of ${prefixing}.`);
          return { code: shorter, map: null };
        }
        if (id.includes(icons)) return { code: code.replace(wordsOfIcons, ''), map: null };
        for (const part of partsOfCharts) if (id.includes(ofCharts) && code.includes(`${part} {`)) named.add(part);
        if (id.includes(ofCharts)) return { code: withoutTools(code), map: null };
        for (const part of partsOfRouter) if (code.includes(part)) named.add(part);
        return { code: withoutFramework(code), map: null };
      },
    },
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        const isLater = file.type === 'chunk' && !file.isEntry && file.name !== 'start';
        if (isLater && file.viteMetadata !== undefined && file.viteMetadata.importedCss.size > 0)
          this.error(`${loadWithImports} fetches no style sheet: ${file.fileName} has one.`);
      }
    },
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const used = packages.filter((library) => ids.some((id) => id.includes(library)));
      const missing = replaced.filter((file) => used.some((library) => file.startsWith(library)) && !found.has(file));
      for (const [library, parts] of [
        [ofRouter, partsOfRouter],
        [ofCharts, partsOfCharts],
      ] as const)
        if (ids.some((id) => id.includes(library))) missing.push(...parts.filter((part) => !named.has(part)));
      if (error === undefined && missing.length > 0)
        this.error(`tools/vite/slim.ts does not find ${missing.join(', ')}.`);
    },
  };
}
