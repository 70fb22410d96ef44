import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot, root } from '../root.ts';
import type { RoomFacts } from './room-facts.ts';
import { hashSources } from './source-hash.ts';

export const factsFolder = inRoot('node_modules', '.cache', 'folioflow', 'room');
const STORED_FACTS = 8;

export const readFacts = (file: string): RoomFacts => JSON.parse(readFileSync(file, 'utf8')) as RoomFacts;

/** Removes the oldest files of the folder. */
function limitStoredFacts(): void {
  const files = readdirSync(factsFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(factsFolder, name));
  const byAge = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  for (const file of byAge.slice(STORED_FACTS)) rmSync(file);
}

/** Reads the room of the sources in `folder` in a process of its own, so that each call reads the present sources. */
export async function readSources(folder: string, target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  const { code, output } = await runCommand(
    'node',
    ['--conditions=folioflow-source', path.join(folder, 'tools', 'room', 'main.ts'), target],
    // Dates are those of India in every time zone; a wrong one would change a hash.
    { cwd: folder, env: { TZ: 'Asia/Kolkata' } },
  );
  if (code !== 0) throw new Error(`The review room cannot be read: ${output}`);
}

let running: { readonly hash: string; readonly facts: Promise<RoomFacts> } | null = null;

async function readAndStore(file: string): Promise<RoomFacts> {
  if (!existsSync(file)) {
    await readSources(root, file);
    limitStoredFacts();
  }
  return readFacts(file);
}

/** Returns the facts of the present sources. They are stored by the content of the sources and read once for each. */
export function readRoomFacts(): Promise<RoomFacts> {
  const hash = hashSources(root);
  if (running?.hash !== hash) {
    const facts = readAndStore(path.join(factsFolder, `${hash}.json`));
    running = { hash, facts };
    facts.catch(() => {
      running = null;
    });
  }
  return running.facts;
}
/** Returns the facts that were stored last, of these sources or of earlier ones; null if there are none. */
export function readStoredFacts(): RoomFacts | null {
  if (!existsSync(factsFolder)) return null;
  const files = readdirSync(factsFolder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(factsFolder, name));
  const [latest] = files.sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
  return latest === undefined ? null : readFacts(latest);
}
