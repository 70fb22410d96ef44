import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root } from '../root.ts';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

const windows = process.platform === 'win32';

function resolveCommand(command: string): string {
  const own = inRoot('node_modules', '.bin', windows ? `${command}.cmd` : command);
  return existsSync(own) ? own : command;
}

/** Runs one of the project's tools to its end and keeps what it wrote. Never throws for a failing tool. */
export function runCommand(
  command: string,
  args: readonly string[],
  options: { env?: Readonly<Record<string, string>>; cwd?: string } = {},
): Promise<CommandResult> {
  const bin = inRoot('node_modules', '.bin');
  return new Promise((resolve) => {
    const child = spawn(resolveCommand(command), args, {
      cwd: options.cwd ?? root,
      env: {
        ...process.env,
        // A build in this process sets `production` for the rest of it; every tool determines its own value.
        NODE_ENV: undefined,
        PATH: [bin, process.env['PATH'] ?? ''].join(path.delimiter),
        NO_COLOR: '1',
        FORCE_COLOR: '0',
        DO_NOT_TRACK: '1',
        NODE_NO_WARNINGS: '1',
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: windows,
    });
    let output = '';
    const appendOutput = (part: Buffer) => void (output += part.toString());
    child.stdout.on('data', appendOutput);
    child.stderr.on('data', appendOutput);
    child.on('error', (error) => resolve({ code: 127, output: `${output}${error.message}` }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
