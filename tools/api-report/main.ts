import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createReports } from './reports.ts';

const isCheck = process.argv.includes('--check');

/** The first line in which two texts differ, as both have it. */
function firstDifference(before: string, now: string): string {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const at = fresh.findIndex((line, place) => line !== old[place]);
  const line = at < 0 ? fresh.length : at;
  return `line ${line + 1}\n  - ${old[line] ?? ''}\n  + ${fresh[line] ?? ''}`;
}

for (const { file, text } of createReports()) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === text) continue;
  if (isCheck) {
    console.error(`${path.basename(file)}: the public types differ from ${firstDifference(before, text)}`);
    console.error('Meant so? `npm run api-report` writes them down.');
    process.exitCode = 1;
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
