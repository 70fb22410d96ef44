import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface Child {
  /** The first message of the server. */
  readonly hello: Readonly<Record<string, unknown>>;
  ask(message: string): Promise<Readonly<Record<string, unknown>>>;
  close(): Promise<void>;
}

/** Runs one of tools/bench/servers in a process of its own. */
export async function child(
  name: 'sandbox' | 'bare',
  { env = {}, first }: { env?: Readonly<Record<string, string>>; first?: string } = {},
): Promise<Child> {
  const server = fork(path.join(import.meta.dirname, 'servers', `${name}.ts`), {
    execArgv: ['--conditions=folioflow-source', '--no-warnings'],
    env: { ...process.env, SANDBOX_MODE: '1', NODE_ENV: 'production', ...env },
  });
  const next = async () => {
    const ended = once(server, 'exit').then(() => {
      throw new Error(`The server ${name} ended before it answered.`);
    });
    const [message] = (await Promise.race([once(server, 'message'), ended])) as [Record<string, unknown>];
    return message;
  };
  if (first !== undefined) server.send(first);
  return {
    hello: await next(),
    ask: (message) => {
      server.send(message);
      return next();
    },
    close: async () => {
      const gone = once(server, 'exit');
      server.disconnect();
      await gone;
    },
  };
}
