import { createDocument } from '../openapi/document.ts';
import { type GeneratedFile } from './generated-file.ts';

/** The contract as an OpenAPI document. */
export const generateDocumentFile = (): Promise<readonly GeneratedFile[]> =>
  Promise.resolve([{ file: 'docs/api/openapi.json', text: `${JSON.stringify(createDocument(), null, 1)}\n` }]);
