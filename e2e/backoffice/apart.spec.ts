import * as contract from '@folioflow/api/contract';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '../support/test.ts';

/** All that a build gives a browser to fetch. */
function built(app: 'investor' | 'backoffice'): string {
  const assets = path.join(import.meta.dirname, '../../apps', app, 'dist/assets');
  return readdirSync(assets)
    .filter((file) => file.endsWith('.js') || file.endsWith('.css'))
    .map((file) => readFileSync(path.join(assets, file), 'utf8'))
    .join('\n');
}

const operations = Object.entries(contract).flatMap(([name, table]) =>
  name.endsWith('Operations') ? Object.values<contract.Operation>(table as Record<string, contract.Operation>) : [],
);
const ofStaff = operations.filter(({ auth }) => auth.startsWith('staff'));
const bothCall = new Set(['access', 'stage']);
const ofInvestors = operations.filter((each) => !ofStaff.includes(each) && !bothCall.has(each.area));
const quoted = (name: string) => new RegExp(`["'\`]${name.replaceAll('/', '\\/')}["'\`]`);

test('what investors fetch holds no path, no operation and no word of the staff', () => {
  const text = built('investor');
  expect(ofStaff.length).toBeGreaterThan(2);
  for (const { name, path: at } of ofStaff) {
    expect(text).not.toMatch(quoted(at));
    expect(text).not.toContain(name);
  }
  for (const word of ['backoffice_operator', 'backoffice_viewer', 'Staff sign-in', 'Client List', 'KYC INFORMATION'])
    expect(text).not.toContain(word);
});

test('what the staff fetch holds no path and no operation of an investor, and none of their words', () => {
  const text = built('backoffice');
  expect(ofInvestors.length).toBeGreaterThan(30);
  for (const { path: at } of ofInvestors) expect(text).not.toMatch(quoted(at));
  for (const word of ['createSingleOrder', 'initiatePayment', 'Sign in with OTP', 'My KYC', 'Redeem'])
    expect(text).not.toContain(word);
});
