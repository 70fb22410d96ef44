import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as contract from './index.ts';
import * as schemas from './schemas.ts';
import { personalInfo, stageInfo } from './fixtures/kyc.ts';

const envelope = { code: '000', messageText: '' };
const splitKeys = (text: string) => text.split(/[\s,]+/).filter((key) => key !== '');
const keysOf = (value: object) => Object.keys(value).toSorted();
const picture = (name: string, type: string) => new File(['x'], name, { type });

describe('shapes of the onboarding', () => {
  test('personal information has exactly these fields besides its groups [ON-342]', () => {
    const read = v.parse(schemas.personalInfoSchema, personalInfo);
    expect(read).toEqual(personalInfo);
    const { address_information, nominee_information, is_bse_nominee_verified, two_factor_authentication, ...own } =
      read;
    expect([address_information, nominee_information, two_factor_authentication].every(Boolean)).toBe(true);
    expect(is_bse_nominee_verified).toBe(false);
    expect(keysOf(own)).toEqual(
      splitKeys(
        `pin email first_name last_name do_birth gender marital_status age occupation source_of_wealth annual_income
         is_income_outside_india is_political_india is_political_foreign`,
      ).toSorted(),
    );
    expectTypeOf(read.marital_status).toEqualTypeOf<'s' | 'm' | ''>();
    expectTypeOf(read.is_income_outside_india).toEqualTypeOf<boolean>();
    expectTypeOf(read.is_political_india).toEqualTypeOf<boolean>();
    expectTypeOf(read.is_political_foreign).toEqualTypeOf<boolean>();
    expect(v.safeParse(schemas.personalInfoSchema, { ...personalInfo, marital_status: 'w' }).success).toBe(false);
  });

  test('a PIN change contains the new PIN, its codes and its origin; the code is requested separately [ON-451]', () => {
    expectTypeOf<keyof contract.VerifyMpinRequest>().toEqualTypeOf<
      'login_role' | 'request_from' | 'request_mode' | 'pin_hint' | 'mobile_otp' | 'email_otp' | 'twofactor_token_id'
    >();
    expectTypeOf<contract.SendTwoFactorOtpRequest['login_role']>().toEqualTypeOf<'customer'>();
    expectTypeOf<
      contract.SendTwoFactorOtpRequest['client_info']['request_action']
    >().toEqualTypeOf<contract.RequestAction>();
    const { request } = schemas.accessOperations.verifyMpin;
    const change = {
      login_role: 'customer',
      request_from: 'pin',
      request_mode: 'verifypin',
      pin_hint: '4321',
      mobile_otp: '123456',
      email_otp: '',
      twofactor_token_id: 'two-1',
    };
    expect(v.parse(request, change)).toEqual(change);
    for (const field of Object.keys(change)) {
      const { [field as keyof typeof change]: _left, ...rest } = change;
      expect(v.safeParse(request, rest).success).toBe(false);
    }
  });

  test('fields of a stage have exact types', () => {
    expectTypeOf<contract.StageResponse['is_verified']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<contract.StageResponse['login_stage']>().toEqualTypeOf<contract.StageName | undefined>();
    expectTypeOf<contract.GetStageInfoAnswer>().toEqualTypeOf<contract.StageResponse>();
    expectTypeOf<contract.VerifyStageAnswer>().toEqualTypeOf<contract.StageResponse>();
    expectTypeOf<contract.IdInformation['pan']>().toEqualTypeOf<contract.AttributeText[] | undefined>();
    expectTypeOf<contract.IdInformation['is_dob_valid']>().toEqualTypeOf<boolean | undefined>();
    expectTypeOf<contract.IdInformation['aadhaar_attachment_list']>().toEqualTypeOf<string[] | undefined>();
    expectTypeOf<NonNullable<contract.StageInfo['master_list']>['source_wealth']>().toEqualTypeOf<
      contract.Option[] | undefined
    >();
    expectTypeOf<NonNullable<contract.DigioEsignParameters['digio_configuration']>>().toEqualTypeOf<{
      environment?: string | undefined;
      logo?: string | undefined;
    }>();
  });

  test('a stage answer may contain config_digio, attachment_list and unknown fields [ON-457]', () => {
    const raw = {
      ...envelope,
      config_digio: { environment: 'stage', colour: 'blue' },
      attachment_list: ['data:image/png;base64,aW1n'],
      of_the_future: { nested: [1, null] },
      state_parameters: { is_verified: 'Y', score: 7 },
    };
    expect(v.parse(schemas.stageResponseSchema, raw)).toEqual({
      ...raw,
      state_parameters: { ...raw.state_parameters, is_verified: true },
    });
  });

  test('the photograph is 1280 by 720 from the front camera at full quality, with a TIFF copy like the cheque [ON-514]', () => {
    expect(contract.PHOTO).toEqual({ width: 1280, height: 720, facingMode: 'user', quality: 1 });
    const files = [picture('photo.jpeg', 'image/jpeg'), picture('copy.tiff', 'image/tiff')];
    const photo = v.parse(schemas.kycOperations.verifyPersonal.request, {
      ...contract.UPLOADS.photograph,
      verify_stage: 'personal',
      upload_file: files,
      personal_information: JSON.stringify(personalInfo),
    });
    const cheque = v.parse(schemas.kycOperations.uploadCheque.request, {
      ...contract.UPLOADS.cheque,
      upload_addbank: files,
      is_master_update_required: 'true',
      bank_info: JSON.stringify(stageInfo.bank_info),
    });
    expect([photo.upload_file, cheque.upload_addbank]).toEqual([files, files]);
  });
});
