import { writeDocsFolder } from '@folioflow/sandbox/docs';
import { writeFileSync } from 'node:fs';
import { generateDocumentFile } from '../generate/document-file.ts';
import { inRoot } from '../root.ts';
import { type ContractDocument } from './compatibility/compare-documents.ts';
import { createDocument } from './document.ts';
import { releaseDocument } from './release.ts';

for (const { file, text } of await generateDocumentFile()) writeFileSync(inRoot(file), text);
if (process.argv.includes('--release')) {
  console.log(releaseDocument(JSON.parse(JSON.stringify(createDocument())) as ContractDocument));
}
const folder = inRoot('dist', 'api-docs');
const sizes = await writeDocsFolder(folder);
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
console.log(`${folder}: ${Object.keys(sizes).length} files, ${total} bytes`);
