import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { inRoot, root, runScript } from './root.ts';
import type { RoomFacts } from './room-facts.ts';
import { hashSources } from './source-hash.ts';

const factsFolder = inRoot('node_modules', '.cache', 'folioflow', 'room');
const STORED_FACTS = 8;

const readFacts = (file: string): RoomFacts => JSON.parse(readFileSync(file, 'utf8')) as RoomFacts;

/** Returns the files of facts in a folder, the latest first. */
function storedFacts(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => path.join(folder, name))
    .sort((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
}

/**
 * Reads the room in a process of its own, so that each call reads the present sources. The oldest of the stored facts
 * beside the target are removed.
 */
async function readSources(target: string): Promise<void> {
  mkdirSync(path.dirname(target), { recursive: true });
  await runScript(inRoot('packages', 'review-room', 'build', 'main.ts'), target);
  for (const file of storedFacts(path.dirname(target)).slice(STORED_FACTS)) rmSync(file);
}

let running: { readonly hash: string; readonly facts: Promise<RoomFacts> } | null = null;

async function readAndStore(file: string): Promise<RoomFacts> {
  if (!existsSync(file)) await readSources(file);
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
  const [latest] = storedFacts(factsFolder);
  return latest === undefined ? null : readFacts(latest);
}
