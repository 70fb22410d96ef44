import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';

/** Compilers of integrators, by the folder of their package. */
export const compilers = { '5.7': 'typescript57', '5.9': 'typescript59', '7': 'typescript7' } as const;
export type CompilerVersion = keyof typeof compilers;

const options = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'nodenext',
  strict: true,
  noEmit: true,
  jsx: 'react-jsx',
  types: [],
};

/** Result of a compilation. */
export interface Compilation {
  /** Lines of its output that report an error. */
  readonly errors: readonly string[];
  readonly types: number;
  readonly megabytes: number;
}

/** Compiles files as a project of their own in the folder of an installation. */
export async function compileProject(
  folder: string,
  files: Readonly<Record<string, string>>,
  { version = '7', ...more }: { readonly version?: CompilerVersion; readonly skipLibCheck?: boolean } = {},
): Promise<Compilation> {
  const project = path.join(folder, `project-${version}-${Object.keys(files).join('-')}`);
  mkdirSync(project, { recursive: true });
  for (const [name, text] of Object.entries(files)) writeFileSync(path.join(project, name), text);
  const compilerOptions = { ...options, skipLibCheck: more.skipLibCheck ?? true };
  writeFileSync(path.join(project, 'package.json'), JSON.stringify({ type: 'module' }));
  writeFileSync(path.join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  const compiler = inRoot('node_modules', compilers[version], 'bin', 'tsc');
  // With --expose-gc the compiler collects its garbage before it reads the size of its heap.
  const { output } = await runCommand(
    'node',
    ['--expose-gc', compiler, '-p', project, '--pretty', 'false', '--extendedDiagnostics'],
    { cwd: project },
  );
  const readDiagnostic = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(output)?.[1] ?? Number.NaN);
  return {
    errors: output.split('\n').filter((line) => /error TS\d+/.test(line)),
    types: readDiagnostic('Types'),
    megabytes: readDiagnostic('Memory used') / 1000,
  };
}
