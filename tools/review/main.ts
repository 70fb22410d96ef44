import { parseArgs } from 'node:util';
import { root } from '../root.ts';
import { exitWithError } from '../serve/exit-with-error.ts';
import { reservePorts } from '../serve/ports.ts';
import { runsFolder } from './read-results.ts';
import { buildPage } from './report/build-page.ts';
import { writeReport } from './report/write-report.ts';
import { startReviewServer } from './sign-off/review-server.ts';
import { readGitReviewer } from './sign-off/reviewer.ts';
import { signOffFile } from './sign-off/sign-off-file.ts';

const USAGE = `Usage: npm run review                  serves the last report and takes decisions
       npm run review -- --port 7000   on another port
       npm run review -- --file        only writes the report as a page of the file system`;

async function serve(wanted: number): Promise<void> {
  const { review: port } = await reservePorts({ review: wanted }, console.log);
  const { url } = await startReviewServer({
    page: await buildPage(),
    port,
    runs: runsFolder,
    signOffFile,
    readReviewer: () => readGitReviewer(root),
    now: () => new Date(),
  });
  console.log(`The review is at ${url}. Decisions are written to review/sign-off.json: commit that file.`);
}

try {
  const { values } = parseArgs({ options: { port: { type: 'string', default: '6007' }, file: { type: 'boolean' } } });
  const port = Number(values.port);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) throw new Error(USAGE);
  if (values.file === true) console.log(await writeReport());
  else await serve(port);
} catch (error) {
  exitWithError(error);
}
