import { describe, expect, test } from 'vitest';
import { memoryStores } from './testing/memory-stores.ts';
import { storeOf, type Store } from './stores.ts';

const forbidden = (): Store => {
  throw new DOMException('denied', 'SecurityError');
};

describe('a store', () => {
  test('that the browser forbids stores texts for the lifetime of the page', () => {
    const store = storeOf(forbidden);
    expect(store.getItem('token')).toBeNull();
    store.setItem('token', 'A');
    expect(store.getItem('token')).toBe('A');
    store.removeItem('token');
    expect(store.getItem('token')).toBeNull();
    store.setItem('token', 'B');
    store.clear();
    expect(store.getItem('token')).toBeNull();
  });

  test('that is full returns the last text and removes the older text', () => {
    const { local } = memoryStores({ token: 'A' });
    const full: Store = {
      ...local,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = storeOf(() => full);
    expect(store.getItem('token')).toBe('A');
    store.setItem('token', 'B');
    expect([store.getItem('token'), local.getItem('token')]).toEqual(['B', null]);
    store.removeItem('token');
    expect(store.getItem('token')).toBeNull();
  });

  test('that accepts every text is the store of the browser', () => {
    const { local } = memoryStores({});
    const store = storeOf(() => local);
    store.setItem('token', 'A');
    expect(local.getItem('token')).toBe('A');
    local.setItem('token', 'of another tab');
    expect(store.getItem('token')).toBe('of another tab');
    store.clear();
    expect(local.getItem('token')).toBeNull();
  });
});
