import { drawPicture, createNonPicture, WRONG_TYPE_TEXT } from '../../testing/pictures.ts';
import {
  button,
  closeAlert,
  expect,
  field,
  waitForPath,
  page,
  READY,
  test,
  visit,
  type Network,
} from '../../testing/app-test.tsx';
import { newMandateRadio } from '../../testing/steps/mandates.ts';
import {
  askForSipCode,
  changeMandateButton,
  createSipState,
  confirmSip,
  firstSipDay,
  fetchSipCount,
  reviewSipButton,
  showAllMandates,
  settleSipNominee,
} from '../../testing/steps/sip.ts';

/** Persona with mandates in every state and forms of every length. */
const WITH_EVERYTHING = '9000000101';
const mandateCard = (id: RegExp | string) => page.getByRole('article', { name: id });
const mainRegion = () => page.getByRole('main');

interface AccountListAnswer {
  readonly result: {
    readonly customer_bank_list: readonly { readonly is_primary: boolean; readonly beneficiary_account_no: string }[];
  };
}

interface PendingListAnswer {
  readonly result: { readonly customer_pending_mandate_list: readonly { readonly mandate_id: string }[] };
}

interface StatisticsAnswer {
  readonly sip_order_terms: readonly (Readonly<Record<string, unknown>> & { readonly sip_frequency: string })[];
}

/** Opens the step, and returns the fields of the order that the provider offers for the selected one. */
async function openSipMandateStep(network: Network): Promise<Readonly<Record<string, unknown>>> {
  const statistics = network.captureAnswer<StatisticsAnswer>('master/scheme/statistics');
  visit('/sipCheckout', createSipState());
  await settleSipNominee();
  await expect.element(newMandateRadio().or(changeMandateButton()).first()).toBeVisible();
  const order = (await statistics).sip_order_terms.find(({ sip_frequency }) => sip_frequency === 'MONTHLY');
  if (order === undefined) throw new Error('The provider offers no monthly SIP.');
  return order;
}

test('a mandate is registered, signed and uploaded within the checkout, is approved, and pays the SIP [DO-301 DO-303 DO-304 DO-305 DO-306 DO-307 DO-308 DO-312 DO-324 DO-414 DO-415 DO-417 DO-458 OM-210 OM-211 OM-212 OM-213 OM-215 OM-216 OM-217 OM-218]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  const lists = network.captureAnswer<AccountListAnswer>('master/bankaccountlist');
  const order = await openSipMandateStep(network);
  const primary = (await lists).result.customer_bank_list.find(({ is_primary }) => is_primary);
  await expect.element(page.getByRole('radio', { name: /^One of your mandates/ })).not.toBeChecked();
  await expect.element(newMandateRadio()).toBeChecked();

  const limit = field('Debit limit');
  await expect.element(limit).toHaveValue('25000');
  const offered = [...(limit.element() as HTMLSelectElement).options].map(({ value }) => value);
  expect(offered).toEqual(['10000', '25000', '50000', '75000', '100000']);
  await button('Register Mandate').click();
  const title = page.getByRole('heading', { name: /^Sign the form for mandate M\d+$/ });
  await expect.element(title).toBeVisible();
  const id = title.element().textContent.replace(/^.* /, '');

  const [registration] = network.callsTo('xsip/mandate/register');
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
    start_date: firstSipDay(),
  });
  await expect.element(page.getByRole('link', { name: 'Download' }).last()).toHaveAttribute('download', `${id}.pdf`);
  expect(network.callsTo('master/nachmandate').map(({ body }) => body)).toEqual([{ ...order, mandate_id: id }]);
  const slot = field('Signed form');
  const upload = 'validation/nachmandate/upload';
  await slot.upload(createNonPicture(`${id}.gif`, 'image/gif'));
  await expect.element(page.getByText(WRONG_TYPE_TEXT)).toBeVisible();
  await slot.upload(await drawPicture('other.png'));
  await expect.element(button('Upload')).toBeDisabled();
  expect(network.callsTo(upload)).toEqual([]);
  await slot.upload(await drawPicture(`${id}.png`));
  await button('Upload').click();
  await expect.element(mandateCard(`Mandate ${id}`)).toMatchTextContent('Under process for bank approval');
  const parts = network.callsTo(upload)[0]?.parts ?? [];
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
  await expect.poll(() => network.callsTo('validation/nachmandate/status')).toHaveLength(1);
  await refresh.click();
  await expect.element(mandateCard(`Mandate ${id}`)).toMatchTextContent('Approved');
  await expect.element(refresh).not.toBeInTheDocument();
  expect(network.callsTo('validation/nachmandate/status').map(({ body }) => body)).toEqual([
    { ...order, mandate_id: id },
    { ...order, mandate_id: id },
  ]);

  await reviewSipButton().click();
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  expect(network.callsTo('xsip/create')[0]?.body['client_info']).toMatchObject({ mandate_id: id });
  expect(await fetchSipCount(investor)).toBe(1);
});

