import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { scalarComponents } from './scalars.ts';
import { createDocumentValidator } from './testing/document-validator.ts';

const schemas = Object.fromEntries(Object.entries(scalarComponents).map(([name, { json }]) => [name, json]));
const validatorOf = createDocumentValidator(schemas);

const numbers = [0, 1, -1, 1.5, 1e15, 1e17, 90_071_992_547_409.91, 90_071_992_547_410.92, Number.MAX_SAFE_INTEGER];
const numericTexts = [
  '0',
  '-0',
  '007',
  '1.',
  '.5',
  '1.50',
  '1.0',
  '-0.0',
  '-1',
  ' 12 ',
  '\t12\n',
  '1 2',
  '1e5',
  '+1',
  '1,000',
];
const texts = ['', ' ', 'true', 'True', 'false', 'Y', 'n', 'yes', 'xsip', 'SIP', 'XSip', 'xxsip', 'sip ', '٣'];
const others = [null, true, false, [], ['1'], {}];
/** Longer than the limit in characters, and longer in bytes only. */
const longTexts = ['a'.repeat(70_000), 'a'.repeat(60_000)];
const values: readonly unknown[] = [...numbers, ...numericTexts, ...texts, ...others, ...longTexts];

describe('a scalar of the document', () => {
  test.each(Object.entries(scalarComponents))('%s accepts the same values as the contract', (name, { schema }) => {
    const validate = validatorOf(name);
    const accepted = values.filter((value) => v.is(schema, value));
    expect(values.filter((value) => validate(value))).toEqual(accepted);
    expect(accepted.length).toBeGreaterThan(0);
    expect(accepted.length).toBeLessThan(values.length);
  });

  test.each([
    ['Number', '9'.repeat(20)],
    ['WholeNumber', '9'.repeat(20)],
    ['Amount', '9'.repeat(20)],
    ['FormHtml', 'अ'.repeat(30_000)],
  ])('%s does not express the size of a number in a text, or the bytes of a text', (name, value) => {
    expect(validatorOf(name)(value)).toBe(true);
    expect(v.is(scalarComponents[name]?.schema ?? v.unknown(), value)).toBe(false);
  });
});
