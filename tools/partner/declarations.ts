import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { runCommand } from '../command.ts';
import { typeChecker } from '../type-checker.ts';
import { inRoot } from '../root.ts';

const typesFolder = inRoot('packages', 'flows', 'dist', 'types');

/** Modules that the declarations import and partners do not install, each with the bundled file that replaces it. */
const bundledTypes = {
  '@folioflow/api/contract': join(typesFolder, 'api', 'src', 'contract', 'index.js'),
  valibot: join(typesFolder, 'valibot.js'),
} as const;

/** Points every import of what is ours at the file beside it. */
function rewriteImports(file: string, text: string): string {
  return text.replace(
    /(['"])(@folioflow\/api\/contract|valibot)\1/g,
    (_, quote: string, name: keyof typeof bundledTypes) => {
      const path = relative(dirname(file), bundledTypes[name]);
      return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
    },
  );
}

/** Writes `dist/types` of the flows package: a partner installs xstate and nothing else, so they name nothing else. */
rmSync(typesFolder, { recursive: true, force: true });
const { code, output } = await runCommand('node', [
  ...typeChecker,
  '-p',
  inRoot('packages', 'flows', 'tsconfig.declarations.json'),
]);
if (code !== 0) throw new Error(output);
for (const name of readdirSync(typesFolder, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(typesFolder, name);
  writeFileSync(file, rewriteImports(file, readFileSync(file, 'utf8')));
}
const valibot = inRoot('node_modules', 'valibot');
copyFileSync(join(valibot, 'dist', 'index.d.mts'), join(typesFolder, 'valibot.d.ts'));
copyFileSync(join(valibot, 'LICENSE.md'), join(typesFolder, 'valibot.LICENSE.md'));