test('a pending mandate is cancelled by its id and the selected order after a confirmation [DO-418 OM-219]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  const order = await openSipMandateStep(network);
  await showAllMandates();
  await button('Cancel Mandate M1004').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate', exact: true }).click();
  await expect.element(mandateCard('Mandate M1004')).not.toBeInTheDocument();
  expect(network.callsTo('validation/nachmandate/cancel').map(({ body }) => body)).toEqual([
    { ...order, mandate_id: 'M1004' },
  ]);
  await page.getByText('3 mandates cannot be used').click();
  await expect.element(mandateCard('Mandate M1004')).toMatchTextContent('Cancelled');
});

test('a ticked pending mandate is the one whose form is fetched and uploaded [DO-310]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  const pending = network.captureAnswer<PendingListAnswer>('master/bankaccountlist');
  const order = await openSipMandateStep(network);
  const ids = (await pending).result.customer_pending_mandate_list.map(({ mandate_id }) => mandate_id);
  expect(ids).toContain('M1004');
  await showAllMandates();
  const tick = mandateCard('Mandate M1004').getByRole('checkbox');
  await expect.element(tick).not.toBeChecked();
  await tick.click();
  await expect.element(tick).toBeChecked();
  await button('Sign and upload the form for mandate M1004').click();
  const slot = field('Signed form');
  await slot.upload(await drawPicture('M1004.png'));
  await button('Upload').click();
  await expect.poll(() => network.callsTo('validation/nachmandate/upload')).toHaveLength(1);
  expect(network.callsTo('master/nachmandate').map(({ body }) => body)).toEqual([{ ...order, mandate_id: 'M1004' }]);
  const parts = network.callsTo('validation/nachmandate/upload')[0]?.parts ?? [];
  expect(Object.fromEntries(parts.map(({ name, text }) => [name, text]))).toMatchObject({ mandateId: 'M1004' });
});

test('a form that the bank rejected is uploaded again in a dialog [DO-314 OM-220]', async ({ investor, network }) => {
  await investor.signIn(WITH_EVERYTHING);
  await openSipMandateStep(network);
  await showAllMandates();
  await expect.element(page.getByRole('button', { name: /^Re-Upload/ })).toHaveLength(1);
  await page.getByRole('button', { name: /^Re-Upload .* M1006$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Re-Upload' });
  await dialog.getByLabelText('Signed form').upload(await drawPicture('M1006.jpeg'));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(mandateCard('Mandate M1006')).toMatchTextContent('Under process for bank approval');
  expect(network.callsTo('validation/nachmandate/upload')).toHaveLength(1);
});

test('a form of 255 characters is not offered, a form of 256 characters is [DO-322 DO-414 OM-213 OM-214 OM-276]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  for (const [id, isOffered] of [
    ['M0255', false],
    ['M0256', true],
  ] as const) {
    visit('/mandateList');
    await button(`Sign and upload the form for mandate ${id}`).click();
    await expect.element(field('Signed form')).toBeInTheDocument();
    await expect.element(mainRegion().getByText(/^The form is not available yet/)).toHaveLength(isOffered ? 0 : 1);
    await expect.element(mainRegion().getByText('NACH form')).toHaveLength(isOffered ? 1 : 0);
  }
  expect(network.callsTo('master/nachmandate').map(({ body }) => body)).toEqual([
    { mandate_id: 'M0255' },
    { mandate_id: 'M0256' },
  ]);
});

const cancelPendingMandate = async () => {
  await button('Cancel Mandate M1004').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate', exact: true }).click();
};
const uploadSignedForm = async () => {
  await button('Sign and upload the form for mandate M1004').click();
  await field('Signed form').upload(await drawPicture('M1004.png'));
  await button('Upload').click();
};
const mandateActions = {
  listBankAccounts: () => {
    visit('/mandateList');
    return Promise.resolve();
  },
  refreshMandate: () => button('Refresh mandate M1004').click(),
  cancelMandate: cancelPendingMandate,
  uploadMandate: uploadSignedForm,
} as const;

for (const [operation, ask] of Object.entries(mandateActions))
  test(`another code of ${operation} shows an alert with its text and ends loading [DO-323 DO-441]`, async ({
    investor,
  }) => {
    await investor.signIn(WITH_EVERYTHING);
    visit('/mandateList');
    await expect.element(button('Refresh mandate M1004')).toBeVisible();
    await investor.sandbox.injectFault({
      operation,
      kind: 'code',
      value: { code: '020', messageText: 'Not on this day.' },
    });
    await ask();
    await closeAlert('Not on this day.');
    await expect.element(mainRegion().getByText('Not on this day.')).toBeVisible();
    expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0);
  });
