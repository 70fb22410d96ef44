import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../root.ts';
import { formatSignOffs, parseSignOffs, type SignOff } from './sign-off.ts';

/** The decisions about stories, which belong to git. */
export const signOffFile = inRoot('review', 'sign-off.json');

/** Reads the decisions of a file; none without a file. @throws Error if the file is invalid */
export const readSignOffs = (file = signOffFile): readonly SignOff[] =>
  existsSync(file) ? parseSignOffs(readFileSync(file, 'utf8')) : [];

/** Writes a file as a whole: a reader sees either all of the old content or all of the new one. */
export function writeSignOffs(signOffs: readonly SignOff[], file = signOffFile): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const draft = `${file}.${process.pid}.tmp`;
  try {
    writeFileSync(draft, formatSignOffs(signOffs), { flush: true });
    renameSync(draft, file);
  } finally {
    rmSync(draft, { force: true });
  }
}
