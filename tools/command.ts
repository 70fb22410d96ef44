import path from 'node:path';
import { x } from 'tinyexec';
import { inRoot, root } from './root.ts';

export interface CommandResult {
  readonly code: number;
  readonly output: string;
}

interface CommandOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly cwd?: string;
  /** Shows the output at once, and returns none. */
  readonly isShown?: boolean;
}

/** Runs an installed tool to its end and returns its output. Never throws for a failing tool. */
export async function runCommand(
  command: string,
  args: readonly string[],
  { env, cwd = root, isShown = false }: CommandOptions = {},
): Promise<CommandResult> {
  const environment = {
    ...process.env,
    // A build in this process sets `production` for the rest of it; every tool determines its own value.
    NODE_ENV: undefined,
    PATH: [inRoot('node_modules', '.bin'), process.env['PATH'] ?? ''].join(path.delimiter),
    NO_COLOR: '1',
    FORCE_COLOR: '0',
    DO_NOT_TRACK: '1',
    TURBO_TELEMETRY_DISABLED: '1',
    NODE_NO_WARNINGS: '1',
    ...env,
  };
  const shown = isShown ? 'inherit' : 'pipe';
  try {
    const { exitCode, stdout, stderr } = await x(command, args, {
      nodeOptions: { cwd, env: environment, stdio: ['ignore', shown, shown] },
    });
    return { code: exitCode ?? 1, output: stdout + stderr };
  } catch (error) {
    return { code: 127, output: String(error) };
  }
}
