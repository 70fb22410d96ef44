import { describe, expect, test } from 'vitest';
import { CHECKOUT_ATTRIBUTES } from '../attribute-names.ts';
import { parseAttributes } from './attributes.ts';

const complete: Readonly<Record<string, string>> = {
  'provider-url': 'https://provider.example/api/v1',
  'scheme-isin': 'INFZZZ000011',
  'scheme-code': 'SC01',
  'scheme-name': 'Amaltas Flexi Cap Fund',
  frequency: 'Monthly',
  amount: '5000.50',
  installments: '12',
  'first-day': '2026-12-05',
};
const parse = (change: Readonly<Record<string, string | null>> = {}) => {
  const values = { ...complete, ...change };
  return parseAttributes((name) => values[name] ?? null);
};
const problemOf = (change: Readonly<Record<string, string | null>>) => {
  const config = parse(change);
  return 'problem' in config ? config.problem : null;
};

describe('the attributes of the checkout', () => {
  test('describe the requested SIP, with its amount in paise and the option of the scheme', () => {
    expect(parse()).toEqual({
      providerUrl: 'https://provider.example/api/v1',
      requestedSip: {
        scheme: { isin: 'INFZZZ000011', code: 'SC01', name: 'Amaltas Flexi Cap Fund' },
        option: { code: 'SC01', name: '' },
        frequency: 'Monthly',
        amountInPaise: 500_050,
        installments: 12,
        firstDay: '2026-12-05',
        hasNominees: true,
      },
    });
  });

  test('may name another option, and white space around a value does not count', () => {
    expect(parse({ 'option-code': 'SC01-G', 'option-name': ' Growth ', amount: ' 5000 ' })).toMatchObject({
      requestedSip: { option: { code: 'SC01-G', name: 'Growth' }, amountInPaise: 500_000 },
    });
  });

  test.each(CHECKOUT_ATTRIBUTES.filter((name) => !name.startsWith('option-')))('are incomplete without %s', (name) => {
    expect(problemOf({ [name]: null })).toBe(`the attribute ${name} is missing.`);
    expect(problemOf({ [name]: '  ' })).toBe(`the attribute ${name} is missing.`);
  });

  test.each([
    ['amount', '0'],
    ['amount', '5000.005'],
    ['amount', '5,000'],
    ['amount', '-5000'],
    ['installments', '0'],
    ['installments', '1.5'],
    ['installments', '10000'],
    ['first-day', '05/12/2026'],
    ['first-day', '2026-02-30'],
    ['provider-url', '/api/v1'],
    ['provider-url', 'http://provider.example/api/v1'],
    ['provider-url', 'javascript:alert(1)'],
    ['provider-url', 'https://user:secret@provider.example/'],
    ['provider-url', 'https://provider.example/api?token=1'],
  ])('are rejected with the name of the attribute: %s "%s"', (name, value) => {
    expect(problemOf({ [name]: value })).toMatch(new RegExp(`^the attribute ${name} must be .+, not ".*"\\.$`));
  });

  test.each(['http://127.0.0.1:4602/api/v1', 'http://localhost/api', 'http://[::1]:80/'])(
    'accept a provider on this machine without TLS: %s',
    (address) => {
      expect(parse({ 'provider-url': address })).toMatchObject({ providerUrl: address });
    },
  );

  test('are reported one at a time, the address first', () => {
    expect(problemOf({ 'provider-url': null, amount: 'much' })).toBe('the attribute provider-url is missing.');
  });
});
