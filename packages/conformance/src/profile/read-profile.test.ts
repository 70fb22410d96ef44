import { describe, expect, test } from 'vitest';
import { readSandboxProfile } from '../testing/sandbox-run.ts';
import { parseProfile, ProfileProblem } from './read-profile.ts';

const messageOf = (value: unknown): string => {
  try {
    parseProfile(typeof value === 'string' ? value : JSON.stringify(value), 'profile.json');
    return '';
  } catch (error) {
    return error instanceof ProfileProblem ? error.message : String(error);
  }
};

const sandbox = readSandboxProfile();

describe('a profile', () => {
  test('is accepted with the entries of the sandbox', () => {
    expect(messageOf(sandbox)).toBe('');
  });

  test('needs no optional entry', () => {
    const { name, appOrigin, password, pin, codes } = sandbox;
    expect(messageOf({ name, appOrigin, password, pin, codes, investors: {}, values: {} })).toBe('');
  });

  test('that is no JSON is named with the reason', () => {
    expect(messageOf('{')).toMatch(/^profile\.json is not JSON: /);
  });

  test.each([
    [{ name: undefined }, 'name is missing'],
    [{ appOrigin: 'https://app.example/' }, 'appOrigin is not an origin such as https://app.example, without a path'],
    [{ pin: '12345' }, 'pin is not a PIN of four digits'],
    [{ colour: 'blue' }, 'colour is no field of a profile'],
    [{ investors: { redy: { mobile: '9000000100' } } }, 'investors.redy is no field of a profile'],
    [
      { investors: { ready: { mobile: '5000000100' } } },
      'investors.ready.mobile is not a mobile number of 10 digits that begins with 6 to 9',
    ],
    [{ values: { ifsc: 7 } }, 'values.ifsc is not a text'],
    [{ values: { ifsc: '' } }, 'values.ifsc is empty'],
    [
      { codes: { ...sandbox.codes, mobile: {} } },
      'codes.mobile is neither { "fixed": "123456" } nor { "url": "/outbox?to={to}", "code": "0.code" }',
    ],
    [{ setUp: [{ method: 'PATCH', url: '/x' }] }, 'setUp.0.method is not GET, POST, PUT or DELETE'],
  ])('with %j is refused: %s', (change, expected) => {
    expect(messageOf({ ...sandbox, ...change }).split('\n')).toEqual([
      'profile.json is no valid profile:',
      `  ${expected}`,
    ]);
  });
});
