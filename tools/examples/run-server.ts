import { spawn } from 'node:child_process';
import path from 'node:path';
import { inRoot } from '../root.ts';

/** A script of an example that serves its pages. */
export interface ExampleServer {
  close(): Promise<void>;
}

interface ServerRequest {
  readonly folder: string;
  readonly script: string;
  readonly port: number;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
}

const RETRY_AFTER_MS = 100;

/** Starts a script of an example and resolves when its port answers. @throws Error when the script ends before */
export async function startExampleServer({ folder, script, port, args, env }: ServerRequest): Promise<ExampleServer> {
  const url = `http://127.0.0.1:${port}`;
  const child = spawn('npm', ['run', script, '--silent', '--', ...args], {
    cwd: folder,
    // A group of its own: npm does not pass a signal on to the server that it runs.
    detached: true,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PATH: [inRoot('node_modules', '.bin'), process.env['PATH'] ?? ''].join(path.delimiter),
      NEXT_TELEMETRY_DISABLED: '1',
      ...env,
    },
    // esbuild serves until its input is closed.
    stdio: 'pipe',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => void (output += String(text)));
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const close = async () => {
    if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    await ended;
  };
  for (;;) {
    if (child.exitCode !== null) throw new Error(`npm run ${script} ended with ${child.exitCode}.\n${output}`);
    const isAnswering = await fetch(url).then(
      () => true,
      () => false,
    );
    if (isAnswering) return { close };
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
  }
}
