import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { runsFolder } from '../read-results.ts';
import { signOffFile } from '../sign-off/sign-off-file.ts';
import { buildPage } from './build-page.ts';
import { loadReport } from './load-report.ts';
import { renderReport } from './render-report.ts';

/**
 * Writes the report of the last run into its folder, as a page that opens from the file system, and returns its path.
 * @throws Error with the reason if there is no run
 */
export async function writeReport(folders = { runs: runsFolder, signOffFile }): Promise<string> {
  const { run, ...report } = loadReport(folders);
  if (run === null) throw new Error(`${report.problem ?? ''} Run npm run review:pictures -- <ref>.`);
  const file = path.join(folders.runs, run, 'index.html');
  const { html } = renderReport(await buildPage(), { ...report, pictures: '', token: null });
  writeFileSync(file, html);
  return file;
}
