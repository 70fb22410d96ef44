import { describe, expect, test } from 'vitest';
import { digitsOf, toLatinDigits } from './latin-digits.ts';
import { parsePastedCode, parsePastedMobile } from './pasted-text.ts';

describe('a pasted code', () => {
  test.each([
    ['OTP for R SHAH (XX1245) is 811739 (valid for 10 mins).', '811739'],
    ['ma GD 1533 ma OTP 572123 so tien 50000', '572123'],
    ['481 902', '481902'],
    ['481-902', '481902'],
    [' 4 8 1 9 0 2 ', '481902'],
    ['@app.example #481902', '481902'],
    ['४८१९०२', '481902'],
    ['４８１９０２', '481902'],
    ['\u2066481902\u2069', '481902'],
  ])('%s is %s', (text, code) => {
    expect(parsePastedCode(text, 6)).toBe(code);
  });

  test.each([
    ['OTP for card 123456******6789 is 287633'],
    ['Pay 250000 with the code 481902'],
    ['48190'],
    ['4819021'],
    ['48 19 02 1'],
    ['OTP 481 902'],
    ['no code at all'],
    ['\u202E481902'],
    [''],
  ])('“%s” has none', (text) => {
    expect(parsePastedCode(text, 6)).toBeNull();
  });

  test('of a PIN has the length of the PIN', () => {
    expect([parsePastedCode('1234', 4), parsePastedCode('12345', 4)]).toEqual(['1234', null]);
  });
});

describe('a pasted mobile number', () => {
  test.each([
    ['+91 09876543210', '9876543210'],
    ['0091 98765 43210', '9876543210'],
    ['091 98765 43210', '9876543210'],
    ['+91-98765-43210', '9876543210'],
    ['098765-43210', '9876543210'],
    ['9198765432', '9198765432'],
    ['91 98765 4321', '987654321'],
    ['Mobile: ९८७६५ ४३२१०', '9876543210'],
  ])('%s is %s', (text, mobile) => {
    expect(parsePastedMobile(text)).toBe(mobile);
  });

  test.each([['+91-98765-43210 / 9000000000'], ['9876543210 9000000000'], ['98765432101']])(
    '%s is refused, never cut',
    (text) => {
      expect(parsePastedMobile(text)).toBeNull();
    },
  );
});

test.each([
  ['SBIN0१२३४५६', 'SBIN0123456'],
  ['٤٨١٩٠٢', '481902'],
  ['７６５', '765'],
])('the digits of %s are Latin in %s', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});

test('the digits of a text are those of every script', () => {
  expect(digitsOf('PIN: ४०००५०')).toBe('400050');
});
