import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { withoutAreas } from './areas-of.ts';

const areas = inRoot('packages', 'api', 'src', 'client', 'areas.ts');
const operations = inRoot('packages', 'api', 'src', 'client', 'operations.ts');
const kept = (file: string, isOwn: (area: string) => boolean) => withoutAreas(file, readFileSync(file, 'utf8'), isOwn);

test('a build for investors has no line of the staff, and all others', () => {
  const isInvestors = (area: string) => area !== 'backoffice';
  expect(kept(areas, isInvestors)).not.toContain('backoffice');
  expect(kept(operations, isInvestors)).not.toMatch(/backoffice|createClientCode|listClients/);
  expect(kept(areas, isInvestors)).toContain('orders: async');
  expect(kept(operations, isInvestors)).toContain("listOrders: 'orders'");
  expect(kept(areas, () => true)).toBe(readFileSync(areas, 'utf8'));
});

test('a build for the staff has the lines that it names alone', () => {
  const isStaffs = (area: string) => ['access', 'stage', 'backoffice'].includes(area);
  expect([...kept(areas, isStaffs).matchAll(/^ {2}(\w+): async/gm)].map(([, area]) => area)).toEqual([
    'access',
    'stage',
    'backoffice',
  ]);
  expect(kept(operations, isStaffs)).not.toMatch(/createSingleOrder|listOrders|initiatePayment/);
});

test('a table that is written in another way is no table', () => {
  expect(() => withoutAreas(areas, 'export const loadArea = {};', () => true)).toThrow('written in another way');
});
