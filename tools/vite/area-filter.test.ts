import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { inRoot } from '../root.ts';
import { removeAreas } from './area-filter.ts';

const areas = inRoot('packages', 'api', 'src', 'client', 'areas.ts');
const operations = inRoot('packages', 'api', 'src', 'client', 'operations.ts');
const removeAreasOf = (file: string, isOwn: (area: string) => boolean) =>
  removeAreas(file, readFileSync(file, 'utf8'), isOwn);

test('a build for investors has no line of the staff, and all others', () => {
  const isInvestorArea = (area: string) => area !== 'backoffice';
  expect(removeAreasOf(areas, isInvestorArea)).not.toContain('backoffice');
  expect(removeAreasOf(operations, isInvestorArea)).not.toMatch(/backoffice|createClientCode|listClients/);
  expect(removeAreasOf(areas, isInvestorArea)).toContain('orders: () => import');
  expect(removeAreasOf(operations, isInvestorArea)).toContain("listOrders: 'orders'");
  expect(removeAreasOf(areas, () => true)).toBe(readFileSync(areas, 'utf8'));
});

test('a build for the staff has the lines that it names alone', () => {
  const isStaffArea = (area: string) => ['access', 'stage', 'backoffice'].includes(area);
  expect(
    [...removeAreasOf(areas, isStaffArea).matchAll(/^ {2}(\w+): \(\) => import/gm)].map(([, area]) => area),
  ).toEqual(['access', 'stage', 'backoffice']);
  expect(removeAreasOf(operations, isStaffArea)).not.toMatch(/createSingleOrder|listOrders|initiatePayment/);
});

test('a table that is written in another way is no table', () => {
  expect(() => removeAreas(areas, 'const areaModules = {};', () => true)).toThrow('written in another way');
});
