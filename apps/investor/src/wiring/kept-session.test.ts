import { expect, test } from 'vitest';
import { memoryStores } from '@folioflow/wiring/testing';
import { readSession } from './kept-session.ts';

const profile = { login_mobile_number: '9876543210', login_email: 'asha@example.in', login_name: 'Asha Rao' };
const option = { label: 'Alpha', value: 'alpha' };
const none = [] as const;
const read = (kept: Readonly<Record<string, string>>) => readSession(memoryStores({ token: 'A', ...kept }));

test('what was kept comes back as it was, whatever else stands in it', () => {
  const kept = { ...profile, customer_id: 7 };
  expect(read({ profileData: JSON.stringify(kept) })).toEqual({ token: 'A', profile: kept, masterList: null });
});

test.each([
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{}',
  '{"login_mobile_number":5,"login_email":{}}',
  '{"login_mobile_number":"9","login_email":null}',
  JSON.stringify({ ...profile, login_name: { first: 'Asha' } }),
  `{"__proto__":${JSON.stringify(profile)}}`,
])('a profile that says %s is none', (profileData) => {
  expect(read({ profileData }).profile).toBeNull();
});

test.each(['{', '7', '[1]', 'null'])('filters that say %s are none', (masterList) => {
  expect(read({ masterList }).masterList).toBeNull();
});

test('of filters that are only partly there the rest is empty', () => {
  const masterList = JSON.stringify({ amc_list: [option, 7, null, { label: 1, value: 'x' }], amc_risk: { a: option } });
  expect(read({ masterList }).masterList).toEqual({
    amc_list: [option],
    amc_category: none,
    amc_risk: none,
    growth_percentage: none,
    minimum_investment: none,
    investment_method: none,
  });
});
