import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface ServerProcess {
  /** The first message of the server. */
  readonly firstMessage: Readonly<Record<string, unknown>>;
  request(message: string): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Runs one of tools/bench/servers in a process of its own. */
export async function startServerProcess(
  name: 'sandbox' | 'bare',
  { env = {}, initialMessage }: { env?: Readonly<Record<string, string>>; initialMessage?: string } = {},
): Promise<ServerProcess> {
  const server = fork(path.join(import.meta.dirname, 'servers', `${name}.ts`), {
    execArgv: ['--conditions=folioflow-source', '--no-warnings'],
    env: { ...process.env, SANDBOX_MODE: '1', NODE_ENV: 'production', ...env },
  });
  const nextMessage = async () => {
    const ended = once(server, 'exit').then(() => {
      throw new Error(`The server ${name} ended before it answered.`);
    });
    const [message] = (await Promise.race([once(server, 'message'), ended])) as [Record<string, unknown>];
    return message;
  };
  if (initialMessage !== undefined) server.send(initialMessage);
  return {
    firstMessage: await nextMessage(),
    request: (message) => {
      server.send(message);
      return nextMessage();
    },
    close: async () => {
      const gone = once(server, 'exit');
      server.disconnect();
      await gone;
    },
  };
}
