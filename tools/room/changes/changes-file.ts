import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { RoomChanges } from '../../../packages/ui/src/review/changes/room-changes.ts';
import { inRoot } from '../../root.ts';

const changesFile = inRoot('.results', 'room', 'changes.json');

/** Writes the comparison that the review room shows. */
export function writeChanges(changes: RoomChanges): void {
  mkdirSync(path.dirname(changesFile), { recursive: true });
  writeFileSync(changesFile, JSON.stringify(changes));
}

/** Returns the latest comparison as JSON; `null` if there is none. */
export const readChanges = (): string => (existsSync(changesFile) ? readFileSync(changesFile, 'utf8') : 'null');
