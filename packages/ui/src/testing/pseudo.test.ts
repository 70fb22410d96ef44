import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { pseudoText } from './pseudo.ts';

const folder = path.join(import.meta.dirname, '..', '..', '..', 'flows', 'src', 'messages', 'en');
const collectTexts = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(collectTexts)
      : [];

test('the pseudo-language has accents and preserves parameters, markup, addresses and digits', () => {
  expect(pseudoText('You can resend otp in {seconds} secs, <b>90</b> at most: ask asha@example.com')).toBe(
    'Ýööûû çååñ rééssééñd öötp îîñ {seconds} ssééçss, <b>90</b> ååt möösst: ååssk asha@example.com',
  );
});

test('all catalogues together are longer by about a third', async () => {
  const modules = await Promise.all(
    readdirSync(folder).map((file) => import(path.join(folder, file)) as Promise<Record<string, unknown>>),
  );
  const texts = modules.flatMap(collectTexts);
  const ratio = pseudoText(texts.join(' ')).length / texts.join(' ').length;
  expect(texts.length).toBeGreaterThan(500);
  expect(ratio).toBeGreaterThan(1.32);
  expect(ratio).toBeLessThan(1.38);
});
