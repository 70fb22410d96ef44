import { mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inRoot } from '../../../root.ts';
import { git } from '../trees/git.ts';

type Files = Readonly<Record<string, string | null>>;

const settings: Files = {
  '.gitignore': 'node_modules\n.results\n',
  'package.json': JSON.stringify({ name: 'fixture', private: true, type: 'module' }),
  'package-lock.json': JSON.stringify({ name: 'fixture', lockfileVersion: 3, packages: {} }),
  '.storybook/main.ts': `export default {
  stories: ['../src/*.stories.ts'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true },
};
`,
  '.storybook/preview.ts': `export default { initialGlobals: { theme: 'light' } };\n`,
};

function linkPackages(folder: string): void {
  const target = path.join(folder, 'node_modules');
  mkdirSync(target);
  for (const name of readdirSync(inRoot('node_modules')))
    if (!name.startsWith('.') && name !== '@folioflow')
      symlinkSync(inRoot('node_modules', name), path.join(target, name), 'junction');
}

/** Creates a repository with a small review room of these files and one commit. */
export function createRepository(files: Files) {
  const root = mkdtempSync(path.join(tmpdir(), 'folioflow-review-'));
  const author = { GIT_AUTHOR_NAME: 'Asha', GIT_AUTHOR_EMAIL: 'asha@example.in' };
  const committer = { GIT_COMMITTER_NAME: 'Asha', GIT_COMMITTER_EMAIL: 'asha@example.in' };
  const write = (changed: Files) => {
    for (const [name, content] of Object.entries(changed)) {
      const file = path.join(root, name);
      mkdirSync(path.dirname(file), { recursive: true });
      if (content === null) rmSync(file);
      else writeFileSync(file, content);
    }
  };
  const commit = () => {
    git(root, ['add', '--all']);
    git(root, ['commit', '--quiet', '--message', 'Change stories'], { ...author, ...committer });
  };
  git(root, ['init', '--quiet', '--initial-branch', 'main']);
  linkPackages(root);
  write({ ...settings, ...files });
  commit();
  return {
    root,
    reviewFolder: path.join(root, '.results', 'review'),
    write,
    commit,
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}
