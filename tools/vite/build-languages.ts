import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { languageFolderOf } from '../serve/page-languages.ts';
import { languages } from './language.ts';

/*
 * Builds the app of the working folder once for each language, with that language first: a page is then drawn in its own
 * language from the first paint on. Each build is a process of its own, because a build has one language of its pages.
 */
const { values } = parseArgs({ options: { mode: { type: 'string' }, outDir: { type: 'string', default: 'dist' } } });

for (const [index, name] of languages.entries()) {
  const order = [name, ...languages.filter((other) => other !== name)];
  const folder = index === 0 ? values.outDir : languageFolderOf(values.outDir, name);
  const mode = values.mode === undefined ? [] : ['--mode', values.mode];
  const { status } = spawnSync('vite', ['build', ...mode, '--outDir', folder], {
    stdio: 'inherit',
    env: { ...process.env, FOLIOFLOW_LANGUAGE: order.join(',') },
  });
  if (status !== 0) {
    console.error(`${path.basename(process.cwd())} could not be built in ${name}.`);
    process.exit(status ?? 1);
  }
}
