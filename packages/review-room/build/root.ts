import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

/** The folder of the whole project. */
export const root = path.join(import.meta.dirname, '../../..');

export const inRoot = (...parts: readonly string[]) => path.join(root, ...parts);

const run = promisify(execFile);
/** Charts and stories of the whole room as JSON, in bytes. */
const LARGEST_OUTPUT = 256 * 1024 * 1024;

/**
 * Runs a script of the room in a process of its own, so that each call reads the present sources, and returns its output.
 * Throws with the output of a script that fails.
 */
export async function runScript(file: string, ...args: readonly string[]): Promise<string> {
  const { stdout } = await run(process.execPath, ['--conditions=folioflow-source', file, ...args], {
    cwd: root,
    // Dates are those of India in every time zone.
    env: { ...process.env, NODE_ENV: undefined, TZ: 'Asia/Kolkata', NODE_NO_WARNINGS: '1' },
    maxBuffer: LARGEST_OUTPUT,
  });
  return stdout;
}
