import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from '../root.ts';
import { runCommand } from '../command.ts';
import { typeChecker } from '../type-checker.ts';

/** Declarations that the examples leave to their reader, derived from the package's own types. */
const readmeDeclarations = `
declare const provider: Pick<Parameters<typeof signInCode>[0], 'sendOtp' | 'validateOtp'>;
declare const routeParams: import('xstate').InputFrom<ReturnType<typeof signInCode>['machine']>['routeParams'];
declare const render: (view: import('@folioflow/flows').ViewOf<ReturnType<typeof signInCode>>) => void;
`;

const packageReadmeDeclarations = `
type Login = Parameters<typeof signIn>[0]['login'];
declare const myProvider: { login(request: Parameters<Login>[0], signal: AbortSignal): ReturnType<Login> };
declare const draw: (view: import('@folioflow/flows').ViewOf<ReturnType<typeof signIn>>, words: typeof access) => void;
declare const follow: (end: import('xstate').OutputFrom<ReturnType<typeof signIn>['machine']> | undefined) => void;
`;

/** The first code of TypeScript that a document shows, after a heading. */
function readFirstExample(document: string, heading: string): string {
  const text = readFileSync(inRoot(document), 'utf8');
  const [, code] = /```ts\n([\s\S]*?)```/.exec(text.slice(text.indexOf(heading))) ?? [];
  if (code === undefined) throw new Error(`${document} shows no code under "${heading}".`);
  return code;
}

/** Recreates the installation of a partner: the published files and xstate, nothing else of this repository. */
function installPackage(folder: string): void {
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

async function checkEmbedding(folder: string): Promise<string[]> {
  installPackage(folder);
  const writeText = (name: string, text: string) => writeFileSync(join(folder, name), text);
  writeText('package.json', JSON.stringify({ type: 'module' }));
  writeText('tsconfig.json', JSON.stringify({ compilerOptions: options, include: ['*.ts'] }));
  const code = readFirstExample('README.md', '## Embed a flow');
  writeText('as-shown.ts', code + readmeDeclarations);
  writeText(
    'as-shown-by-package.ts',
    readFirstExample('packages/flows/README.md', '# @folioflow/flows') + packageReadmeDeclarations,
  );
  writeText(
    'forgotten.ts',
    code.replace('signInCode({ sendOtp, validateOtp,', 'signInCode({ validateOtp,') + readmeDeclarations,
  );
  writeText(
    'run.js',
    "import { signInCode } from '@folioflow/flows';\nif (typeof signInCode !== 'function') process.exit(1);\n",
  );
  const types = await runCommand('node', [...typeChecker, '-p', folder, '--pretty', 'false'], { cwd: folder });
  const started = await runCommand('node', ['run.js'], { cwd: folder });
  const lines = types.output.split('\n').filter((line) => line.trim() !== '');
  const isMissingPortReported = lines.some((line) => line.startsWith('forgotten.ts') && line.includes('sendOtp'));
  return [
    ...lines.filter((line) => !/^(?:forgotten\.ts|\s)/.test(line)),
    ...(isMissingPortReported ? [] : ['A port that is forgotten compiles.']),
    ...(started.code === 0 ? [] : [started.output]),
  ];
}

/**
 * Checks the examples of both READMEs against the package as it is published: it compiles, a forgotten port does not,
 * and it loads.
 */
const folder = mkdtempSync(join(tmpdir(), 'folioflow-partner-'));
try {
  const failures = await checkEmbedding(folder);
  for (const line of failures) console.error(line);
  process.exitCode = failures.length === 0 ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
