import type { PersonalInfo } from '@folioflow/api/contract';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { incomeOptionsOf, personalInfoOf } from './personal-info.ts';
import { savedPersonal } from '../parts/form/details-form/testing/sample-personal.ts';
import { openPersonalStage } from './testing/samples/sample-personal.ts';

/** The documented fields. The remaining groups hold address, nominee and lock. */
const documented = [
  'pin',
  'email',
  'first_name',
  'last_name',
  'do_birth',
  'gender',
  'marital_status',
  'age',
  'occupation',
  'source_of_wealth',
  'annual_income',
  'is_income_outside_india',
  'is_political_india',
  'is_political_foreign',
] as const;
type Groups = 'address_information' | 'nominee_information' | 'is_bse_nominee_verified' | 'two_factor_authentication';

describe('personalInfoOf', () => {
  test('has exactly the documented fields, three of them booleans, and marital status s or m [ON-342]', () => {
    expectTypeOf<Exclude<keyof PersonalInfo, Groups>>().toEqualTypeOf<(typeof documented)[number]>();
    expectTypeOf<Exclude<PersonalInfo['marital_status'], ''>>().toEqualTypeOf<'s' | 'm'>();
    expectTypeOf<
      PersonalInfo['is_income_outside_india' | 'is_political_india' | 'is_political_foreign']
    >().toEqualTypeOf<boolean>();
    const known = personalInfoOf({});
    expect(Object.keys(known).sort()).toEqual(
      [...documented, 'address_information', 'nominee_information', 'is_bse_nominee_verified'].sort(),
    );
    expect([known.is_income_outside_india, known.is_political_india, known.is_political_foreign]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('returns the data on record, blanks for the rest, and the field pin unchanged', () => {
    const known = personalInfoOf({ personal_information: { first_name: 'Asha', pin: 'as it came' } });
    expect(known).toMatchObject({ first_name: 'Asha', last_name: '', pin: 'as it came', age: '' });
    expect(known.nominee_information).toMatchObject({ id: '', name: '', attachment_id: '' });
  });

  test('drops the codes and the ticket of an earlier confirmation', () => {
    const two_factor_authentication = { mobile_otp: '1', email_otp: '2', twofactor_token_id: 'old' };
    const known = personalInfoOf({ personal_information: { ...savedPersonal, two_factor_authentication } });
    expect(JSON.stringify(known)).not.toContain('twofactor_token_id');
  });

  test.each([
    [{}, false],
    [{ is_bse_nominee_verified: true }, true],
    [{ personal_information: { is_bse_nominee_verified: true } }, true],
    [{ is_bse_nominee_verified: true, personal_information: { is_bse_nominee_verified: false } }, true],
  ])('%j locks the nominee: %j', (stage, isLocked) => {
    expect(personalInfoOf(stage).is_bse_nominee_verified).toBe(isLocked);
  });
});

test('the income questions offer the three lists of the provider, and none without them', () => {
  expect(incomeOptionsOf(openPersonalStage).occupation.map(({ label }) => label)).toEqual([
    'Private sector service',
    'Business',
  ]);
  expect(incomeOptionsOf({})).toEqual({ sourceOfWealth: [], occupation: [], annualIncome: [] });
});
