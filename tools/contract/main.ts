import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { generateFiles } from './generated-files.ts';

for (const { file, text } of await generateFiles()) writeFileSync(inRoot(file), text);
