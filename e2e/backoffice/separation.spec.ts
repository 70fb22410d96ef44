import * as schemas from '@folioflow/api/schemas';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

/** Returns the scripts and styles of a built app. */
function readBuiltAssets(app: 'investor' | 'backoffice'): string {
  const assets = path.join(import.meta.dirname, '../../apps', app, 'dist/assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') || file.endsWith('.css'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
}

const operations = Object.entries(schemas).flatMap(([name, table]) =>
  name.endsWith('Operations') ? Object.values<schemas.Operation>(table as Record<string, schemas.Operation>) : [],
);
const staffOperations = operations.filter(({ auth }) => auth.startsWith('staff'));
const sharedAreas = new Set(['access', 'stage']);
const investorOperations = operations.filter((each) => !staffOperations.includes(each) && !sharedAreas.has(each.area));
const quotedPattern = (name: string) => new RegExp(`["'\`]${name.replaceAll('/', '\\/')}["'\`]`);

test('the investor app contains no path, operation or text of the staff', () => {
  const text = readBuiltAssets('investor');
  expect(staffOperations.length).toBeGreaterThan(2);
  for (const { name, path: at } of staffOperations) {
    expect(text).not.toMatch(quotedPattern(at));
    expect(text).not.toContain(name);
  }
  for (const word of ['backoffice_operator', 'backoffice_viewer', 'Staff sign-in', 'Client List', 'KYC INFORMATION'])
    expect(text).not.toContain(word);
});

test('the back-office contains no path, operation or text of investors', () => {
  const text = readBuiltAssets('backoffice');
  expect(investorOperations.length).toBeGreaterThan(30);
  for (const { path: at } of investorOperations) expect(text).not.toMatch(quotedPattern(at));
  for (const word of ['createSingleOrder', 'initiatePayment', 'Sign in with OTP', 'My KYC', 'Redeem'])
    expect(text).not.toContain(word);
});
