import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { runCommand } from '../command.ts';
import { typeChecker } from '../type-checker.ts';
import { parseUnitName } from './names.ts';
import { scaffold } from './scaffold.ts';

const sources = [
  '.storybook',
  'apps',
  'packages',
  'tools',
  'package.json',
  'tsconfig.json',
  'lingui.config.ts',
  'vitest.config.ts',
  '.oxfmtrc.json',
  'oxlint.config.ts',
];
const excludedNames = new Set(['node_modules', 'dist', '.turbo']);

/** A copy of the project whose own packages are the copies, and whose other packages are the installed ones. */
function copyProject(folder: string): void {
  for (const name of sources) {
    cpSync(inRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !excludedNames.has(path.basename(file)),
    });
  }
  const modules = path.join(folder, 'node_modules');
  mkdirSync(path.join(modules, '@folioflow'), { recursive: true });
  for (const name of readdirSync(inRoot('node_modules'))) {
    if (name !== '@folioflow' && name !== '.cache' && name !== '.vite') {
      symlinkSync(inRoot('node_modules', name), path.join(modules, name));
    }
  }
  for (const name of readdirSync(inRoot('packages'))) {
    symlinkSync(path.join(folder, 'packages', name), path.join(modules, '@folioflow', name));
  }
}

/** Checks the unit, the files it is wired into and all their imports; the project's check covers the rest. */
function writeTrialTsconfig(folder: string, files: readonly string[]): string {
  const settings = path.join(folder, 'trial.json');
  const typedFiles = files.filter((file) => /\.tsx?$/.test(file));
  writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', include: [], files: typedFiles }));
  return settings;
}

/** The most files that a new unit may need, and the most of them that belong to several units. */
const MAX_FILES = 30;
const MAX_SHARED_FILES = 9;

const findSizeFailures = (own: readonly string[], shared: readonly string[]): string[] =>
  own.length + shared.length <= MAX_FILES && shared.length <= MAX_SHARED_FILES
    ? []
    : [`A new unit needs ${own.length} files of its own and changes ${shared.length} others: ${shared.join(', ')}`];

/** Checks that a unit as `npm run new:flow` writes it passes its own tests, the types and the linter. */
async function findFailures(folder: string): Promise<string[]> {
  copyProject(folder);
  const { own, shared } = await scaffold(folder, parseUnitName('banking/trial-flow'));
  const files = [...own, ...shared];
  const sizeFailures = findSizeFailures(own, [...shared, 'docs/api/flows.api.md']);
  await runCommand('oxfmt', own, { cwd: folder });
  const settings = ['--project', writeTrialTsconfig(folder, files), '--pretty', 'false', '--incremental', 'false'];
  const checks = [
    runCommand('oxlint', own, { cwd: folder }),
    runCommand('vitest', ['run', '--project', 'unit', 'trial-flow', 'named-implementations'], {
      cwd: folder,
    }),
    runCommand('node', [...typeChecker, ...settings], { cwd: folder }).then(({ output }) => {
      const mine = output.split('\n').filter((line) => line.includes('trial') || line.includes('Trial'));
      return { code: mine.length, output: mine.join('\n') };
    }),
  ];
  const failures = (await Promise.all(checks)).filter(({ code }) => code !== 0);
  return [...sizeFailures, ...failures.map(({ output }) => output)];
}

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-new-flow-'));
try {
  const failures = await findFailures(folder);
  for (const output of failures) console.error(output);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
