import { expect, test } from 'vitest';
import { createMemoryStores } from '@folioflow/wiring/testing';
import { readSession } from './stored-session.ts';

const profile = { login_mobile_number: '9876543210', login_email: 'asha@example.in', login_name: 'Asha Rao' };
const option = { label: 'Alpha', value: 'alpha' };
const none = [] as const;
const readStored = (values: Readonly<Record<string, string>>) =>
  readSession(createMemoryStores({ token: 'A', ...values }));

test('readSession returns the stored profile with all its fields', () => {
  const storedProfile = { ...profile, customer_id: 7 };
  expect(readStored({ profileData: JSON.stringify(storedProfile) })).toEqual({
    token: 'A',
    profile: storedProfile,
    masterList: null,
  });
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
])('readSession ignores the profile %s', (profileData) => {
  expect(readStored({ profileData }).profile).toBeNull();
});

test.each(['{', '7', '[1]', 'null'])('readSession ignores the filters %s', (masterList) => {
  expect(readStored({ masterList }).masterList).toBeNull();
});

test('readSession returns empty lists for missing filters', () => {
  const masterList = JSON.stringify({ amc_list: [option, 7, null, { label: 1, value: 'x' }], amc_risk: { a: option } });
  expect(readStored({ masterList }).masterList).toEqual({
    amc_list: [option],
    amc_category: none,
    amc_risk: none,
    growth_percentage: none,
    minimum_investment: none,
    investment_method: none,
  });
});
