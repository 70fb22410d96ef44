import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { profileJsonSchema } from './json-schema.ts';
import { ROLES } from './roles.ts';
import { VALUES } from './values.ts';

const FILE = new URL('../../profiles/profile.schema.json', import.meta.url);

test('the shipped JSON Schema is that of --schema', () => {
  expect(JSON.parse(readFileSync(FILE, 'utf8'))).toEqual(profileJsonSchema());
});

test('the JSON Schema explains each role and each value, and requires what the profile requires', () => {
  const schema = JSON.stringify(profileJsonSchema());
  for (const meaning of [...Object.values(ROLES), ...Object.values(VALUES)])
    expect(schema).toContain(`{"description":${JSON.stringify(meaning)}`);
  expect(profileJsonSchema()).toMatchObject({
    additionalProperties: false,
    required: ['name', 'appOrigin', 'password', 'pin', 'codes', 'investors', 'values'],
    properties: { pin: { type: 'string', pattern: '^\\d{4}$' }, isSingleSession: { type: 'boolean', default: false } },
  });
});
