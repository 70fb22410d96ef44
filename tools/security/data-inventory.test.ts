import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import {
  listChannels,
  listDirectStores,
  listStorageKeys,
  listTableRows,
  listTables,
  readShippedSources,
} from './stored-names.ts';

const inventory = readFileSync(inRoot('docs/security/data-inventory.md'), 'utf8');
const browserSources = [
  ...readShippedSources('apps/{investor,backoffice}/src/**/*.{ts,tsx}'),
  ...readShippedSources('packages/*/src/**/*.{ts,tsx}'),
  ...readShippedSources('packages/wiring/page/*.js'),
];

describe('the data inventory', () => {
  test('lists every key of the browser storage, and no other', () => {
    const keys = listStorageKeys(browserSources);
    expect(keys.length).toBeGreaterThan(15);
    expect([...listTableRows(inventory, 'Browser storage')].sort()).toEqual(keys);
  });

  test('lists every channel between tabs, and no other', () => {
    expect([...listTableRows(inventory, 'Channels between tabs')].sort()).toEqual(listChannels(browserSources));
  });

  test('lists every table of the database of the sandbox, and no other', () => {
    const tables = listTables(readShippedSources('apps/sandbox/src/**/*.ts'));
    expect(tables.length).toBeGreaterThan(30);
    expect([...listTableRows(inventory, 'Sandbox database')].sort()).toEqual(tables);
  });
});

test('stores of the browser are used in one place, beside the scripts of the served page', () => {
  expect(listDirectStores(browserSources)).toEqual([
    'packages/wiring/src/stored-language.ts document.cookie',
    'packages/wiring/src/stored-language.ts document.cookie',
    'packages/wiring/src/stores.ts localStorage',
    'packages/wiring/src/stores.ts sessionStorage',
    'packages/wiring/page/theme.js localStorage',
  ]);
});

describe('the search for keys', () => {
  const sourceOf = (text: string) => [{ file: 'packages/x/src/x.ts', text }];

  test('finds rules, copies of rules, constants and literals', () => {
    expect(listStorageKeys(sourceOf("const a: StorageRule<A> = { store: 'local', key: 'one' };"))).toEqual(['one']);
    expect(listStorageKeys(sourceOf("const b: StorageRule<A> = { ...aStorage, key: 'two' };"))).toEqual(['two']);
    expect(listStorageKeys(sourceOf('const c = (id: string): StorageRule<A> => ({ key: `three_${id}` });'))).toEqual([
      'three_{id}',
    ]);
    expect(listStorageKeys(sourceOf("const X_KEY = 'four';\nlocal.setItem(X_KEY, text);"))).toEqual(['four']);
    expect(listStorageKeys(sourceOf("session.getItem('five');"))).toEqual(['five']);
  });

  test('fails for a key that it cannot find', () => {
    expect(() => listStorageKeys(sourceOf('local.setItem(nameOf(user), text);'))).toThrow('packages/x/src/x.ts stores');
  });
});
