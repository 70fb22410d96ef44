import { serveSandbox } from '@folioflow/sandbox/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { runCommand } from '../command.ts';
import { reservePorts } from '../serve/ports.ts';
import { browserExampleNames, type BrowserExampleName } from './example-projects.ts';
import { packPublicPackages, type Tarballs } from './install-examples.ts';

/** Shared by the tests of all examples. */
export interface ExampleBench {
  /** Folder outside the repository for the installations. */
  readonly folder: string;
  readonly tarballs: Tarballs;
  /** Address of a sandbox that answers pages on these ports. */
  readonly sandbox: string;
  readonly ports: Readonly<Record<BrowserExampleName, number>>;
}

declare module 'vitest' {
  interface ProvidedContext {
    readonly examples: ExampleBench;
  }
}

/**
 * Ports below the range from which Linux assigns ports: an example is installed and built for a minute before its server
 * listens, and none of the many connections of an installation uses such a port meanwhile.
 */
function chooseExamplePorts(): Record<BrowserExampleName, number> {
  const first = 20_000 + Math.floor(Math.random() * 10_000);
  const ports = browserExampleNames.map((name, index) => [name, first + index]);
  return Object.fromEntries(ports) as Record<BrowserExampleName, number>;
}

/** Packs the packages and starts a sandbox in this process, once for all tests. A task of turbo has built before. */
export default async function globalSetup(project: TestProject): Promise<() => Promise<void>> {
  if (process.env['TURBO_HASH'] === undefined) {
    const { code, output } = await runCommand('turbo', ['run', 'build', '--filter=./packages/*']);
    if (code !== 0) throw new Error(output);
  }
  process.env['SANDBOX_MODE'] = '1';
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-examples-'));
  const tarballs = await packPublicPackages(folder);
  const ports = await reservePorts(chooseExamplePorts(), () => undefined);
  const appOrigins = Object.values(ports).map((port) => `http://127.0.0.1:${port}`);
  const sandbox = await serveSandbox({ port: 0, appOrigins, dataFolder: null, seed: 'full', hashRounds: 1000 });
  project.provide('examples', { folder, tarballs, sandbox: sandbox.url, ports });
  return async () => {
    await sandbox.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
