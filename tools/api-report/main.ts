import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createReports, reportFolder } from './reports.ts';

const isCheck = process.argv.includes('--check');

/** The first line in which two texts differ, as both have it. */
function firstDifference(before: string, now: string): string {
  const [old, fresh] = [before.split('\n'), now.split('\n')];
  const at = fresh.findIndex((line, place) => line !== old[place]);
  const line = at < 0 ? fresh.length : at;
  return `line ${line + 1}\n  - ${old[line] ?? ''}\n  + ${fresh[line] ?? ''}`;
}

const reports = createReports();

/** Reports of units that do not exist any more. */
const staleFiles = globSync('**/*.txt', { cwd: reportFolder })
  .map((file) => path.join(reportFolder, file))
  .filter((file) => !reports.some((report) => report.file === file));
for (const file of staleFiles) {
  if (isCheck) {
    console.error(`${path.relative(reportFolder, file)}: the unit has no public names.`);
    process.exitCode = 1;
  } else rmSync(file);
}

for (const { file, text } of reports) {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  if (before === text) continue;
  if (isCheck) {
    console.error(
      `${path.relative(reportFolder, file)}: the public types differ from ${firstDifference(before, text)}`,
    );
    console.error('Meant so? `npm run api-report` writes them down.');
    process.exitCode = 1;
  } else {
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}
