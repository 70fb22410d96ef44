import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compareRooms, type ComparedStory } from './compare-rooms.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A built room: what its page shows for the id in its address. */
function writeRoom(name: string, bodies: Readonly<Record<string, string>>): string {
  const room = path.join(folder, name);
  mkdirSync(room, { recursive: true });
  const script = `document.body.innerHTML = ${JSON.stringify(bodies)}[new URLSearchParams(location.search).get('id')];
    globalThis.__STORYBOOK_ADDONS_CHANNEL__ = { last: () => [{ status: 'success' }] };`;
  writeFileSync(path.join(room, 'iframe.html'), `<!doctype html><body></body><script>${script}</script>`);
  return room;
}

const shared = { equal: '<button>Pay ₹100</button>', shade: '<p style="color: #444">Paid</p>' };
const before = writeRoom('before', { ...shared, label: '<input aria-label="Amount">', gone: 'Gone' });
const after = writeRoom('after', {
  ...shared,
  shade: '<p style="color: #484">Paid</p>',
  label: '<input>',
  added: 'New',
});

const storyOf = (id: string, state: ComparedStory['state'] = 'kept'): ComparedStory => ({
  id,
  title: 'Fixture',
  name: id,
  importPath: './Fixture.stories.tsx',
  state,
});
const stories = [
  storyOf('equal'),
  storyOf('shade'),
  storyOf('label'),
  storyOf('gone', 'removed'),
  storyOf('added', 'new'),
];

let output = '';
let report = '';
beforeAll(async () => {
  const compared = await compareRooms({ before, after, stories, folder });
  ({ output, report } = compared);
  expect(compared.isEqual).toBe(false);
});

const failureOf = (name: string) =>
  output.split(/^ {2}\d+\) /m).find((part) => part.includes(`Fixture › ${name} `)) ?? '';

test('a story that shows the same does not differ', () => {
  expect(failureOf('equal')).toBe('');
  expect(output).toContain('1 passed');
});

test('a changed shade differs at both widths in both themes, and its tree does not', () => {
  const failure = failureOf('shade');
  for (const look of ['360-light', '360-dark', '1280-light', '1280-dark']) expect(failure).toContain(`Error: ${look}`);
  expect(failure).not.toContain('Error: 360-tree');
});

test('a lost label differs although its picture is equal', () => {
  const failure = failureOf('label');
  expect(failure).toContain('Error: 360-tree');
  expect(failure).not.toContain('Error: 360-light');
});

test('a new story and a removed one are named, the new one with its pictures', () => {
  expect(failureOf('gone')).toContain('The story is removed.');
  expect(failureOf('added')).toContain('The story is new.');
  expect(failureOf('added')).toContain('1280-tree');
  expect(readFileSync(path.join(report, 'index.html'), 'utf8')).toContain('<html');
});
