import { writeFileSync } from 'node:fs';
import { inRoot } from '../root.ts';
import { written } from './written.ts';

for (const { file, text } of await written()) writeFileSync(inRoot(file), text);
