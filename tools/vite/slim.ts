import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';

/**
 * What the client cannot reach: it asks for the platform's `fetch` by name, hands over bodies that the platform can send as
 * they are, sends no query and no cookie, counts no progress, gives up by a signal, and reads numbers as statuses. axios
 * leaves its adapter of Node out of browsers in the same way: `null` stands in its place.
 */
const unreached: readonly (readonly [file: string, ...names: string[]])[] = [
  ['adapters/xhr', 'default'],
  ['cancel/CancelToken', 'default'],
  ['core/createMultipartBody', 'default'],
  ['helpers/AxiosURLSearchParams', 'default'],
  ['helpers/HttpStatusCode', 'default'],
  ['helpers/cookies', 'default'],
  ['helpers/estimateDataURLDecodedBytes', 'default'],
  ['helpers/formDataToJSON', 'default'],
  ['helpers/progressEventReducer', 'asyncDecorator', 'progressEventDecorator', 'progressEventReducer'],
  ['helpers/toFormData', 'default'],
  ['helpers/toURLEncodedForm', 'default'],
];

/** Serves many frameworks, themes and spellings; the product draws its icons in one way. */
const iconMaker = '/lucide-react/dist/esm/createLucideIcon.mjs';
const drawIcon = inRoot('packages', 'ui', 'src', 'primitives', 'draw-icon.ts');

const replacements = new Map([
  [iconMaker, `export { default } from ${JSON.stringify(drawIcon)};`],
  ...unreached.map(([file, ...names]): [string, string] => [
    `/axios/lib/${file}.js`,
    `const none = null;\nexport { ${names.map((name) => `none as ${name}`).join(', ')} };`,
  ]),
]);
const replaced = [...replacements.keys()];
const packages = ['/axios/lib/', '/lucide-react/dist/esm/'];

/** Leaves parts of two libraries out of an app. A build fails when a new version has moved one of them. */
export function slim(): Plugin {
  const found = new Set<string>();
  return {
    name: 'folioflow:slim',
    apply: 'build',
    load: {
      filter: { id: /\/(axios|lucide-react)\// },
      handler(id) {
        const file = replaced.find((each) => id.endsWith(each));
        if (file === undefined) return null;
        found.add(file);
        return replacements.get(file) ?? null;
      },
    },
    buildEnd(error) {
      const ids = [...this.getModuleIds()];
      const used = packages.filter((library) => ids.some((id) => id.includes(library)));
      const missing = replaced.filter((file) => used.some((library) => file.startsWith(library)) && !found.has(file));
      if (error === undefined && missing.length > 0)
        this.error(`tools/vite/slim.ts does not find ${missing.join(', ')}.`);
    },
  };
}
