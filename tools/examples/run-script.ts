import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { inRoot } from '../root.ts';

const run = promisify(execFile);

interface ScriptRun {
  readonly folder: string;
  readonly file: string;
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
  readonly input?: string;
}

/** Runs a script of an installed example and parses the lines of JSON that it prints. @throws Error when it fails */
export async function runScript({ folder, file, args = [], env, input = '' }: ScriptRun): Promise<readonly unknown[]> {
  const running = run(inRoot('node_modules', '.bin', 'node'), [file, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '1', ...env },
  });
  running.child.stdin?.end(input);
  const { stdout } = await running;
  return stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as unknown);
}
