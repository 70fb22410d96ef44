import { HELP_PAGE, INTEGRATION_ERROR_CODES, IntegrationError } from '@folioflow/api/diagnostics';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';

const page = readFileSync(inRoot(HELP_PAGE), 'utf8');
const sections = page
  .split(/^## /m)
  .slice(1)
  .map((section) => ({ anchor: section.slice(0, section.indexOf('\n')), text: section }));

test('every code has its section, in the order of the list, and every section its code', () => {
  expect(sections.map(({ anchor }) => anchor)).toEqual([...INTEGRATION_ERROR_CODES]);
});

test.each(sections)('the section $anchor describes how the mistake looks, its reason and its remedy', ({ text }) => {
  expect(text).toMatch(/\*\*Looks like\*\*: .+\n\n\*\*Reason\*\*: .+\n\n\*\*Mend\*\*: /);
});

test('the link of an error names a section of the page', () => {
  const links = INTEGRATION_ERROR_CODES.map((code) => new IntegrationError(code, 'A sentence.').help);
  const anchors = sections.map(({ anchor }) => `${HELP_PAGE}#${anchor}`);
  expect(links.filter((link) => !anchors.includes(link))).toEqual([]);
  expect(new IntegrationError('clock-off', 'A sentence.').message).toBe(`A sentence. See ${links[0] ?? ''}`);
});
