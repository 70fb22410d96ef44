import { serveSandbox } from '@folioflow/sandbox/server';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { createAppConfig, documentedEnvironment, type AppConfig } from '../serve/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sandbox: string;
    /** A sandbox that allows no origin, as a provider that does not know the app. */
    readonly foreignSandbox: string;
    readonly appConfig: AppConfig;
  }
}

/** A sandbox in memory, in this process; every test takes its own copy of a persona. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  process.env['SANDBOX_MODE'] = '1';
  const appOrigins: string[] = [];
  const sandbox = await serveSandbox({ port: 0, appOrigins, dataFolder: null, seed: 'full', hashRounds: 1000 });
  const foreign = await serveSandbox({ port: 0, appOrigins: [], dataFolder: null, seed: 'market', hashRounds: 10 });
  // The tests' own address is known only once they are served, which is after this.
  const { httpServer } = project.vite;
  httpServer?.once('listening', () => {
    const { port } = httpServer.address() as AddressInfo;
    appOrigins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`);
  });
  project.provide('sandbox', sandbox.url);
  project.provide('foreignSandbox', foreign.url);
  // The rows about codes are proven with the documented entry and notices (decisions 066 and 074).
  project.provide('appConfig', createAppConfig(documentedEnvironment, sandbox.url));
  return async () => {
    await sandbox.close();
    await foreign.close();
  };
}
