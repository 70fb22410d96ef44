import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Trace } from './steps.ts';

/** Traces that once violated an invariant; every run replays them first. */
export const regressionFolder = path.join(import.meta.dirname, 'regressions');

export const readTrace = (file: string): Trace => JSON.parse(readFileSync(file, 'utf8')) as Trace;

/** Writes a trace with a step on each line, and returns its file. */
export function writeTrace(folder: string, name: string, { steps, ...rest }: Trace): string {
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, `${name}.json`);
  const lines = steps.map((step) => `    ${JSON.stringify(step)}`).join(',\n');
  const head = JSON.stringify(rest, null, 2).slice(0, -2);
  writeFileSync(file, `${head},\n  "steps": [\n${lines}\n  ]\n}\n`);
  return file;
}

/** The saved traces by their name, in alphabetical order. */
export const readRegressions = (): readonly (readonly [name: string, trace: Trace])[] =>
  readdirSync(regressionFolder)
    .filter((name) => name.endsWith('.json'))
    .toSorted()
    .map((name) => [path.basename(name, '.json'), readTrace(path.join(regressionFolder, name))] as const);
