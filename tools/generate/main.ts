import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../root.ts';
import { generateChartNames } from './chart-names.ts';
import { generateContractFiles } from './contract-files.ts';
import { generateDocumentFile } from './document-file.ts';
import { generateEventFields } from './event-fields.ts';
import { generatePageFiles } from './page-files.ts';
import { generatePageTexts } from './page-texts.ts';
import { generatePortRefusals } from './port-refusals.ts';

const files = [
  ...(await generateContractFiles()),
  ...(await generatePageFiles()),
  ...(await generatePageTexts()),
  ...(await generateDocumentFile()),
  ...(await generateChartNames()),
  ...(await generatePortRefusals()),
  ...(await generateEventFields()),
];
for (const { file, text } of files) {
  mkdirSync(path.dirname(inRoot(file)), { recursive: true });
  writeFileSync(inRoot(file), text);
}
