import { docsPage, docsScript } from './page.ts';

/** Reads a file of the documentation that is not defined in the sandbox. */
export type ReadDocsFile = (name: string) => Promise<Uint8Array<ArrayBuffer>>;

interface DocsFile {
  readonly type: string;
  /** Content of a file that is defined here. */
  readonly text?: string;
}

const licence = { type: 'text/plain; charset=utf-8' };

/** The files of the documentation by name; Swagger UI is under the Apache Licence 2.0. */
export const docsFiles: Readonly<Record<string, DocsFile>> = {
  'index.html': { type: 'text/html; charset=utf-8', text: docsPage },
  'docs.js': { type: 'text/javascript; charset=utf-8', text: docsScript },
  'openapi.json': { type: 'application/json; charset=utf-8' },
  'swagger-ui.css': { type: 'text/css; charset=utf-8' },
  'swagger-ui-bundle.js': { type: 'text/javascript; charset=utf-8' },
  'swagger-ui-bundle.js.LICENSE.txt': licence,
  LICENSE: licence,
  NOTICE: licence,
};
