import { describe, expect, test } from 'vitest';
import { joinPath } from './paths.ts';

describe('joinPath', () => {
  test.each([
    ['http://host/api/v1', '/order/list'],
    ['http://host/api/v1', 'order/list'],
    ['http://host/api/v1/', '/order/list'],
    ['http://host/api/v1/', 'order/list'],
    ['http://host/api/v1//', '//order/list'],
  ])('joins %s and %s with exactly one slash [ON-479]', (base, path) => {
    expect(joinPath(base, path)).toBe('http://host/api/v1/order/list');
  });
});
