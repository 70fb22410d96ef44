import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.ts';
import { run } from '../steps/command.ts';
import { checker } from '../steps/static-steps.ts';
import { endOf, type Found, type Step } from '../steps/step.ts';

/** What the examples leave to their reader, taken from the package's own types. */
const given = `
declare const provider: Pick<Parameters<typeof signInCode>[0], 'sendOtp' | 'validateOtp'>;
declare const routeParams: import('xstate').InputFrom<ReturnType<typeof signInCode>['machine']>['routeParams'];
declare const render: (view: import('@folioflow/flows').ViewOf<ReturnType<typeof signInCode>>) => void;
`;

const givenByPackage = `
type Login = Parameters<typeof signIn>[0]['login'];
declare const myProvider: { login(request: Parameters<Login>[0], signal: AbortSignal): ReturnType<Login> };
declare const draw: (view: import('@folioflow/flows').ViewOf<ReturnType<typeof signIn>>, words: typeof access) => void;
declare const follow: (end: import('xstate').OutputFrom<ReturnType<typeof signIn>['machine']> | undefined) => void;
`;

/** The first code of TypeScript that a document shows, after a heading. */
function shown(document: string, heading: string): string {
  const text = readFileSync(inRoot(document), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(text.slice(text.indexOf(heading))) ?? [];
  if (code === undefined) throw new Error(`${document} shows no code under "${heading}".`);
  return code;
}

/** What somebody has who installed the package: what it publishes, xstate, and nothing of this house. */
function install(folder: string): void {
  const modules = join(folder, 'node_modules');
  const flows = join(modules, '@folioflow', 'flows');
  mkdirSync(flows, { recursive: true });
  for (const name of ['package.json', 'dist']) {
    cpSync(inRoot('packages', 'flows', name), join(flows, name), { recursive: true });
  }
  symlinkSync(inRoot('node_modules', 'xstate'), join(modules, 'xstate'));
}

const options = {
  target: 'es2023',
  lib: ['es2024', 'dom'],
  module: 'nodenext',
  strict: true,
  noEmit: true,
  types: [],
};

async function embed(folder: string): Promise<string[]> {
  install(folder);
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  write('package.json', JSON.stringify({ type: 'module' }));
  write('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const code = shown('README.md', '## Embed a flow');
  write('as-shown.ts', code + given);
  write('as-shown-by-package.ts', shown('packages/flows/README.md', '# @folioflow/flows') + givenByPackage);
  write('forgotten.ts', code.replace('signInCode({ sendOtp, validateOtp,', 'signInCode({ validateOtp,') + given);
  write(
    'run.js',
    "import { signInCode } from '@folioflow/flows';\nif (typeof signInCode !== 'function') process.exit(1);\n",
  );
  const types = await run('node', [...checker, '-p', folder, '--pretty', 'false'], { cwd: folder });
  const started = await run('node', ['run.js'], { cwd: folder });
  const said = types.output.split('\n').filter((line) => line.trim() !== '');
  const isMissed = said.some((line) => line.startsWith('forgotten.ts') && line.includes('sendOtp'));
  return [
    ...said.filter((line) => !/^(?:forgotten\.ts|\s)/.test(line)),
    ...(isMissed ? [] : ['A port that is forgotten compiles.']),
    ...(started.code === 0 ? [] : endOf(started.output)),
  ];
}

/** The examples of both READMEs against the package as it is published: it compiles, a forgotten port does not, and it loads. */
export const embeddingStep: Step = {
  name: 'flows, embedded',
  run: async (): Promise<Found> => {
    const folder = mkdtempSync(join(tmpdir(), 'folioflow-partner-'));
    try {
      const detail = await embed(folder);
      return { passed: detail.length === 0 ? 1 : 0, failed: detail.length === 0 ? 0 : 1, detail };
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
