import { type Area, type SandboxContext } from '../ground/area.ts';
import { HttpRefusal } from '../ground/refusal.ts';
import { docsFiles } from './files.ts';

const DOCS_PATH = '/docs/';

/** The page loads and calls its own origin only. */
const docsPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
].join('; ');

/**
 * Serves a file of the documentation.
 * @throws HttpRefusal 404 (unknown, or a sandbox without documentation), 405
 */
const serveDocs = async ({ readDocsFile }: SandboxContext, request: Request, path: string): Promise<Response> => {
  const name = path === DOCS_PATH ? 'index.html' : path.slice(DOCS_PATH.length);
  const file = Object.hasOwn(docsFiles, name) ? docsFiles[name] : undefined;
  if (!file || !readDocsFile) throw new HttpRefusal(404, ['There is nothing at this address.']);
  if (request.method !== 'GET' && request.method !== 'HEAD') throw new HttpRefusal(405, ['A document is only read.']);
  const body = file.text ?? (await readDocsFile(name));
  return new Response(request.method === 'HEAD' ? null : body, {
    headers: { 'content-type': file.type, 'content-security-policy': docsPolicy },
  });
};

const redirectToDocs = (): Promise<Response> =>
  Promise.resolve(new Response(null, { status: 302, headers: { location: DOCS_PATH } }));

/** The documentation of the provider's API. */
export const docs = {
  sideRoutes: [
    { path: '/docs', createHandler: () => redirectToDocs },
    { pathPrefix: DOCS_PATH, createHandler: (context) => (request, path) => serveDocs(context, request, path) },
  ],
} satisfies Area;
