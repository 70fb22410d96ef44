import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';
import { axiosReplacements, ofAxios, withSingleTools } from './slim-axios.ts';

/** Serves many frameworks, themes and spellings; the product draws its icons in one way. */
const iconMaker = '/lucide-react/dist/esm/createLucideIcon.mjs';
const drawIcon = inRoot('packages', 'ui', 'src', 'primitives', 'draw-icon.ts');

/** What an icon says of itself besides its drawing: how it is called, and a name for each stroke, whose place does as well. */
const wordsOfIcons = /^ {2}(?:name|aliases): .*$|, key: "\w+"|^__iconData\.node;$/gm;
const icons = '/lucide-react/dist/esm/icons/';

/** Writes styles anew for browsers older than the apps' target, where an app asks for it; none does. */
const vendorPrefixes = '/stylis/src/Prefixer.js';

/** Stands in for a hook that React has had since 18. */
const storeShim = '/use-sync-external-store/shim/index.js';

const replacements = new Map([
  [iconMaker, `export { default } from ${JSON.stringify(drawIcon)};`],
  [vendorPrefixes, 'export const prefix = null;'],
  [storeShim, "export { useSyncExternalStore } from 'react';"],
  ...axiosReplacements,
]);
const replaced = [...replacements.keys()];
const packages = [ofAxios, '/lucide-react/dist/esm/', '/stylis/src/', '/use-sync-external-store/shim/'];

/**
 * The router names its components for the inspector, and by that keeps those that nobody draws: forms, scroll restoration,
 * links that fetch ahead. Without the names, and marked pure, they are left out like any other function.
 */
const namesOfComponents = /^\w+\.displayName = "[^"]+";$/gm;
const madeAtStart = /^var \w+ = (?=React\d*\.(?:createContext|forwardRef|memo)\()/gm;
const router = /\/react-router\/dist\//;
const restingParts = ['Form', 'NavLink', 'ScrollRestoration'];

/** Leaves parts of libraries out of an app. A build fails when a new version has moved one of them. */
export function slim(): Plugin {
  const found = new Set<string>();
  const named = new Set<string>();
  return {
    name: 'folioflow:slim',
    apply: 'build',
    load: {
      filter: { id: /\/(axios|lucide-react|stylis|use-sync-external-store)\// },
      handler(id) {
        const file = replaced.find((each) => id.endsWith(each));
        if (file === undefined) return null;
        found.add(file);
        return replacements.get(file) ?? null;
      },
    },
    transform: {
      filter: { id: [router, /\/lucide-react\/dist\/esm\/icons\//, /\/axios\/lib\//] },
      handler(code, id) {
        if (id.includes(ofAxios)) return { code: withSingleTools(code, id), map: null };
        if (id.includes(icons)) return { code: code.replace(wordsOfIcons, ''), map: null };
        for (const part of restingParts) if (code.includes(`${part}.displayName = `)) named.add(part);
        // Every line keeps its place, so that the source map of the file stays true.
        return {
          code: code.replace(namesOfComponents, '').replace(madeAtStart, (start) => `${start}/* @__PURE__ */ `),
          map: null,
        };
      },
    },
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const used = packages.filter((library) => ids.some((id) => id.includes(library)));
      const missing = replaced.filter((file) => used.some((library) => file.startsWith(library)) && !found.has(file));
      if (ids.some((id) => id.includes('/react-router/dist/')))
        missing.push(...restingParts.filter((part) => !named.has(part)));
      if (error === undefined && missing.length > 0)
        this.error(`tools/vite/slim.ts does not find ${missing.join(', ')}.`);
    },
  };
}
