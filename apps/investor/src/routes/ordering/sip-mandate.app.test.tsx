import { drawnPicture, otherFile, wrongType } from '../../testing/pictures.ts';
import { button, closeAlert, expect, field, isAt, page, READY, test, visit } from '../../testing/app-test.tsx';
import { firstNominee } from '../../testing/steps/order.ts';
import { askForSipCode, askedSip, confirmSip, firstDay, sipsOf } from '../../testing/steps/sip.ts';

/** Mandates in every state, and of every length of a form. */
const WITH_EVERYTHING = '9000000101';
const mandate = (id: RegExp | string) => page.getByRole('article', { name: id });
const main = () => page.getByRole('main');

interface AccountLists {
  readonly result: {
    readonly customer_bank_list: readonly { readonly is_primary: boolean; readonly beneficiary_account_no: string }[];
  };
}

async function atMandateOfSip(): Promise<void> {
  visit('/sipCheckout', askedSip());
  await firstNominee().click();
  await expect.element(page.getByRole('radio', { name: /^A new mandate/ })).toBeVisible();
}

test('a mandate is registered, signed and sent within the checkout, approved, and pays the SIP [DO-301 DO-303 DO-304 DO-305 DO-306 DO-307 DO-308 DO-312 DO-324 DO-414 DO-415 DO-417 DO-458 OM-210 OM-211 OM-212 OM-213 OM-215 OM-216 OM-217 OM-218]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  const lists = network.answerTo<AccountLists>('master/bankaccountlist');
  await atMandateOfSip();
  const primary = (await lists).result.customer_bank_list.find(({ is_primary }) => is_primary);
  await expect.element(page.getByRole('radio', { name: /^One of your mandates/ })).toBeChecked();
  await page.getByRole('radio', { name: /^A new mandate/ }).click();

  const limit = field('Debit limit');
  await expect.element(limit).toHaveValue('25000');
  const offered = [...(limit.element() as HTMLSelectElement).options].map(({ value }) => value);
  expect(offered).toEqual(['10000', '25000', '50000', '75000', '100000']);
  await button('Register Mandate').click();
  const title = page.getByRole('heading', { name: /^Sign the form of mandate M\d+$/ });
  await expect.element(title).toBeVisible();
  const id = title.element().textContent.replace(/^.* /, '');

  const [registration] = network.to('xsip/mandate/register');
  const sent = registration?.body['client_info'] as Record<string, unknown>;
  expect(registration?.method).toBe('PUT');
  expect(Object.keys(sent).sort()).toEqual([
    'account_holder_name',
    'account_no',
    'account_type',
    'bank_name',
    'branch_name',
    'debit_amount',
    'ifsc_code',
    'mandate_type',
    'request_mode',
    'sip_date',
    'start_date',
  ]);
  expect(sent).toMatchObject({
    account_no: primary?.beneficiary_account_no,
    debit_amount: 25_000,
    mandate_type: 'X',
    request_mode: 'web',
    sip_date: 5,
    start_date: firstDay(),
  });
  await expect.element(page.getByRole('link', { name: 'Download' }).last()).toHaveAttribute('download', `${id}.pdf`);
  expect(network.to('master/nachmandate').map(({ body }) => body)).toEqual([{ mandate_id: id }]);
  const slot = field('Signed form');
  const upload = 'validation/nachmandate/upload';
  await slot.upload(otherFile(`${id}.gif`, 'image/gif'));
  await expect.element(page.getByText(wrongType)).toBeVisible();
  await slot.upload(await drawnPicture('other.png'));
  await expect.element(button('Upload')).toBeDisabled();
  expect(network.to(upload)).toEqual([]);
  await slot.upload(await drawnPicture(`${id}.png`));
  await button('Upload').click();
  await expect.element(mandate(`Mandate ${id}`)).toMatchTextContent('Under process for bank approval');
  const parts = network.to(upload)[0]?.parts ?? [];
  expect(parts.map(({ name }) => name).sort()).toEqual([
    'id_type',
    'imageName',
    'imageType',
    'mandateId',
    'mandateType',
    'pFileBytes',
    'upload_file',
  ]);
  expect(Object.fromEntries(parts.map(({ name, text }) => [name, text]))).toMatchObject({
    id_type: 'scanmandate',
    mandateId: id,
    mandateType: 'XSIP',
    imageName: `${id}.png`,
    imageType: 'image/png',
  });

  const refresh = page.getByRole('button', { name: `Refresh mandate ${id}` });
  await refresh.click();
  await expect.poll(() => network.to('validation/nachmandate/status')).toHaveLength(1);
  await refresh.click();
  await expect.element(mandate(`Mandate ${id}`)).toMatchTextContent('Approved');
  await expect.element(refresh).not.toBeInTheDocument();
  expect(network.to('validation/nachmandate/status').map(({ body }) => body)).toEqual([
    { mandate_id: id },
    { mandate_id: id },
  ]);

  await button('Review').click();
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  expect(network.to('xsip/create')[0]?.body['client_info']).toMatchObject({ mandate_id: id });
  expect(await sipsOf(investor)).toBe(1);
});

