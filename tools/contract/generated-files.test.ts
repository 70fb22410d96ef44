import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { generateFiles } from './generated-files.ts';

test('what is written from the declarations is what they say; `npm run contract` writes it anew', async () => {
  for (const { file, text } of await generateFiles()) expect(readFileSync(inRoot(file), 'utf8')).toBe(text);
});
