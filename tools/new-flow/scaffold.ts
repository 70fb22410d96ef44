import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
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

const messageLines = ({ flow }: UnitNames) => [
  `  '${flow.camel}.title': '${flow.words}',`,
  `  '${flow.camel}.entry': 'Name',`,
  `  '${flow.camel}.submit': 'Send',`,
];

/** The words of an area are in one module; a new area gets its own. */
function addMessages(file: string, unit: UnitNames): void {
  const head = `/** Words of ${unit.area.words.toLowerCase()}. */\nexport const ${unit.area.camel} = {\n`;
  const before = existsSync(file) ? readFileSync(file, 'utf8') : `${head}} as const;\n`;
  const end = before.lastIndexOf('} as const;');
  if (end < 0) throw new Error(`${file} does not end as a list of words.`);
  writeFileSync(file, `${before.slice(0, end)}${messageLines(unit).join('\n')}\n${before.slice(end)}`);
}

/** Writes `line` before the first `end` that follows the `beginning` of a list. */
function insertLine(file: string, beginning: string, end: string, line: string): void {
  const before = readFileSync(file, 'utf8');
  const from = before.indexOf(beginning);
  const to = before.indexOf(end, from);
  if (from < 0 || to < 0) throw new Error(`${file} has no list that begins with "${beginning}".`);
  writeFileSync(file, `${before.slice(0, to)}${line}${before.slice(to)}`);
}

/**
 * A route of its own for whoever is signed in: a path that a server may name, its row, and the page that comes with it.
 */
function addRoute(root: string, { area, flow }: UnitNames): string[] {
  const paths = path.join(root, 'packages', 'flows', 'src', 'kit', 'routes.ts');
  const table = path.join(root, 'apps', 'investor', 'src', 'route-table.ts');
  const pages = path.join(root, 'apps', 'investor', 'src', 'routes.tsx');
  insertLine(paths, 'export const investorRoutes', '] as const', `  '${flow.kebab}',\n`);
  insertLine(table, 'export type ScreenName', ';\n', `\n  | '${flow.camel}'`);
  insertLine(
    table,
    'export const routeTable',
    '} as const',
    `  '${flow.kebab}': authenticated('/${flow.kebab}', '${flow.camel}'),\n`,
  );
  const titles = path.join(root, 'packages', 'flows', 'src', 'messages', 'en', 'titles.ts');
  insertLine(titles, 'export const titles', '} as const', `  ${flow.camel}: '${flow.words}',\n`);
  const load = `() => import('./routes/${area.kebab}/${flow.pascal}.tsx')`;
  insertLine(
    pages,
    'export const screens',
    '\n};',
    `\n  ${flow.camel}: createLazyPage(${load}, '${flow.pascal}Route'),`,
  );
  const layout = path.join(root, 'apps', 'investor', 'src', 'testing', 'pages.ts');
  const shown = `{ path: '/${flow.kebab}', like: '9000000100', heading: '${flow.words}' }`;
  insertLine(layout, 'export const pages = {', '} as const', `  ${flow.camel}: ${shown},\n`);
  return [paths, table, titles, pages, layout];
}

/**
 * Writes a whole unit into the project at `root`; the files it wrote or changed. Throws where the unit exists. plop and
 * hygen fill templates, which are a call of `replaceAll` here; the entries in the lists of routes and words remain.
 */
export function scaffold(root: string, unit: UnitNames): string[] {
  const flows = path.join(root, 'packages', 'flows', 'src');
  const unitFolder = path.join(flows, unit.area.kebab, unit.flow.kebab);
  const screenFolder = path.join(root, 'packages', 'ui', 'src', 'screens', unit.area.kebab, unit.flow.pascal);
  for (const folder of [unitFolder, screenFolder]) {
    if (existsSync(folder)) throw new Error(`${path.relative(root, folder)} exists already.`);
  }
  const appFolder = path.join(root, 'apps', 'investor', 'src', 'routes', unit.area.kebab);
  const written = [
    ...copyTemplates('flow', unitFolder, unit),
    ...copyTemplates('screen', screenFolder, unit),
    ...copyTemplates('app', appFolder, unit),
    ...addRoute(root, unit),
  ];

  const wordFile = path.join(flows, 'messages', 'en', `${unit.area.kebab}.ts`);
  addMessages(wordFile, unit);
  const at = `./${unit.area.kebab}/${unit.flow.kebab}`;
  const index = path.join(flows, 'index.ts');
  appendFileSync(index, `export * from '${at}/index.ts';\n`);
  const testing = path.join(flows, 'testing.ts');
  const { camel, kebab } = unit.flow;
  appendFileSync(testing, `export { ${camel}Journeys, ${camel}World } from '${at}/${kebab}.scenarios.ts';\n`);
  return [...written, wordFile, index, testing].map((file) => path.relative(root, file));
}
