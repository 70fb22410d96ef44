import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { fillTemplate, type NameForms } from './names.ts';

interface UnitNames {
  readonly area: NameForms;
  readonly flow: NameForms;
}

const templates = path.join(import.meta.dirname, 'templates');

function copyTemplates(from: 'flow' | 'screen' | 'app', folder: string, unit: UnitNames): string[] {
  mkdirSync(folder, { recursive: true });
  return readdirSync(path.join(templates, from)).map((template) => {
    const file = path.join(folder, fillTemplate(template.replace(/\.txt$/, ''), unit));
    writeFileSync(file, fillTemplate(readFileSync(path.join(templates, from, template), 'utf8'), unit));
    return file;
  });
}

/** Adds the unit to the public names and to the scenarios of the flows. */
function addExports(flows: string, { area, flow: { camel, kebab } }: UnitNames): string[] {
  const folder = `./${area.kebab}/${kebab}`;
  const [index, testing] = [path.join(flows, 'index.ts'), path.join(flows, 'testing.ts')];
  appendFileSync(index, `export * from '${folder}/${kebab}.flow.ts';\n`);
  appendFileSync(testing, `export { ${camel}Journeys, ${camel}World } from '${folder}/${kebab}.scenarios.ts';\n`);
  return [index, testing];
}

type Texts = Readonly<Record<string, string>>;

/** Adds the texts of the unit to the catalogues of its area. Throws if the area has none. */
function addTexts(flows: string, unit: UnitNames): string[] {
  const filled = fillTemplate(readFileSync(path.join(templates, 'texts.json'), 'utf8'), unit);
  return Object.entries(JSON.parse(filled) as Readonly<Record<string, Texts>>).map(([language, texts]) => {
    const file = path.join(flows, 'messages', language, `${unit.area.kebab}.json`);
    if (!existsSync(file))
      throw new Error(`There is no catalogue ${path.basename(file)}: CONTRIBUTING.md has the steps of a new area.`);
    const before = JSON.parse(readFileSync(file, 'utf8')) as Texts;
    writeFileSync(file, `${JSON.stringify({ ...before, ...texts }, null, 2)}\n`);
    return file;
  });
}

/** The lists that `npm run generate` derives from the manifest of the page and from the chart. */
async function generateLists(root: string): Promise<string[]> {
  const { code, output } = await runCommand('node', ['--conditions=folioflow-source', 'tools/generate/main.ts'], {
    cwd: root,
  });
  if (code !== 0) throw new Error(output);
  return [
    'apps/investor/src/pages.ts',
    'apps/investor/src/page-texts.ts',
    'packages/flows/src/kit/route-names.ts',
    'packages/flows/src/analytics/chart-names.gen.ts',
  ].map((file) => path.join(root, file));
}

/** The files of a new unit, from the project's root. */
export interface ScaffoldedFiles {
  readonly own: readonly string[];
  /** Files of several units that have a line of this unit. */
  readonly shared: readonly string[];
}

/**
 * Writes a whole unit into the project at `root`, and returns the files that it wrote or changed. Throws if the unit
 * exists. plop and hygen fill templates, which is a call of `replaceAll` here; the lists of several units remain.
 */
export async function scaffold(root: string, unit: UnitNames): Promise<ScaffoldedFiles> {
  const flows = path.join(root, 'packages', 'flows', 'src');
  const unitFolder = path.join(flows, unit.area.kebab, unit.flow.kebab);
  const screenFolder = path.join(root, 'packages', 'ui', 'src', 'screens', unit.area.kebab, unit.flow.pascal);
  for (const folder of [unitFolder, screenFolder]) {
    if (existsSync(folder)) throw new Error(`${path.relative(root, folder)} exists already.`);
  }
  const own = [
    ...copyTemplates('flow', unitFolder, unit),
    ...copyTemplates('screen', screenFolder, unit),
    ...copyTemplates('app', path.join(root, 'apps', 'investor', 'src', 'routes', unit.area.kebab), unit),
  ];
  const shared = [...addExports(flows, unit), ...addTexts(flows, unit), ...(await generateLists(root))];
  const fromRoot = (file: string) => path.relative(root, file);
  return { own: own.map(fromRoot), shared: shared.map(fromRoot) };
}
