import { copyFileSync, linkSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LatestRun, ReviewResults } from '../results.ts';

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    copyFileSync(from, to);
  }
}

function writeJson(file: string, content: unknown): void {
  writeFileSync(`${file}.new`, `${JSON.stringify(content, null, 1)}\n`);
  renameSync(`${file}.new`, file);
}

/** Creates the folder of a run. It replaces an unfinished one of the same name. */
export function createRunFolder(reviewFolder: string, name: string) {
  const folder = path.join(reviewFolder, name);
  rmSync(folder, { recursive: true, force: true });
  const place = (story: string, picture: string) => {
    mkdirSync(path.join(folder, 'pictures', story), { recursive: true });
    return `pictures/${story}/${picture}.png`;
  };
  return {
    folder,
    /** Adds a stored picture and returns its path in the folder. */
    linkPicture(file: string, story: string, picture: string): string {
      const relative = place(story, picture);
      linkOrCopy(file, path.join(folder, relative));
      return relative;
    },
    /** Writes a picture and returns its path in the folder. */
    writePicture(png: Uint8Array, story: string, picture: string): string {
      const relative = place(story, picture);
      writeFileSync(path.join(folder, relative), png);
      return relative;
    },
    /** Writes the results, and makes this the last run. */
    finish(results: ReviewResults): void {
      const latest: LatestRun = { run: name };
      mkdirSync(folder, { recursive: true });
      writeJson(path.join(folder, 'results.json'), results);
      writeJson(path.join(reviewFolder, 'latest.json'), latest);
    },
  };
}
export type RunFolder = ReturnType<typeof createRunFolder>;
