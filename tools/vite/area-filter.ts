import { type Plugin } from 'vite';
import { inRoot } from '../root.ts';

const clientFile = (name: string) => inRoot('packages', 'api', 'src', 'client', name);

/** `  name: …area…,`: one line for each area, and one for each operation with its area. */
const areaLine = /^ {2}(?<area>\w+): \(\) => import\(.*,\n/gm;
const operationLine = /^ {2}\w+: '(?<area>\w+)',\n/gm;

const linePatterns: Readonly<Record<string, RegExp>> = {
  [clientFile('areas.ts')]: areaLine,
  [clientFile('operations.ts')]: operationLine,
};

/** The table without the lines of areas that an app has no business with. Throws where it is written in another way. */
export function removeAreas(file: string, code: string, isOwn: (area: string) => boolean): string {
  const line = linePatterns[file];
  if (line === undefined) return code;
  if (!line.test(code)) throw new Error(`${file} is written in another way: no line of it names an area.`);
  line.lastIndex = 0;
  return code.replace(line, (whole, ...rest) => {
    const { area } = rest.at(-1) as { readonly area: string };
    return isOwn(area) ? whole : '';
  });
}

/**
 * No bundler shakes an object that is read by name, and no published plugin knows this table: leaves the operations of
 * other people out of a build, so that neither their paths nor their names reach the browser.
 */
export const areaFilterPlugin = (isOwn: (area: string) => boolean): Plugin => ({
  name: 'folioflow:areas-of',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /packages\/api\/src\/client\/(areas|operations)\.ts$/ },
    handler: (code, id) => ({ code: removeAreas(id, code, isOwn), map: null }),
  },
});
