import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { written } from './written.ts';

test('what is written from the declarations is what they say; `npm run contract` writes it anew', async () => {
  for (const { file, text } of await written()) expect(readFileSync(inRoot(file), 'utf8')).toBe(text);
});
