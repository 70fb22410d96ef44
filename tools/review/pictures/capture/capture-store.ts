import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { recordUse } from '../prune.ts';
import type { StoryCapture } from './story-capture.ts';

export const hashOf = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex');

/** Writes a file so that an interrupted run leaves the whole file or none. */
function writeWhole(file: string, content: string | Uint8Array): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const unfinished = `${file}.${process.pid}`;
  writeFileSync(unfinished, content);
  renameSync(unfinished, file);
}

/** Captures by the hash of all that they depend on, and their pictures by content. */
export function createCaptureStore(folder: string) {
  const captureFile = (key: string) => path.join(folder, 'captures', key.slice(0, 2), `${key}.json`);
  const pictureFile = (hash: string) => path.join(folder, 'pictures', hash.slice(0, 2), `${hash}.png`);
  return {
    pictureFile,
    /** Stores a PNG file and returns its hash. */
    addPicture(png: Uint8Array): string {
      const hash = hashOf(png);
      const file = pictureFile(hash);
      if (existsSync(file)) recordUse(file);
      else writeWhole(file, png);
      return hash;
    },
    addCapture: (key: string, capture: StoryCapture) => writeWhole(captureFile(key), JSON.stringify(capture)),
    /** Returns a stored capture with all its pictures, or null. */
    findCapture(key: string): StoryCapture | null {
      const file = captureFile(key);
      if (!existsSync(file)) return null;
      const capture = JSON.parse(readFileSync(file, 'utf8')) as StoryCapture;
      if (!capture.pictures.every(({ hash }) => existsSync(pictureFile(hash)))) return null;
      recordUse(file);
      return capture;
    },
  };
}
export type CaptureStore = ReturnType<typeof createCaptureStore>;
