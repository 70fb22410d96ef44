import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { inRoot } from '../../root.ts';
import { readSignOffs, writeSignOffs } from './sign-off-file.ts';
import { formatSignOffs, parseSignOffs, type SignOff } from './sign-off.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'folioflow-sign-off-'));
afterAll(() => rmSync(folder, { recursive: true }));

const signOff = (story: string, minute: number, changes: Partial<SignOff> = {}): SignOff => ({
  story,
  contentHash: 'a1',
  decision: 'approved',
  by: 'Asha <asha@example.com>',
  at: `2026-11-26T10:${String(minute).padStart(2, '0')}:00.000Z`,
  comment: '',
  ...changes,
});

describe('the text of the file', () => {
  test('is sorted by story, with one entry a line, and is read back as it was', () => {
    const entries = [signOff('b--two', 1), signOff('a--one', 2, { comment: 'Fine,\n"as" it is' })];
    const content = formatSignOffs(entries);
    expect(content.split('\n').map((line) => /"story":"([^"]*)"/.exec(line)?.[1])).toEqual([
      undefined,
      'a--one',
      'b--two',
      undefined,
      undefined,
      undefined,
    ]);
    expect(parseSignOffs(content)).toEqual([entries[1], entries[0]]);
    expect(formatSignOffs(parseSignOffs(content))).toBe(content);
  });

  test('is valid without an entry', () => {
    expect(parseSignOffs(formatSignOffs([]))).toEqual([]);
  });

  test.each([
    ['no JSON', '{', 'is no JSON'],
    ['another version', '{"version":2,"entries":[]}', 'invalid at version'],
    ['an unknown decision', formatSignOffs([signOff('a', 1)]).replace('approved', 'maybe'), 'entries.0.decision'],
    ['a decision without a person', formatSignOffs([signOff('a', 1, { by: '' })]), 'entries.0.by'],
    ['a local time', formatSignOffs([signOff('a', 1, { at: 'yesterday' })]), 'entries.0.at'],
    ['markers of a merge', `<<<<<<< HEAD\n${formatSignOffs([])}`, 'conflict markers'],
  ])('is refused with %s', (_, content, reason) => {
    expect(() => parseSignOffs(content)).toThrow(reason);
  });

  test('keeps its old content when writing fails', () => {
    const file = path.join(folder, 'blocked', 'sign-off.json');
    writeSignOffs([signOff('a', 1)], file);
    mkdirSync(`${file}.${process.pid}.tmp`);
    expect(() => writeSignOffs([signOff('b', 1)], file)).toThrow();
    expect(readSignOffs(file)).toEqual([signOff('a', 1)]);
  });
});

describe('a merge of two branches', () => {
  let number = 0;

  /** Writes a base, one file on each of two branches, and merges them by git with the attributes of this repository. */
  function mergeBranches(
    base: readonly SignOff[],
    ours: readonly SignOff[],
    theirs: readonly SignOff[],
    attributes = readFileSync(inRoot('.gitattributes'), 'utf8'),
  ): { readonly hasConflict: boolean; readonly content: string } {
    number += 1;
    const tree = path.join(folder, `tree-${number}`);
    const file = path.join(tree, 'review', 'sign-off.json');
    mkdirSync(tree);
    const git = (...args: readonly string[]) =>
      execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
        cwd: tree,
        stdio: 'pipe',
      });
    const commit = (signOffs: readonly SignOff[]) => {
      writeSignOffs(signOffs, file);
      git('add', '.');
      git('commit', '--quiet', '--message', 'Sign off');
    };
    git('init', '--quiet', '--initial-branch', 'ours');
    writeFileSync(path.join(tree, '.gitattributes'), attributes);
    commit(base);
    git('branch', 'theirs');
    commit(ours);
    git('checkout', '--quiet', 'theirs');
    commit(theirs);
    git('checkout', '--quiet', 'ours');
    let hasConflict = false;
    try {
      git('merge', '--quiet', 'theirs', '--message', 'Merge');
    } catch {
      hasConflict = true;
    }
    return { hasConflict, content: readFileSync(file, 'utf8') };
  }

  const storiesOf = (content: string) => parseSignOffs(content).map(({ story }) => story);

  test('adds the entries of both, in the first, the last and the same place', () => {
    const base = [signOff('m', 1)];
    const ours = [...base, signOff('a', 2), signOff('n', 2), signOff('z', 2)];
    const theirs = [...base, signOff('b', 3), signOff('o', 3), signOff('y', 3)];
    const { hasConflict, content } = mergeBranches(base, ours, theirs);
    expect(hasConflict).toBe(false);
    expect(storiesOf(content)).toEqual(['a', 'b', 'm', 'n', 'o', 'y', 'z']);
  });

  test('adds the first entries of both to an empty file', () => {
    const { hasConflict, content } = mergeBranches([], [signOff('a', 1)], [signOff('b', 1)]);
    expect(hasConflict).toBe(false);
    expect(storiesOf(content)).toEqual(['a', 'b']);
  });

  test('does not restore a request that one branch has resolved', () => {
    const request = signOff('a', 1, { decision: 'changeAsked', comment: 'Too wide' });
    const resolved = signOff('a', 5, { replaces: [request.at] });
    const { hasConflict, content } = mergeBranches([request], [resolved], [request, signOff('b', 2)]);
    expect(hasConflict).toBe(false);
    expect(content).toContain('Too wide');
    expect(parseSignOffs(content)).toEqual([resolved, signOff('b', 2)]);
  });

  test('retains both decisions of two branches about one story', () => {
    const request = signOff('a', 1, { decision: 'changeAsked', comment: 'Too wide', by: 'Ravi <ravi@example.com>' });
    const approval = signOff('a', 5);
    const { hasConflict, content } = mergeBranches([], [approval], [request]);
    expect(hasConflict).toBe(false);
    expect(parseSignOffs(content)).toEqual([request, approval]);
  });

  test('needs the attribute: without it git reports a conflict, which the reader names', () => {
    const { hasConflict, content } = mergeBranches([], [signOff('a', 1)], [signOff('b', 1)], '');
    expect(hasConflict).toBe(true);
    expect(() => parseSignOffs(content)).toThrow('conflict markers');
    const withoutMarkers = content.replaceAll(/^(?:<{7}|={7}|>{7}).*\n/gm, '');
    expect(storiesOf(withoutMarkers)).toEqual(['a', 'b']);
  });
});
