import { expect, test } from 'vitest';
import { findReferences } from '../../packages/review-room/build/documents/reference-ids.ts';
import { readAllRows, readChangedIds, readRequirements } from '../../packages/review-room/build/documents/documents.ts';
import { parseChangedIds, parseRows } from '../../packages/review-room/build/documents/rows.ts';
import { formatTally, computeTally } from './tally.ts';
import { parseRowIds } from '../../packages/review-room/build/documents/tags.ts';
import { loadRoutePaths, formatUnbuiltRoutes } from './unbuilt.ts';

test('the three documents hold 519, 465 and 355 rows', () => {
  const ids = readAllRows().map(({ id }) => id);
  const of = (prefix: string) => ids.filter((id) => id.startsWith(prefix));
  expect([of('ON-').length, of('DO-').length, of('OM-').length]).toEqual([519, 465, 355]);
  expect([ids[0], of('DO-')[0], ids.at(-1)]).toEqual(['ON-001', 'DO-001', 'OM-355']);
});

test('a row is a table line that starts with its id; ranges and mentions are none', () => {
  const markdown = [
    '| 1. Scope | 11 | ON-001 – ON-011 |',
    '| ON-001 | Text | how |',
    'see ON-002',
    '| OM-010–OM-028 | a |',
  ];
  expect(parseRows(markdown.join('\n'))).toEqual([{ id: 'ON-001', text: 'Text | how' }]);
  expect(() => parseRows('| ON-001 | a |\n| ON-001 | b |')).toThrow('ON-001 stands twice');
});

test('a row is changed by its own mark, or by a sentence above its table', () => {
  const markdown = [
    'Changed on a phone, ON-001 to ON-002: text.',
    '| ON-001 | Text | how |',
    '| ON-003 | Text. Changed (060): other text | how |',
    '| ON-004 | Unchanged text (ON-005) | how |',
  ];
  expect(parseChangedIds(markdown.join('\n'))).toEqual(['ON-003', 'ON-001', 'ON-002']);
});

test('the rows that are marked as changed are the listed ones and those of a corrected text', () => {
  const listed = ['README', 'corrected-texts'].flatMap((name) => findReferences(readRequirements(name)));
  expect(new Set(readChangedIds())).toEqual(new Set(listed));
});

test('a title proves the rows in its last brackets only', () => {
  expect(parseRowIds('a wrong code does not restart the cooldown [ON-150 ON-483]')).toEqual(['ON-150', 'ON-483']);
  expect(parseRowIds('changed by a decision [DO-034 C-19, OM-001]')).toEqual(['DO-034', 'OM-001']);
  expect(parseRowIds('speaks of [ON-001] in the middle')).toEqual([]);
  expect(parseRowIds('shows ON-001')).toEqual([]);
});

test('one failing test makes a row failing though others prove it, and an id that is no row is named', () => {
  const of = (title: string, outcome: 'passed' | 'failed' | 'skipped') => ({
    title,
    where: 'a',
    outcome,
    messages: [],
  });
  const tally = computeTally(
    ['ON-001', 'ON-002', 'DO-001', 'OM-001'],
    [
      of('one [ON-001 DO-001]', 'passed'),
      of('two [DO-001]', 'failed'),
      of('three [OM-001]', 'skipped'),
      of('four [ON-999]', 'passed'),
    ],
  );
  expect(tally).toEqual({
    proven: ['ON-001'],
    failing: ['DO-001'],
    unproven: ['ON-002', 'OM-001'],
    unknown: [{ id: 'ON-999', title: 'four [ON-999]' }],
  });
  expect(formatTally(tally)).toEqual([
    'ON 1/2 proven, 0 failing',
    'DO 0/1 proven, 1 failing',
    'OM 0/1 proven, 0 failing',
    'conformance: 1/4 proven, 1 failing',
  ]);
});

test('a documented path that no app has a page at is listed with its rows', async () => {
  const rows = [
    { id: 'ON-014', text: '`/signin` → sign-in' },
    { id: 'ON-057', text: '`/charts/{scheme_isin}/{scheme_code}` → scheme' },
    { id: 'OM-011', text: '`/sipList` = SIP list' },
    { id: 'OM-012', text: '/orderList opens `/nowhere`' },
  ];
  expect(formatUnbuiltRoutes(rows, ['/charts/:scheme_isin/:scheme_code?', '/signIn'])).toEqual(['/sipList  OM-011']);
  expect(formatUnbuiltRoutes(readAllRows(), await loadRoutePaths())).toEqual([]);
  expect(formatUnbuiltRoutes(readAllRows(), ['/orderList']).length).toBeGreaterThan(60);
});
