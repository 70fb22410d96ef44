import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  readonly url: string;
  close(): Promise<void>;
}

/** Runs a sandbox in a process of its own. */
export async function startSandboxServer(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const server = fork(path.join(import.meta.dirname, 'servers', 'sandbox.ts'), {
    execArgv: ['--conditions=folioflow-source', '--no-warnings'],
    env: { ...process.env, SANDBOX_MODE: '1', NODE_ENV: 'production', ...env },
  });
  const ended = once(server, 'exit').then(() => {
    throw new Error('The sandbox ended before it answered.');
  });
  const [url] = (await Promise.race([once(server, 'message'), ended])) as [string];
  return {
    url,
    close: async () => {
      const gone = once(server, 'exit');
      server.disconnect();
      await gone;
    },
  };
}
