import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { onboardingRows, orderingRows, orderRows, type RowKeys } from './fixtures/row-keys.ts';
import { readConsumedKeys } from './testing/consumed-keys.ts';
import { contractCases } from './testing/contract-cases.ts';
import { findDifferences } from './testing/contract-differences.ts';
import { readPassedKeys } from './testing/passed-keys.ts';
import { readSchemaKeys } from './testing/schema-keys.ts';

const root = path.join(import.meta.dirname, '../../../..');
const requirements = ['onboarding', 'ordering', 'orders']
  .map((name) => readFileSync(path.join(root, `docs/requirements/${name}.md`), 'utf8'))
  .join('\n');
const splitWords = (text: string) => text.split(/[^\w*]+/).filter((word) => word !== '');
const readRowWords = (id: string) =>
  splitWords(new RegExp(`^\\| ${id} \\|([^|]*)\\|`, 'm').exec(requirements)?.[1] ?? '');
const splitKeys = (text = '') => text.split(/\s+/).filter((key) => key !== '');

/** The sources that read answers: neither tests nor the contract nor the sandbox. */
const readConsumers = () =>
  globSync('{packages/{flows,ui,wiring}/src,packages/api/src/client,apps/{investor,backoffice}/src}/**/*.{ts,tsx}', {
    cwd: root,
  })
    .filter((file) => !/\.(test|test-d|scenarios|stories)\.|\/testing\//.test(file))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');

/** Returns the keys of a request or an answer below the path of the row. */
function readDeclaredKeys({ contractCase: name, path: parent }: RowKeys) {
  const found = contractCases.find((contractCase) => contractCase.name === name);
  if (found === undefined) throw new Error(`${name} is no request or answer`);
  const declared = [...readSchemaKeys(found.schema).declared.keys()];
  if (parent === undefined) return { found, declared };
  const start = `${parent}.`;
  return { found, declared: declared.filter((key) => key.startsWith(start)).map((key) => key.slice(start.length)) };
}

describe('the shapes of the acceptance rows', () => {
  const rows = [...onboardingRows, ...orderingRows, ...orderRows].map((row) => [row.title, row.ids, row] as const);
  test.each(rows)('%s [%s]', (_title, _ids, row) => {
    const { found, declared } = readDeclaredKeys(row);
    const listed = splitKeys(row.keys);
    const keys = [...listed, ...splitKeys(row.impliedKeys)];
    expect(keys.filter((key) => !declared.includes(key))).toEqual([]);
    if (row.isComplete === true) expect(declared.toSorted()).toEqual(keys.toSorted());
    expect([...findDifferences(found, readPassedKeys(found.name))]).toEqual([]);
    for (const recording of found.recordings) expect(v.parse(found.schema, recording)).toEqual(recording);

    const texts = row.describedIn === undefined ? row.ids.split(' ') : [row.describedIn];
    for (const text of texts) {
      const words = text.split(' ').flatMap(readRowWords);
      const names = new Set([row.path ?? '', row.otherNames ?? '', ...listed].flatMap((key) => key.split('.')));
      expect(listed.flatMap((key) => key.split('.')).filter((name) => !words.includes(name))).toEqual([]);
      expect(words.filter((word) => /^[a-z]+_\w+$/.test(word) && !names.has(word))).toEqual([]);
    }
    if (row.isConsumed !== true) return;
    const consumed = readConsumedKeys(readConsumers());
    expect(splitKeys(row.keys).filter((key) => !consumed.has(key.split('.').at(-1) ?? ''))).toEqual([]);
  });
});
