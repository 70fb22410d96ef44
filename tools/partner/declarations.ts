import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { run } from '../steps/command.ts';
import { checker } from '../steps/static-steps.ts';
import { inRoot } from '../root.ts';

const types = inRoot('packages', 'flows', 'dist', 'types');

/** What the declarations name that no partner has installed, and the file beside them that answers. */
const ours = {
  '@folioflow/api/contract': join(types, 'api', 'src', 'contract', 'index.js'),
  valibot: join(types, 'valibot.js'),
} as const;

/** Points every import of what is ours at the file beside it. */
function named(file: string, text: string): string {
  return text.replace(/(['"])(@folioflow\/api\/contract|valibot)\1/g, (_, quote: string, name: keyof typeof ours) => {
    const path = relative(dirname(file), ours[name]);
    return `${quote}${path.startsWith('.') ? path : `./${path}`}${quote}`;
  });
}

/** Writes `dist/types` of the flows package: a partner installs xstate and nothing else, so they name nothing else. */
rmSync(types, { recursive: true, force: true });
const { code, output } = await run('node', [
  ...checker,
  '-p',
  inRoot('packages', 'flows', 'tsconfig.declarations.json'),
]);
if (code !== 0) throw new Error(output);
for (const name of readdirSync(types, { recursive: true, encoding: 'utf8' })) {
  if (!name.endsWith('.d.ts')) continue;
  const file = join(types, name);
  writeFileSync(file, named(file, readFileSync(file, 'utf8')));
}
const valibot = inRoot('node_modules', 'valibot');
copyFileSync(join(valibot, 'dist', 'index.d.mts'), join(types, 'valibot.d.ts'));
copyFileSync(join(valibot, 'LICENSE.md'), join(types, 'valibot.LICENSE.md'));
