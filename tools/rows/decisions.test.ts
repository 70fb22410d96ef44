import { expect, test } from 'vitest';
import { findReferences } from '../../packages/review-room/build/documents/reference-ids.ts';
import { findDeadReferences, findDecisionIds, parseDecisions, readDecisionIds, readDecisions } from './decisions.ts';
import { readAllRows } from '../../packages/review-room/build/documents/documents.ts';

/** The ids of the samples are composed, because this file is searched, too. */
const idOf = (prefix: string, number: string) => `${prefix}${number}`;
const dead = idOf('D-', '999');
const first = idOf('AD-', '901');
const second = idOf('A', '97');
const third = idOf('W', '98');

test('an id is a word of its own', () => {
  const text = `The reason (${dead}, ${second}).\n${first} to ${idOf('C-', '901')}; ${idOf('X-', '91')}/${third}`;
  expect(findDecisionIds('a.md', text)).toEqual([
    { id: dead, place: 'a.md:1' },
    { id: second, place: 'a.md:1' },
    { id: first, place: 'a.md:2' },
    { id: idOf('C-', '901'), place: 'a.md:2' },
    { id: idOf('X-', '91'), place: 'a.md:2' },
  ]);
  const others = [
    'A4',
    'A1+',
    `INF\${code}${second}`,
    `%E0%${second}`,
    `#${second}`,
    `${second}-x`,
    `sha512-+${second}`,
  ];
  expect(findDecisionIds('a.md', others.join(' '))).toEqual([]);
});

test('a definition is a line of a table that begins with its id', () => {
  const table = `| ${first} | Text (${dead}) | ON-001 |\n| about ${second} | Text |\n| ON-001 | Text |`;
  expect(parseDecisions('a.md', table)).toEqual([{ id: first, place: 'a.md:1', text: ` Text (${dead}) | ON-001 ` }]);
});

test('an id without a definition, a second definition and one without a reference are named with their places', () => {
  const defined = parseDecisions('a.md', `| ${first} | Text |\n| ${second} | ${first} |\n| ${first} | Text |`);
  const cited = findDecisionIds('b.ts', `${dead} ${first}`);
  expect(findDeadReferences([...cited, ...findDecisionIds('a.md', `\n| ${second} |`)], defined)).toEqual([
    `b.ts:1 refers to ${dead}, not defined`,
    `a.md:1 defines ${first}, defined again below`,
    `a.md:2 defines ${second}, never referred to`,
  ]);
});

test('every id in this repository is defined, and every definition is referred to', () => {
  const defined = readDecisions();
  expect(defined.length).toBeGreaterThan(0);
  expect(findDeadReferences(readDecisionIds(), defined)).toEqual([]);
});

test('every decision names rows that exist', () => {
  const rows = new Set(readAllRows().map(({ id }) => id));
  const withoutRows = readDecisions()
    .filter(({ place }) => place.includes('decisions.md'))
    .filter(({ text }) => {
      const named = findReferences(text.slice(text.lastIndexOf('|') + 1));
      return named.length === 0 || named.some((id) => !rows.has(id));
    });
  expect(withoutRows).toEqual([]);
});