test('a pending mandate is cancelled after a question, by its id [DO-418 OM-219]', async ({ investor, network }) => {
  await investor.signIn(WITH_EVERYTHING);
  await atMandateOfSip();
  await button('Cancel Mandate M1004').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate', exact: true }).click();
  await expect.element(mandate('Mandate M1004')).not.toBeInTheDocument();
  expect(network.to('validation/nachmandate/cancel').map(({ body }) => body)).toEqual([{ mandate_id: 'M1004' }]);
  await page.getByText('3 mandates cannot be used').click();
  await expect.element(mandate('Mandate M1004')).toMatchTextContent('Cancelled');
});

test('a form that the bank did not take is signed again in a dialog of its own [DO-314 OM-220]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await atMandateOfSip();
  await expect.element(page.getByRole('button', { name: /^Re-Upload/ })).toHaveLength(1);
  await page.getByRole('button', { name: /^Re-Upload .* M1006$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Re-Upload' });
  await dialog.getByLabelText('Signed form').upload(await drawnPicture('M1006.jpeg'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(mandate('Mandate M1006')).toMatchTextContent('Under process for bank approval');
  expect(network.to('validation/nachmandate/upload')).toHaveLength(1);
});

test('a form of 255 characters is none, one of 256 is offered [DO-322 OM-214 OM-276]', async ({ investor }) => {
  await investor.signIn(WITH_EVERYTHING);
  for (const [id, isOffered] of [
    ['M0255', false],
    ['M0256', true],
  ] as const) {
    visit('/mandateList');
    await button(`Form and upload of mandate ${id}`).click();
    await expect.element(field('Signed form')).toBeInTheDocument();
    await expect.element(main().getByText(/^The form is not available yet/)).toHaveLength(isOffered ? 0 : 1);
    await expect.element(main().getByText('NACH form')).toHaveLength(isOffered ? 1 : 0);
  }
});

test('a mandate says its limit, what is used and left, its account and its days, and where it stands [DO-318]', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  await atMandateOfSip();
  const card = mandate('Mandate M1001');
  for (const text of ['₹20,000.00', '₹5,000.00 of ₹25,000.00 used', '501000000101', 'Savings, SBOX0000001', 'Approved'])
    await expect.element(card).toMatchTextContent(text);
  await expect.element(card).toMatchTextContent(/\d+ \w{3} \d{4} to \d+ \w{3} \d{4}/);
});

const cancel = async () => {
  await button('Cancel Mandate M1004').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate', exact: true }).click();
};
const sendScan = async () => {
  await button('Form and upload of mandate M1004').click();
  await field('Signed form').upload(await drawnPicture('M1004.png'));
  await button('Upload').click();
};
const asked = {
  listBankAccounts: () => {
    visit('/mandateList');
    return Promise.resolve();
  },
  refreshMandate: () => button('Refresh mandate M1004').click(),
  cancelMandate: cancel,
  uploadMandate: sendScan,
} as const;

for (const [operation, ask] of Object.entries(asked))
  test(`another code of ${operation} is an alert with its words, and nothing waits any more [DO-323 DO-441]`, async ({
    investor,
  }) => {
    await investor.signIn(WITH_EVERYTHING);
    visit('/mandateList');
    await expect.element(button('Refresh mandate M1004')).toBeVisible();
    await investor.sandbox.fault({ operation, kind: 'code', value: { code: '020', messageText: 'Not on this day.' } });
    await ask();
    await closeAlert('Not on this day.');
    await expect.element(main().getByText('Not on this day.')).toBeVisible();
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });
