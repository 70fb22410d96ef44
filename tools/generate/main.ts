import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { generateContractFiles } from './contract-files.ts';
import { generatePageFiles } from './page-files.ts';

const files = [...(await generateContractFiles()), ...(await generatePageFiles())];
for (const { file, text } of files) writeFileSync(inRoot(file), text);
