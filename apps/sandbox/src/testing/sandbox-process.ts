import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const SERVER = fileURLToPath(new URL('../server.ts', import.meta.url));

/** A sandbox in a process of its own. */
export interface SandboxProcess {
  /** `http://127.0.0.1:<port>` */
  readonly url: string;
  /** Lines of its error output: internal errors of the provider. */
  readonly problems: readonly string[];
  /** Ends the process at once, in the middle of its work. */
  readonly kill: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/**
 * Starts a sandbox on a free port.
 * @param env `DATABASE_URL`, or `SANDBOX_DATA` for SQLite
 */
export async function startSandboxProcess(
  env: Readonly<Record<string, string>>,
  seed: 'personas' | 'full' = 'personas',
): Promise<SandboxProcess> {
  const child = spawn(process.execPath, ['--conditions=folioflow-source', SERVER, '--seed', seed], {
    env: { PATH: process.env['PATH'], SANDBOX_MODE: '1', SANDBOX_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exit = once(child, 'exit');
  const problems: string[] = [];
  child.stderr.setEncoding('utf8').on('data', (text: string) => void problems.push(text.trim()));
  const end = async (signal: 'SIGKILL' | 'SIGTERM') => {
    child.kill(signal);
    await exit;
  };
  const url = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      const found = /Sandbox: (http:\S+)/.exec(output)?.[1];
      if (found !== undefined) resolve(found);
    });
    void exit.then(() => reject(new Error(`The sandbox has ended: ${problems.join('\n')}`)));
  });
  return { url, problems, kill: () => end('SIGKILL'), close: () => end('SIGTERM') };
}
