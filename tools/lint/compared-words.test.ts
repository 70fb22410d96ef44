import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { comparedWords } from './compared-words.ts';

const sources = globSync('{packages/{flows,ui},apps/{investor,backoffice}}/src/**/*.{ts,tsx}').filter(
  (file) => !/\.(test|stories)\.tsx?$|\/(testing|messages)\//.test(file),
);

test('no source decides by the words of a message', () => {
  expect(sources.length).toBeGreaterThan(400);
  const found = sources.flatMap((file) => comparedWords(readFileSync(file, 'utf8')).map((line) => `${file}: ${line}`));
  expect(found).toEqual([]);
});

const imported = "import { checkout, common as words } from '../../messages/en/checkout.ts';";
test.each([
  "const isLate = notice?.text === checkout['order.late'];",
  "if (words['notice.refused'] !== shown) return null;",
  "return answer.messageText === 'Order placed';",
  "if ('Too late' == notice.text) return;",
  "notice.text.startsWith('The earlier')",
])('a comparison is found: %s', (line) => {
  expect(comparedWords(`${imported}\n${line}`)).toEqual([line]);
});

test.each([
  "text === '' ? words['order.fallback'] : text",
  "const said = kind === 'refused' ? checkout['order.refused'] : words.notFound;",
  "notice?.kind === 'earlierAttempt'",
])('what only chooses words is none: %s', (line) => {
  expect(comparedWords(`${imported}\n${line}`)).toEqual([]);
});
