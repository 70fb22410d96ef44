import { build, type Rolldown } from 'vite';
import { buildTargets } from '../browsers/targets.ts';
import { inRoot } from '../root.ts';
import { conditions } from './conditions.ts';
import { languages, languagePlugins } from './language.ts';

const ENTRY = 'virtual:drawing';

/**
 * Bundles the script of a served page that draws it: `drawing` of a module, with the functions that fill its templates
 * and the paths of its reads.
 */
export async function createDrawingScript(file: string, paths: readonly string[]): Promise<string> {
  const drawPage = inRoot('packages', 'wiring', 'src', 'drawing', 'draw-page.ts');
  const output = await build({
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'folioflow:drawing',
        resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
        load: (id) =>
          id === `\0${ENTRY}`
            ? `import { drawing } from ${JSON.stringify(file)};import { drawPage } from ${JSON.stringify(drawPage)};void drawPage(drawing, ${JSON.stringify(paths)});`
            : null,
      },
      ...languagePlugins(languages.slice(0, 1)),
    ],
    resolve: { conditions },
    oxc: {
      plugins: { styledComponents: { displayName: false, fileName: false, ssr: false, minify: true, pure: true } },
    },
    build: {
      write: false,
      target: [...buildTargets],
      modulePreload: false,
      rolldownOptions: {
        input: ENTRY,
        optimization: { inlineConst: true },
        output: { format: 'iife', codeSplitting: false },
      },
    },
  });
  const bundle = output as Rolldown.RolldownOutput;
  const [chunk, ...others] = bundle.output;
  if (others.length > 0) throw new Error(`${file} imports code on demand.`);
  return chunk.code.trim();
}
