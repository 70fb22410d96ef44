import { expect, test } from 'vitest';
import { clientOrderStorage, findClientNeighbours } from './client-order.ts';

const ids = ['CUST00000003', 'CUST00000001', 'CUST00000009'] as const;
const stored = clientOrderStorage.select(ids) ?? null;

test.each([
  [ids[0], { place: 1, count: 3, previous: null, next: ids[1] }],
  [ids[1], { place: 2, count: 3, previous: ids[0], next: ids[2] }],
  [ids[2], { place: 3, count: 3, previous: ids[1], next: null }],
])('the neighbours of %s are those of the list', (id, neighbours) => {
  expect(findClientNeighbours(stored, id)).toEqual(neighbours);
});

test.each([
  [stored, 'CUST00000002'],
  [stored, null],
  [null, ids[0]],
  ['', ids[0]],
])('a client outside the stored list has no neighbours: %j, %j', (order, id) => {
  expect(findClientNeighbours(order, id)).toBeNull();
});

test('a changed store leads to no other page', () => {
  expect(findClientNeighbours(`../signin ${ids[0]} //evil.example`, ids[0])).toEqual({
    place: 1,
    count: 1,
    previous: null,
    next: null,
  });
});
