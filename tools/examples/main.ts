import { serveSandbox } from '@folioflow/sandbox/server';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { exitWithError } from '../serve/exit-with-error.ts';
import { findFreePorts } from '../serve/ports.ts';
import { browserExampleNames, findBrowserExample, type BrowserExampleName } from './example-projects.ts';
import { installExample, packPublicPackages, setProviderAddress } from './install-examples.ts';
import { startExampleServer } from './run-server.ts';

const USAGE = `Usage: npm run examples             installs, builds and tests all examples
       npm run examples -- <name>   starts one of ${browserExampleNames.join(', ')} with a sandbox`;

const isBrowserExample = (name: string): name is BrowserExampleName =>
  browserExampleNames.some((known) => known === name);

/** Installs the packages of this tree into a copy of an example and serves it with a sandbox until it is stopped. */
async function serveExample(name: BrowserExampleName): Promise<void> {
  process.env['SANDBOX_MODE'] = '1';
  const example = findBrowserExample(name);
  const parent = mkdtempSync(path.join(tmpdir(), 'folioflow-examples-'));
  const folder = path.join(parent, name);
  console.log('Building the packages and installing the example …');
  const { code, output } = await runCommand('turbo', ['run', 'build', '--filter=./packages/*']);
  if (code !== 0) throw new Error(output);
  await installExample(name, folder, await packPublicPackages(parent));
  const { port } = await findFreePorts(['port']);
  const url = `http://127.0.0.1:${port}`;
  const sandbox = await serveSandbox({ port: 0, appOrigins: [url], dataFolder: null });
  const env = setProviderAddress(example, folder, `${sandbox.url}/api/v1`);
  const server = await startExampleServer({ folder, script: 'dev', port, args: example.portArguments(port), env });
  console.log(`
  Own ports      ${url}${example.pages.ownPorts}
  Provider       ${url}${example.pages.provider}
  Sandbox        ${sandbox.url}

  The code is 123456; the provider knows the mobile number 9000000100.
  The project is in ${folder}. Stop with Ctrl-C.
`);
  const stop = async () => {
    await Promise.all([server.close(), sandbox.close()]);
    rmSync(parent, { recursive: true, force: true });
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
}

try {
  const [name, ...others] = process.argv.slice(2);
  if (name === undefined) {
    const { code } = await runCommand('vitest', ['run', '--project', 'examples'], { isShown: true });
    process.exitCode = code;
  } else if (isBrowserExample(name) && others.length === 0) await serveExample(name);
  else throw new Error(USAGE);
} catch (error) {
  exitWithError(error);
}
