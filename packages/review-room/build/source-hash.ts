import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Files that the room does not depend on; proofs name the rows of guards and actions. */
const unrelated = /(?<!\.proof)\.(?:test|test-d|spec)\.tsx?$|\.(?:md|snap)$/;

/** Everything that a story, a chart or a text depends on. */
const sources = [
  'package-lock.json',
  'packages/api/src',
  'packages/flows/src',
  'packages/ui/src',
  'packages/review-room/build/stories',
  'packages/review-room/build/chart-facts.ts',
  'packages/review-room/build/main.ts',
  'packages/review-room/build/operations.ts',
  'packages/review-room/build/read-room.ts',
  'packages/review-room/build/charts/read-charts.ts',
  'packages/review-room/build/charts/references',
];

/** Returns all files of a file or folder as paths inside of the root, sorted. */
export function listFiles(root: string, place: string, isWanted: (file: string) => boolean): readonly string[] {
  const entries = readdirSync(path.join(root, place), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .filter(isWanted)
    .sort();
}

/** Returns a hash of files and folders inside of the root, without tests and documents. */
function hashFiles(root: string, places: readonly string[]): string {
  const hash = createHash('sha256');
  for (const place of places) {
    const files = path.extname(place) === '' ? listFiles(root, place, (file) => !unrelated.test(file)) : [place];
    for (const file of files) hash.update(file).update(readFileSync(path.join(root, file)));
  }
  return hash.digest('hex').slice(0, 24);
}

/** Returns a hash of the sources of the room: its facts are stored by it. */
export const hashSources = (root: string): string => hashFiles(root, sources);
