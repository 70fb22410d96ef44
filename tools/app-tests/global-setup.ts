import { serveSandbox } from '@folioflow/sandbox/server';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { USUAL_MOMENT } from '../../apps/investor/src/testing/days.ts';
import { createAppConfig, type AppConfig } from '../serve/config.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly sandbox: string;
    /** A sandbox that allows no origin, as a provider that does not know the app. */
    readonly foreignSandbox: string;
    /** A sandbox whose clock a test moves; its tests are in one file. */
    readonly movableSandbox: string;
    /** Lead of the tests' clock on the machine's clock, in ms. */
    readonly clockLeadMs: number;
    readonly appConfig: AppConfig;
  }
}

/** A sandbox in memory, in this process; every test takes its own copy of a persona. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  process.env['SANDBOX_MODE'] = '1';
  const appOrigins: string[] = [];
  const clockLeadMs = Date.parse(USUAL_MOMENT) - Date.now();
  const common = { port: 0, dataFolder: null, clock: () => Date.now() + clockLeadMs };
  const sandbox = await serveSandbox({ ...common, appOrigins, seed: 'full', hashRounds: 1000 });
  const foreign = await serveSandbox({ ...common, appOrigins: [], seed: 'market', hashRounds: 10 });
  const movable = await serveSandbox({ ...common, appOrigins, seed: 'full', hashRounds: 10 });
  // The tests' own address is known only once they are served, which is after this.
  const { httpServer } = project.vite;
  httpServer?.once('listening', () => {
    const { port } = httpServer.address() as AddressInfo;
    appOrigins.push(`http://localhost:${port}`, `http://127.0.0.1:${port}`);
  });
  project.provide('sandbox', sandbox.url);
  project.provide('foreignSandbox', foreign.url);
  project.provide('movableSandbox', movable.url);
  project.provide('clockLeadMs', clockLeadMs);
  project.provide('appConfig', createAppConfig({}, sandbox.url));
  return async () => {
    await sandbox.close();
    await foreign.close();
    await movable.close();
  };
}
