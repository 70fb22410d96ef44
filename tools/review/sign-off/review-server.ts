import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createResultsReader, loadReport, type LoadedReport, type ReportFolders } from '../report/load-report.ts';
import { renderReport, type BuiltPage } from '../report/render-report.ts';
import type { ReviewResults } from '../results.ts';
import { applyDecision } from './decide.ts';
import { refuseRequest } from './guard-request.ts';
import { findPicture, picturesAddress } from './picture-files.ts';
import { readDecisionRequest, RequestError } from './read-request.ts';
import { readSignOffs, writeSignOffs } from './sign-off-file.ts';

export interface ReviewServerOptions extends ReportFolders {
  readonly page: BuiltPage;
  /** 0 for any free port. */
  readonly port: number;
  /** Name and address of the person at this machine. @throws Error if git does not know them */
  readonly readReviewer: () => string;
  readonly now: () => Date;
}

export interface ReviewServer {
  /** Address of the page, on loopback. */
  readonly url: string;
  readonly close: () => Promise<void>;
}

interface Review extends ReviewServerOptions {
  readonly token: string;
  readonly load: () => LoadedReport;
  readonly read: (run: string) => ReviewResults;
}

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
};

function answerJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' }).end(JSON.stringify(body));
}

function answerPage({ page, token, load }: Review, response: ServerResponse): void {
  const { run, ...report } = load();
  const { html, policy } = renderReport(page, { ...report, pictures: run === null ? '' : picturesAddress(run), token });
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy }).end(html);
}

function answerPicture({ runs, read }: Review, response: ServerResponse, pathname: string): void {
  const file = findPicture(pathname, runs, read);
  if (file === null) answerJson(response, 404, { message: 'There is no such picture.' });
  else response.writeHead(200, { 'content-type': 'image/png' }).end(readFileSync(file));
}

const MAX_NAMED_CONFLICTS = 3;

const summariseConflicts = (conflicts: readonly string[]) => {
  const more = conflicts.length - MAX_NAMED_CONFLICTS;
  const named = conflicts.slice(0, MAX_NAMED_CONFLICTS);
  return (more > 0 ? [...named, `${more} more.`] : named).join('\n');
};

/** Reads, decides and writes without a pause, so that two windows cannot overwrite each other. */
async function decide(review: Review, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const asked = await readDecisionRequest(request);
  const { results, problem } = review.load();
  if (results === null || problem !== null) throw new RequestError(409, problem ?? 'There is no report.');
  const present = readSignOffs(review.signOffFile);
  const reviewer = { by: review.readReviewer(), at: review.now().toISOString() };
  const { signOffs, conflicts } = applyDecision(present, results.stories, asked, reviewer);
  if (conflicts.length > 0) {
    answerJson(response, 409, { message: summariseConflicts(conflicts), signOffs });
    return;
  }
  writeSignOffs(signOffs, review.signOffFile);
  answerJson(response, 200, { signOffs });
}

async function answerRequest(review: Review, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const [pathname = '/'] = (request.url ?? '/').split('?');
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  if (pathname === '/decisions' && request.method === 'POST') await decide(review, request, response);
  else if (!isRead) answerJson(response, 405, { message: 'This address only answers GET.' });
  else if (pathname === '/') answerPage(review, response);
  else if (pathname === '/sign-offs') answerJson(response, 200, { signOffs: readSignOffs(review.signOffFile) });
  else answerPicture(review, response, pathname);
}

function answerError(response: ServerResponse, error: unknown): void {
  const status = error instanceof RequestError ? error.status : 500;
  // The rest of a request that is too large is not read.
  if (status === 413) response.setHeader('connection', 'close');
  answerJson(response, status, { message: error instanceof Error ? error.message : String(error) });
}

/**
 * Serves the last report on loopback, and writes the decisions about its stories. Everything is read again for each
 * request: a run or a `git pull` meanwhile is shown, and a decision about an older content is refused.
 */
export async function startReviewServer(options: ReviewServerOptions): Promise<ReviewServer> {
  const read = createResultsReader(options.runs);
  const token = randomBytes(32).toString('base64url');
  const review: Review = { ...options, token, read, load: () => loadReport(options, read) };
  const server = createServer((request, response) => {
    for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
    const refusal = refuseRequest(request, { port, token });
    if (refusal !== null) answerJson(response, refusal.status, { message: refusal.message });
    else answerRequest(review, request, response).catch((error: unknown) => answerError(response, error));
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(options.port, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
