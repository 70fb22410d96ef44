import { describe, expect, test } from 'vitest';
import { type Fields, parseFields, isFields } from '../../kit/json.ts';
import { benchPerTest, newSubmissionKey, SANDBOX_ORIGIN } from '../../testing/bench.ts';
import { JPEG, PNG } from '../../testing/documents.ts';
import { createValidOrder, requestTwoFactorId } from '../../testing/journeys.ts';

const on = benchPerTest();

const GOOD_NAME = 'NOMINEE_OPTING_OUT_DECLARATION_ABC123';

const noNominee = { id: 'none', name: '', relationship: '', poi: '', is_selected: false };

const uploadDeclaration = async (token: string, file: File): Promise<Fields> => {
  const form = new FormData();
  form.set('file', file);
  form.set('id_type', 'no-nominee');
  form.set('imageName', file.name);
  form.set('imageType', file.type);
  form.set('nominee_information', JSON.stringify(noNominee));
  const request = new Request(`${SANDBOX_ORIGIN}/api/v1/validation/nominee/upload`, {
    method: 'POST',
    headers: { 'bb-access-token': token },
    body: form,
  });
  return parseFields(await (await on.sandbox.fetch(request)).text());
};

const createDeclarationFile = (name: string, type = 'image/png', bytes = PNG) => new File([bytes], name, { type });

describe('the declaration against a nominee', () => {
  test.each([
    createDeclarationFile(`${GOOD_NAME}.png`),
    createDeclarationFile(`${GOOD_NAME.toLowerCase()}.PNG`),
    createDeclarationFile(`${GOOD_NAME}.jpg`, 'image/jpeg', JPEG),
    createDeclarationFile(`${GOOD_NAME}.jpeg`, 'image/jpeg', JPEG),
  ])('is registered from the scan $name', async (scan) => {
    const answer = await uploadDeclaration(await on.token('9000000113'), scan);
    expect(answer).toMatchObject({
      code: '000',
      state_parameters: { is_no_nominee_registered: true, nominee_list: [] },
    });
  });

  test.each<[string, File]>([
    ['another name', createDeclarationFile('scan.png')],
    ['the name of another client', createDeclarationFile('NOMINEE_OPTING_OUT_DECLARATION_FF000100.png')],
    ['another kind of file', createDeclarationFile(`${GOOD_NAME}.gif`, 'image/gif')],
    ['bytes that are no image', createDeclarationFile(`${GOOD_NAME}.png`, 'image/png', new Uint8Array([1, 2, 3, 4]))],
    ['bytes of another kind', createDeclarationFile(`${GOOD_NAME}.png`, 'image/png', JPEG)],
    ['more than 5 MiB', createDeclarationFile(`${GOOD_NAME}.png`, 'image/png', new Uint8Array(5 * 1024 * 1024 + 1))],
  ])('is refused for %s', async (_what, scan) => {
    const token = await on.token('9000000113');
    expect((await uploadDeclaration(token, scan))['code']).toBe('051');
    const list = await on.ask('/master/nomineelist', { scheme_name: '', scheme_code: 'SC01' }, { token });
    expect(list['is_no_nominee_registered']).toBe(false);
  });

  test('is refused with the required file name', async () => {
    expect(await uploadDeclaration(await on.token('9000000113'), createDeclarationFile('scan.png'))).toMatchObject({
      messageText: 'Upload file name should be NOMINEE_OPTING_OUT_DECLARATION_ABC123.png only',
    });
  });

  test('is refused while the switch declaration is set to reject', async () => {
    await on.control('/switches', { declaration: 'reject' });
    expect(
      (await uploadDeclaration(await on.token('9000000113'), createDeclarationFile(`${GOOD_NAME}.png`)))['code'],
    ).toBe('051');
  });

  test('permits an order without a nominee', async () => {
    const token = await on.token('9000000113');
    await uploadDeclaration(token, createDeclarationFile(`${GOOD_NAME}.png`));
    const body = await createValidOrder(on, token);
    Object.assign(body.client_info, { nominee_option: 'none', nominee_id: 'none' });
    expect((await on.ask('/order/create', body, { token, method: 'PUT', key: newSubmissionKey() }))['code']).toBe(
      '000',
    );
  });

  test('requires a multipart body', async () => {
    const token = await on.token('9000000113');
    expect((await on.response('/validation/nominee/upload', {}, { token })).status).toBe(415);
    const broken = new Request(`${SANDBOX_ORIGIN}/api/v1/validation/nominee/upload`, {
      method: 'POST',
      headers: { 'bb-access-token': token, 'content-type': 'multipart/form-data; boundary=x' },
      body: 'no parts at all',
    });
    expect((await on.sandbox.fetch(broken)).status).toBe(400);
  });
});

