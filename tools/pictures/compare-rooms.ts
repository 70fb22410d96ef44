import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../command.ts';
import { inRoot } from '../root.ts';
import { previewFolder } from '../serve/preview-folder.ts';
import type { RoomStory } from './rooms.ts';

/** A story of one of the rooms, or of both. */
export interface ComparedStory extends RoomStory {
  readonly state: 'kept' | 'new' | 'removed';
}

/** The address of a room, and the stories that the spec shows. */
export interface PicturesRun {
  readonly address: string;
  readonly stories: readonly ComparedStory[];
}

export interface RoomComparison {
  /** Folders of built rooms. */
  readonly before: string;
  readonly after: string;
  readonly stories: readonly ComparedStory[];
  /** Folder of the expectation and of the report. */
  readonly folder: string;
  /** Shows what Playwright prints. */
  readonly isShown?: boolean;
}

async function runPlaywright(room: string, { stories, folder, isShown = false }: RoomComparison, snapshots: string) {
  const { address, close } = await previewFolder(room);
  try {
    const run: PicturesRun = { address, stories };
    writeFileSync(path.join(folder, 'run.json'), JSON.stringify(run));
    const cli = inRoot('node_modules', '@playwright', 'test', 'cli.js');
    const args = ['test', '-c', import.meta.dirname, `--update-snapshots=${snapshots}`];
    const env = { PICTURES_FOLDER: folder };
    return await runCommand(process.execPath, ['--conditions=folioflow-source', cli, ...args], { env, isShown });
  } finally {
    await close();
  }
}

/**
 * Writes the pictures and accessibility trees of one room as the expectation, and compares the other room with it. The
 * expectation is of the same run, so that browser and fonts are the same. Returns the report of Playwright, a folder, and
 * whether nothing differs.
 */
export async function compareRooms(comparison: RoomComparison) {
  const { before, after, stories, folder, isShown = false } = comparison;
  rmSync(path.join(folder, 'expected'), { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const kept = stories.filter(({ state }) => state === 'kept');
  if (kept.length > 0) {
    const { code, output } = await runPlaywright(before, { ...comparison, stories: kept, isShown: false }, 'all');
    if (code !== 0 && isShown) console.log(`Not drawn before the change:\n${output.slice(-4000)}`);
  }
  const { code, output } = await runPlaywright(after, comparison, 'none');
  return { report: path.join(folder, 'report'), isEqual: code === 0, output };
}
