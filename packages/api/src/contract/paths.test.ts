import { describe, expect, test } from 'vitest';
import { joinPath } from './paths.ts';

describe('joining a path to the base', () => {
  test.each([
    ['http://host/api/v1', '/order/list'],
    ['http://host/api/v1', 'order/list'],
    ['http://host/api/v1/', '/order/list'],
    ['http://host/api/v1/', 'order/list'],
    ['http://host/api/v1//', '//order/list'],
  ])('%s and %s meet at exactly one slash [ON-479]', (base, path) => {
    expect(joinPath(base, path)).toBe('http://host/api/v1/order/list');
  });
});
