import * as v from 'valibot';
import { describe, expect, expectTypeOf, test } from 'vitest';
import * as contract from './index.ts';
import { personalInfo, stageInfo } from './fixtures/kyc.ts';

const envelope = { code: '000', messageText: '' };
const splitKeys = (text: string) => text.split(/[\s,]+/).filter((key) => key !== '');
const keysOf = (value: object) => Object.keys(value).toSorted();
const picture = (name: string, type: string) => new File(['x'], name, { type });

describe('shapes of the onboarding', () => {
  test('a stage answer is parsed with every documented field [ON-238]', () => {
    const answer: contract.StageResponse = v.parse(contract.stageResponseSchema, {
      ...envelope,
      ...stageInfo,
      navigateScreen: 'aadhaarVerification',
      state_parameters: stageInfo,
    });
    expect(answer).toEqual({
      ...envelope,
      ...stageInfo,
      navigateScreen: 'aadhaarVerification',
      state_parameters: stageInfo,
    });
    expect(keysOf(answer)).toEqual(
      expect.arrayContaining(
        splitKeys(
          `code messageText state_parameters is_verified is_stage_verified is_verify_enabled is_confirm_chk_enabled
           is_verified_editable navigateScreen personal_stage_verified bank_stage_verified esignkyc_stage_verified
           master_list id_information attachment_list config_digio`,
        ),
      ),
    );
    expect(keysOf(answer.master_list ?? {})).toEqual(expect.arrayContaining(['bank_account_type', 'bank_list']));
    expectTypeOf(answer.is_verified).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(answer.state_parameters?.is_verify_enabled).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(answer.login_stage).toEqualTypeOf<contract.StageName | undefined>();
    expectTypeOf<contract.GetStageInfoAnswer>().toEqualTypeOf<contract.StageResponse>();
    expectTypeOf<contract.VerifyStageAnswer>().toEqualTypeOf<contract.StageResponse>();
  });

  test('personal information has exactly these fields besides its groups [ON-342]', () => {
    const read = v.parse(contract.personalInfoSchema, personalInfo);
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
    expect(v.safeParse(contract.personalInfoSchema, { ...personalInfo, marital_status: 'w' }).success).toBe(false);
  });

  test('a PIN change contains the new PIN, its codes and its origin; the code is requested separately [ON-451]', () => {
    expectTypeOf<keyof contract.VerifyMpinRequest>().toEqualTypeOf<
      'login_role' | 'request_from' | 'request_mode' | 'pin_hint' | 'mobile_otp' | 'email_otp' | 'twofactor_token_id'
    >();
    expectTypeOf<contract.SendTwoFactorOtpRequest['login_role']>().toEqualTypeOf<'customer'>();
    expectTypeOf<
      contract.SendTwoFactorOtpRequest['client_info']['request_action']
    >().toEqualTypeOf<contract.RequestAction>();
    const { request } = contract.accessOperations.verifyMpin;
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

  test('the ID information has six lists of attribute and text, and the images of each document [ON-452]', () => {
    const read = v.parse(contract.idInformationSchema, stageInfo.id_information);
    expect(read).toEqual(stageInfo.id_information);
    for (const list of ['general', 'pan', 'aadhaar', 'bank', 'address', 'nominee'] as const) {
      expect(read[list]?.map(keysOf)).toEqual([['attribute', 'text']]);
    }
    for (const document of ['pan', 'aadhaar', 'bank', 'nominee'] as const) {
      expect(read[`${document}_attachment_list`]).not.toEqual([]);
      expect(read[`${document}_attachment_list`]).toBeDefined();
    }
    expectTypeOf(read.pan).toEqualTypeOf<contract.AttributeText[] | undefined>();
    expectTypeOf(read.is_dob_valid).toEqualTypeOf<boolean | undefined>();
    expectTypeOf(read.aadhaar_attachment_list).toEqualTypeOf<string[] | undefined>();
  });

  test('an address has six lines [ON-453]', () => {
    const read = v.parse(contract.addressInformationSchema, personalInfo.address_information);
    expect(read).toEqual(personalInfo.address_information);
    expectTypeOf<keyof contract.AddressInformation>().toEqualTypeOf<
      'address' | 'locality_or_post_office' | 'district_or_city' | 'city' | 'state' | 'pincode'
    >();
    expect(keysOf(read)).toEqual(
      splitKeys('address locality_or_post_office district_or_city city state pincode').toSorted(),
    );
  });

  test('the income step has three lists of options [ON-455]', () => {
    const { master_list } = v.parse(contract.stageInfoSchema, stageInfo);
    expect(master_list).toMatchObject({
      source_wealth: [{ value: 'Salary', label: 'Salary' }],
      occupation_list: [{ value: 'Service', label: 'Service' }],
      income_range: [{ value: '5-10 lakh', label: '5 to 10 lakh' }],
    });
    expectTypeOf(master_list?.source_wealth).toEqualTypeOf<contract.Option[] | undefined>();
    expectTypeOf(master_list?.occupation_list).toEqualTypeOf<contract.Option[] | undefined>();
    expectTypeOf(master_list?.income_range).toEqualTypeOf<contract.Option[] | undefined>();
  });

  test('the e-sign page has six lists with their images and the options of the widget [ON-456]', () => {
    const { id_information, digio_esign_parameters } = v.parse(contract.stageInfoSchema, stageInfo);
    const lists = ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'];
    expect(keysOf(id_information ?? {})).toEqual(
      expect.arrayContaining(lists.flatMap((list) => [list, `${list}_attachment_list`])),
    );
    expect(digio_esign_parameters).toEqual({
      digio_id: 'DID1',
      digio_email: 'asha@example.in',
      digio_configuration: { environment: 'sandbox', logo: '/logo.svg' },
    });
    expectTypeOf<contract.DigioEsignParameters['digio_id']>().toEqualTypeOf<string>();
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
    expect(v.parse(contract.stageResponseSchema, raw)).toEqual({
      ...raw,
      state_parameters: { ...raw.state_parameters, is_verified: true },
    });
  });

  test('the photograph is 1280 by 720 from the front camera at full quality, with a TIFF copy like the cheque [ON-514]', () => {
    expect(contract.PHOTO).toEqual({ width: 1280, height: 720, facingMode: 'user', quality: 1 });
    const files = [picture('photo.jpeg', 'image/jpeg'), picture('copy.tiff', 'image/tiff')];
    const photo = v.parse(contract.kycOperations.verifyPersonal.request, {
      ...contract.UPLOADS.photograph,
      verify_stage: 'personal',
      upload_file: files,
      personal_information: JSON.stringify(personalInfo),
    });
    const cheque = v.parse(contract.kycOperations.uploadCheque.request, {
      ...contract.UPLOADS.cheque,
      upload_addbank: files,
      is_master_update_required: 'true',
      bank_info: JSON.stringify(stageInfo.bank_info),
    });
    expect([photo.upload_file, cheque.upload_addbank]).toEqual([files, files]);
  });
});
