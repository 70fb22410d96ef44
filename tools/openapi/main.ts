import { writeDocsFolder } from '@folioflow/sandbox/docs';
import { writeFileSync } from 'node:fs';
import { generateDocumentFile } from '../generate/document-file.ts';
import { inRoot } from '../root.ts';

for (const { file, text } of await generateDocumentFile()) writeFileSync(inRoot(file), text);
const folder = inRoot('dist', 'api-docs');
const sizes = await writeDocsFolder(folder);
const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
console.log(`${folder}: ${Object.keys(sizes).length} files, ${total} bytes`);