describe('confirming a nominee by two codes', () => {
  const confirmNominee = (token: string, twofactor_token_id: string, mobile_otp: string, email_otp: string) =>
    on.ask(
      '/validation/nominee/2factor',
      { two_factor_authentication: { mobile_otp, email_otp, twofactor_token_id } },
      { token },
    );

  test('opens the checkout', async () => {
    const token = await on.token('9000000106');
    const id = await requestTwoFactorId(on, token, 'nominee update');
    const codes = [await on.codeFor('9000000106'), await on.codeFor('i106@sandbox.example')] as const;
    expect(await confirmNominee(token, id, ...codes)).toMatchObject({
      code: '000',
      result: { is_bse_nominee_verified: true },
      is_bse_nominee_verified: true,
      is_order_checkout_allowed: true,
      is_bse_client_code_approved: true,
      order_checkout_validation_message: '',
    });
  });

  test('requires both codes to be correct', async () => {
    const token = await on.token('9000000106');
    const id = await requestTwoFactorId(on, token, 'nominee update');
    expect((await confirmNominee(token, id, '123456', '111111'))['code']).toBe('031');
    expect((await confirmNominee(token, id, '111111', '654321'))['code']).toBe('031');
    expect((await confirmNominee(token, id, '123456', ''))['code']).toBe('031');
    const facts = await on.ask(
      '/master/scheme/statistics',
      { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' },
      { token },
    );
    expect(facts['is_bse_nominee_verified']).toBe(false);
    expect((await confirmNominee(token, id, '123456', '654321'))['code']).toBe('000');
  });
});

describe('the checkout flags of a scheme', () => {
  const readFlags = async (mobile: string) => {
    const token = await on.token(mobile);
    const chart = await on.ask(
      '/master/scheme/statistics',
      { param_isin: '', param_scheme_code: 'SC01', param_scheme_name: '' },
      { token },
    );
    return isFields(chart) ? chart : {};
  };

  test.each([
    ['9000000100', { is_order_checkout_allowed: true, is_pending_order: false, order_checkout_validation_message: '' }],
    [
      '9000000105',
      {
        is_order_checkout_allowed: false,
        is_kyc_esign_verified: false,
        order_checkout_validation_message: 'You can invest once your KYC is complete.',
        order_checkout_redirect_url: 'esignkycVerification',
      },
    ],
    [
      '9000000106',
      {
        is_order_checkout_allowed: false,
        is_bse_client_code_approved: true,
        is_bse_nominee_verified: false,
        order_checkout_validation_message: 'You can invest once your nominee is verified.',
        order_checkout_redirect_url: '',
      },
    ],
    ['9000000107', { is_order_checkout_allowed: true, is_pending_order: true }],
    [
      '9000000111',
      {
        is_order_checkout_allowed: false,
        is_kyc_esign_verified: true,
        is_bse_client_code_approved: false,
        order_checkout_validation_message: 'Your client code is awaiting approval',
        order_checkout_redirect_url: '',
      },
    ],
    ['9000000112', { is_order_checkout_allowed: false, order_checkout_redirect_url: 'signin' }],
    ['9000000113', { is_order_checkout_allowed: true, is_no_nominee_registered: false, client_code: 'ABC123' }],
  ])('are those of persona %s', async (mobile, flags) => {
    expect(await readFlags(mobile)).toMatchObject(flags);
  });
});
