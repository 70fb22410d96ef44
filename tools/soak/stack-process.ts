import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { findFreePorts } from '../serve/ports.ts';
import { appNames } from '../serve/stack.ts';

/** Resources of the stack after garbage collection; memory in MiB. */
export interface ResourceUsage {
  readonly heap: number;
  readonly resident: number;
  readonly descriptors: number;
}

/** The served stack in a process that can be killed and started again, at the same addresses and on the same data. */
export interface StackProcess {
  readonly investor: string;
  readonly sandbox: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  measureUsage(): Promise<ResourceUsage>;
}

export async function createStackProcess(dataFolder: string): Promise<StackProcess> {
  const ports = await findFreePorts([...appNames, 'sandbox']);
  let running: ChildProcess | undefined;
  const nextMessage = async (child: ChildProcess) => {
    const ended = once(child, 'exit').then(() => {
      throw new Error('The stack ended by itself.');
    });
    const [message] = (await Promise.race([once(child, 'message'), ended])) as [unknown];
    return message;
  };
  return {
    investor: `http://127.0.0.1:${ports.investor}`,
    sandbox: `http://127.0.0.1:${ports.sandbox}`,
    start: async () => {
      running = fork(path.join(import.meta.dirname, 'server.ts'), {
        execArgv: ['--conditions=folioflow-source', '--no-warnings', '--expose-gc'],
        env: {
          ...process.env,
          SANDBOX_MODE: '1',
          NODE_ENV: 'production',
          SOAK_DATA: dataFolder,
          SOAK_PORTS: JSON.stringify(ports),
        },
      });
      await nextMessage(running);
    },
    kill: async () => {
      if (running === undefined) return;
      const gone = once(running, 'exit');
      running.kill('SIGKILL');
      await gone;
      running = undefined;
    },
    measureUsage: async () => {
      if (running === undefined) throw new Error('The stack does not run.');
      running.send('held');
      return (await nextMessage(running)) as ResourceUsage;
    },
  };
}
