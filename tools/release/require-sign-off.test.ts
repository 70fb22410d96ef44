import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { ReviewCheck } from '../review/sign-off/check-review.ts';
import { findLastRelease, requireSignOff } from './require-sign-off.ts';

let tree: string;
beforeEach(() => {
  tree = mkdtempSync(path.join(tmpdir(), 'folioflow-release-sign-off-'));
  const write = (file: string, content: object) => {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), JSON.stringify(content));
  };
  write('package.json', { name: 'p', private: true, workspaces: ['packages/*'] });
  write('packages/one/package.json', { name: '@p/one', version: '0.2.0' });
  git('init', '--quiet');
  commit('First');
});
afterEach(() => rmSync(tree, { recursive: true }));

const git = (...args: readonly string[]) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], { cwd: tree });

function commit(message: string): void {
  git('add', '.');
  git('commit', '--quiet', '--allow-empty', '--message', message);
}

const tag = (name: string) => git('tag', '--annotate', name, '--message', name);

const checkWith = (asked: string[], problems: ReviewCheck['problems']) => async (ref: string) => {
  asked.push(ref);
  return Promise.resolve({ differing: 2, problems });
};

test('a release is compared with the tag of the last one', async () => {
  tag('@p/one@0.1.0');
  commit('Second');
  tag('@p/one@0.2.0');
  tag('something-else');
  commit('Third');
  expect(await findLastRelease(tree)).toBe('@p/one@0.2.0');
});

test('the first release names the commit to compare with', async () => {
  const asked: string[] = [];
  await expect(requireSignOff(tree, undefined, checkWith(asked, []))).rejects.toThrow('--since <ref>');
  expect(await requireSignOff(tree, 'HEAD', checkWith(asked, []))).toBe(
    'All stories that differ from HEAD are signed off (2).',
  );
  expect(asked).toEqual(['HEAD']);
});

test('a release is refused with the list of stories that lack a sign-off', async () => {
  const problems = [{ story: 'a--b', reason: 'changed, without a sign-off' }];
  await expect(requireSignOff(tree, 'HEAD', checkWith([], problems))).rejects.toThrow(
    'The release is refused.\nNot signed off: 1 of 2 stories that differ from HEAD.\n  a--b: changed, without a sign-off',
  );
});
