import { type GeneratedFile } from './generated-file.ts';
import { readManifests, type ManifestFile } from './page-manifests.ts';

const generatedNote = (owner: 'the app' | 'both apps') =>
  `// Written by \`npm run generate\` from the manifests \`*.page.ts\` of ${owner}.`;

/** One line, or one name a line where that would be too long, as the formatter writes it. */
const importLine = (names: readonly string[], file: string): string => {
  const line = `import { ${names.join(', ')} } from './${file}';`;
  return line.length <= 120 ? line : `import {\n${names.map((name) => `  ${name},`).join('\n')}\n} from './${file}';`;
};

const generatePageList = (manifests: readonly ManifestFile[]) => `${generatedNote('the app')}

${manifests.map(({ file, pages }) => importLine(Object.keys(pages), file)).join('\n')}

/** The manifests of all pages, by name. */
export const pages = {
${manifests.flatMap(({ pages }) => Object.keys(pages).map((name) => `  ${name},`)).join('\n')}
};
export type PageName = keyof typeof pages;
`;

/** One line, or one element a line where that would be too long, as the formatter writes it. */
const listLine = (name: string, elements: readonly string[]): string => {
  const line = `export const ${name} = [${elements.join(', ')}] as const;`;
  return line.length <= 120
    ? line
    : `export const ${name} = [\n${elements.map((element) => `  ${element},`).join('\n')}\n] as const;`;
};

const routeNamesOf = (manifests: readonly ManifestFile[]) =>
  manifests
    .flatMap(({ pages }) => Object.values(pages).flatMap(({ routes }) => Object.keys(routes)))
    .toSorted()
    .map((route) => `'${route}'`);

const generateRouteNames = (
  investor: readonly ManifestFile[],
  backoffice: readonly ManifestFile[],
) => `${generatedNote('both apps')}

/** First segments of all paths of the investor app (flows.md, 5.1). */
${listLine('investorRoutes', routeNamesOf(investor))}
export type InvestorRoute = (typeof investorRoutes)[number];

/** First segments of all paths of the back-office app (flows.md, 5.2). */
${listLine('backofficeRoutes', routeNamesOf(backoffice))}
export type BackofficeRoute = (typeof backofficeRoutes)[number];
`;

/** Files derived from the manifests of the pages of the project at `root`. */
export async function generatePageFiles(root?: string): Promise<readonly GeneratedFile[]> {
  const [investor, backoffice] = await Promise.all([
    readManifests('investor', root),
    readManifests('backoffice', root),
  ]);
  return [
    { file: 'apps/investor/src/pages.ts', text: generatePageList(investor) },
    { file: 'apps/backoffice/src/pages.ts', text: generatePageList(backoffice) },
    { file: 'packages/flows/src/kit/route-names.ts', text: generateRouteNames(investor, backoffice) },
  ];
}
