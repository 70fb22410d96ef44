import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { run } from '../steps/command.ts';
import { checker } from '../steps/static-steps.ts';
import { endOf, type Step } from '../steps/step.ts';
import { unitOf } from './names.ts';
import { scaffold } from './scaffold.ts';

const sources = [
  '.storybook',
  'apps',
  'packages',
  'tools',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
  '.oxfmtrc.json',
  'oxlint.config.ts',
];
const left = new Set(['node_modules', 'dist', '.turbo']);

/** A copy of the project whose own packages are the copies, and whose other packages are the installed ones. */
function copyTo(folder: string): void {
  for (const name of sources) {
    cpSync(inRoot(name), path.join(folder, name), {
      recursive: true,
      filter: (file) => !left.has(path.basename(file)),
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

/** The unit and what it is wired into, with all that these import: the rest of the project is checked as it stands. */
function trialSettings(folder: string, files: readonly string[]): string {
  const settings = path.join(folder, 'trial.json');
  const sources = files.filter((file) => /\.tsx?$/.test(file));
  writeFileSync(settings, JSON.stringify({ extends: './tsconfig.json', include: [], files: sources }));
  return settings;
}

/** A unit as `npm run new:flow` writes it passes its own tests, the types and the linter. */
export const scaffoldStep: Step = {
  name: 'new:flow',
  run: async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-new-flow-'));
    try {
      copyTo(folder);
      const files = scaffold(folder, unitOf('trial-area/trial-flow'));
      const own = files.filter((file) => file.includes('trial'));
      await run('oxfmt', own, { cwd: folder });
      const checks = [
        run('oxlint', own, { cwd: folder }),
        run('vitest', ['run', '--project', 'unit', 'trial-flow'], { cwd: folder }),
        run(
          'node',
          [...checker, '--project', trialSettings(folder, files), '--pretty', 'false', '--incremental', 'false'],
          {
            cwd: folder,
          },
        ).then(({ output }) => {
          const mine = output.split('\n').filter((line) => line.includes('trial') || line.includes('Trial'));
          return { code: mine.length, output: mine.join('\n') };
        }),
      ];
      const failed = (await Promise.all(checks)).filter(({ code }) => code !== 0);
      const detail = failed.flatMap(({ output }) => endOf(output, 20));
      return failed.length === 0 ? { passed: 1, failed: 0, detail } : { passed: 0, failed: 1, detail };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
