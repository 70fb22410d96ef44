import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../root.ts';

const documents = [
  'SECURITY.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'README.md',
  'examples/README.md',
  ...globSync(['docs/**/*.md', 'simulation/README.md', 'examples/*/README.md', 'packages/*/README.md'], { cwd: root }),
];

/** Files of the tree that a document links to or names in a proof. */
const listTargets = (document: string): readonly string[] => {
  const text = readFileSync(path.join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#)([^)#]+)(?:#[^)]*)?\)/g)].map(([, to = '']) =>
    path.join(path.dirname(document), to),
  );
  const named = [...text.matchAll(/`((?:apps|docs|e2e|packages|tools)\/[\w./-]+)`/g)].map(([, to = '']) => to);
  return document.startsWith('docs/security/') ? [...links, ...named] : links;
};

test('a document links only to files that exist, and a proof of the threat model is one', () => {
  const missing = documents.flatMap((document) =>
    listTargets(document)
      .filter((target) => !existsSync(path.join(root, target)))
      .map((target) => `${document}: ${target}`),
  );
  expect(missing).toEqual([]);
  expect(listTargets('docs/security/threat-model.md').length).toBeGreaterThan(50);
});

test('every decision record is in the index by subject, once', () => {
  const folder = 'docs/decisions';
  const records = globSync('[0-9]*.md', { cwd: path.join(root, folder) }).map((name) => path.join(folder, name));
  expect(listTargets(path.join(folder, 'README.md')).toSorted()).toEqual(records.toSorted());
});
