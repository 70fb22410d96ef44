import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { generateContractFiles } from './contract-files.ts';
import { generateDocumentFile } from './document-file.ts';
import { generatePageFiles } from './page-files.ts';

const files = [...(await generateContractFiles()), ...(await generatePageFiles()), ...(await generateDocumentFile())];
for (const { file, text } of files) writeFileSync(inRoot(file), text);
