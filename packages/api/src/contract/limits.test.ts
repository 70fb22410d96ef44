import { describe, expect, test } from 'vitest';
import * as limits from './limits.ts';

describe('limits', () => {
  test('a one-time code has six digits, by mobile and by email [ON-502]', () => {
    expect(limits.OTP_LENGTH).toBe(6);
  });

  test('a code can be sent again after 120 seconds [ON-503]', () => {
    expect(limits.RESEND_COOLDOWN_MS).toBe(120_000);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])(
    'a mobile number that begins with %i is valid only from 6 [ON-504]',
    (first) => {
      expect(limits.MOBILE_PATTERN.test(`${first}000000000`)).toBe(first >= 6);
    },
  );

  test('a mobile number has exactly ten digits', () => {
    const numbers = ['900000000', '9000000000', '90000000000', '9000a00000', ' 9000000000', '9000000000\n'];
    expect(limits.MOBILE_LENGTH).toBe(10);
    expect(numbers.map((number) => limits.MOBILE_PATTERN.test(number))).toEqual([
      false,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('a password has 7 to 22 characters [ON-506]', () => {
    expect([limits.PASSWORD_MIN_LENGTH, limits.PASSWORD_MAX_LENGTH]).toEqual([7, 22]);
  });

  test('a new password has 7 to 21 characters by reset, and up to 22 on the verification page [ON-507]', () => {
    expect([limits.PASSWORD_MIN_LENGTH, limits.RESET_PASSWORD_MAX_LENGTH, limits.PASSWORD_MAX_LENGTH]).toEqual([
      7, 21, 22,
    ]);
  });

  test('an email address has 7 to 35 characters, 30 on the verification page [ON-505]', () => {
    expect([limits.EMAIL_MIN_LENGTH, limits.EMAIL_MAX_LENGTH, limits.VERIFY_EMAIL_MAX_LENGTH]).toEqual([7, 35, 30]);
  });

  test('a PIN has four digits, and the setup check accepts six [ON-508]', () => {
    expect([limits.PIN_LENGTH, limits.PIN_SUBMIT_MAX_LENGTH]).toEqual([4, 6]);
  });

  test('a PIN has 4 digits, a one-time code 6, and the resend cooldown is 120 seconds [OM-342 DO-447]', () => {
    expect([limits.PIN_LENGTH, limits.OTP_LENGTH, limits.RESEND_COOLDOWN_MS / 1000]).toEqual([4, 6, 120]);
  });

  test('a SWP starts 8 to 40 days from today, with limits for the length of amount and frequency [OM-343]', () => {
    expect(limits.START_WINDOW_DAYS).toEqual({ first: 8, last: 40 });
    expect([limits.SWP_AMOUNT_MAX_LENGTH, limits.SWP_FREQUENCY_MIN_LENGTH]).toEqual([11, 5]);
  });

  test('an amount has at most three decimals and eight characters in the invest field [OM-344]', () => {
    expect([limits.AMOUNT_MAX_DECIMALS, limits.INVEST_AMOUNT_MAX_LENGTH]).toEqual([3, 8]);
  });

  test('a list page has 30 schemes, and the minimum filter has a tolerance of 10 rupees [DO-442 DO-451]', () => {
    expect([limits.PAGE_SIZE, limits.MINIMUM_AMOUNT_TOLERANCE]).toEqual([30, 10]);
  });

  test('an alert is shown for 5000 ms [ON-517]', () => {
    expect(limits.ALERT_LIFE_MS).toBe(5000);
  });

  test('documents, folios and numbers are present above their thresholds [OM-349]', () => {
    expect(limits.FORM_THRESHOLD).toBe(255);
    expect(limits.NOMINEE_FORM_THRESHOLD).toBe(77);
    expect(limits.INSTALLMENT_HTML_THRESHOLD).toBe(7);
    expect(limits.FOLIO_THRESHOLD).toEqual({ single: 6, xsip: 4, stp: 4 });
    expect(limits.ORDER_NUMBER_MIN_LENGTH).toBe(4);
  });

  test('a photograph is present if its text is longer than 77 characters [ON-515]', () => {
    expect(limits.PHOTO_DATA_THRESHOLD).toBe(77);
  });

  test('an image is png, jpeg or jpg, at most 2 MiB on the legacy identity page [ON-511]', () => {
    expect(limits.IMAGE_TYPES).toEqual(['png', 'jpeg', 'jpg']);
    expect(limits.LEGACY_IMAGE_MAX_BYTES).toBe(2_097_152);
  });

  test('the legacy verification page leads on after two seconds [ON-513]', () => {
    expect(limits.LEGACY_PAUSE_MS).toBe(2000);
  });

  test('an address has 130 characters, a city or state 25, a pincode 8, the name of a nominee 25 [ON-509]', () => {
    expect([limits.ADDRESS_MAX_LENGTH, limits.PLACE_MAX_LENGTH, limits.PINCODE_MAX_LENGTH]).toEqual([130, 25, 8]);
    expect(limits.NOMINEE_NAME_MAX_LENGTH).toBe(25);
  });

  test('the bank stage accepts 25 and 13 characters, the list of accounts 13 and 11 [ON-510]', () => {
    const { stage, list } = limits.BANK_FORM_LIMITS;
    expect([stage.accountNumber.max, stage.ifsc.max]).toEqual([25, 13]);
    expect([list.accountNumber.max, list.ifsc.max]).toEqual([13, 11]);
  });

  test('in 2026 the birth years are 2008 back to 1936 [ON-512]', () => {
    const latest = 2026 - limits.MINIMUM_AGE;
    expect([latest, latest - limits.BIRTH_YEAR_SPAN]).toEqual([2008, 1936]);
  });

  test('the header of the order list is fixed after 140 pixels', () => {
    expect(limits.ORDER_LIST_SCROLL_THRESHOLD_PX).toBe(140);
  });

  test('a new password has letters, digits and @ alone, from the first character to the last [ON-507]', () => {
    const passwords = ['', 'Abc@123', 'abc 123', ' abc123', 'abc123!', '!!!'];
    expect(passwords.map((password) => limits.NEW_PASSWORD_PATTERN.test(password))).toEqual([
      true,
      true,
      false,
      false,
      false,
      false,
    ]);
  });

  test('a file has at most 5 MiB, a request 16 MiB, a stored notice 32 KiB and an HTML text 64 KiB', () => {
    expect([limits.FILE_MAX_BYTES, limits.REQUEST_MAX_BYTES]).toEqual([5_242_880, 16_777_216]);
    expect([limits.NOTICE_MAX_LENGTH, limits.HTML_MAX_BYTES]).toEqual([32_768, 65_536]);
  });
});
