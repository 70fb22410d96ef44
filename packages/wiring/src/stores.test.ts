import { describe, expect, test } from 'vitest';
import { createMemoryStores } from './testing/memory-stores.ts';
import { createFallbackStore, type Store } from './stores.ts';

const forbidden = (): Store => {
  throw new DOMException('denied', 'SecurityError');
};

describe('createFallbackStore', () => {
  test('stores texts in memory if the browser forbids the store', () => {
    const store = createFallbackStore(forbidden);
    expect(store.getItem('token')).toBeNull();
    store.setItem('token', 'A');
    expect(store.getItem('token')).toBe('A');
    store.removeItem('token');
    expect(store.getItem('token')).toBeNull();
    store.setItem('token', 'B');
    store.clear();
    expect(store.getItem('token')).toBeNull();
  });

  test('returns the last text and removes the older text if the store is full', () => {
    const { local } = createMemoryStores({ token: 'A' });
    const full: Store = {
      ...local,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
    };
    const store = createFallbackStore(() => full);
    expect(store.getItem('token')).toBe('A');
    store.setItem('token', 'B');
    expect([store.getItem('token'), local.getItem('token')]).toEqual(['B', null]);
    store.removeItem('token');
    expect(store.getItem('token')).toBeNull();
  });

  test('uses the store of the browser if it accepts every text', () => {
    const { local } = createMemoryStores({});
    const store = createFallbackStore(() => local);
    store.setItem('token', 'A');
    expect(local.getItem('token')).toBe('A');
    local.setItem('token', 'text of another tab');
    expect(store.getItem('token')).toBe('text of another tab');
    store.clear();
    expect(local.getItem('token')).toBeNull();
  });
});
