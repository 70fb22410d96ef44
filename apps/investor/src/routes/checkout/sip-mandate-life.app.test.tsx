import { button, expect, field, waitForPath, page, READY, test, visit } from '../../testing/app-test.tsx';
import { newMandateRadio, registerMandateButton } from '../../testing/steps/mandates.ts';
import { orderCodeField } from '../../testing/steps/order.ts';
import {
  askForSipCode,
  createSipState,
  confirmSip,
  firstSipDay,
  fetchSipCount,
  reviewSipButton,
  settleSipNominee,
} from '../../testing/steps/sip.ts';
import { drawPicture } from '../../testing/pictures.ts';

/** Scheme with a SIP that is paid by hand; it has one frequency and one option. */
const schemeWithoutMandate = { code: 'SC06', isin: 'INFZZZ000060' };

test('a mandate that the bank rejects is signed again, approved, and pays a SIP, whose entries are preserved [DO-311 DO-312 DO-314]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  visit('/sipCheckout', createSipState());
  await settleSipNominee();
  await expect.element(newMandateRadio()).toBeChecked();
  await field('Debit limit').selectOptions('50000');
  await registerMandateButton().click();
  const title = page.getByRole('heading', { name: /^Sign the form for mandate M\d+$/ });
  await expect.element(title).toBeVisible();
  const id = title.element().textContent.replace(/^.* /, '');
  const card = page.getByRole('article', { name: `Mandate ${id}` });
  const refresh = page.getByRole('button', { name: `Refresh mandate ${id}` });
  await field('Signed form').upload(await drawPicture(`${id}.png`));
  await button('Upload').click();
  await expect.element(card).toMatchTextContent('Under process for bank approval');

  await refresh.click();
  await expect.element(card).toMatchTextContent('REJECTED BY BANK');
  await expect.element(page.getByRole('checkbox', { name: /^Use this mandate/ })).not.toBeChecked();
  await expect.element(reviewSipButton()).toBeDisabled();
  await page.getByRole('button', { name: /^Re-Upload/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Re-Upload' });
  await dialog.getByLabelText('Signed form').upload(await drawPicture(`${id}.jpeg`));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await refresh.click();
  await expect.element(card).toMatchTextContent('Approved');
  await expect.element(card).toMatchTextContent('₹50,000');
  await expect.element(refresh).not.toBeInTheDocument();

  await reviewSipButton().click();
  await askForSipCode();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  expect(network.callsTo('xsip/create')[0]?.body['client_info']).toMatchObject({ mandate_id: id });
  expect(network.callsTo('xsip/mandate/register')).toHaveLength(1);
  expect(await fetchSipCount(investor)).toBe(1);
});

test('a SIP without a mandate shows its note and is sent to its own path without a mandate [DO-328 DO-329 DO-330]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  const { selected_order } = createSipState();
  visit('/sipCheckout', {
    ...createSipState({
      scheme_code: schemeWithoutMandate.code,
      scheme_isin: schemeWithoutMandate.isin,
      sip_date_value: firstSipDay(),
    }),
    selected_order: { ...selected_order, scheme_code: schemeWithoutMandate.code, sip_type: 'sip' },
  });
  await settleSipNominee();
  await expect.element(page.getByText(/Payment is made physically/)).toBeVisible();
  await expect.element(page.getByText('Which mandate should pay?')).not.toBeInTheDocument();
  await reviewSipButton().click();
  await button('Confirm SIP Order').click();
  await expect.element(orderCodeField()).toBeVisible();
  await confirmSip();
  await waitForPath(/\/sipResponse\/?$/);
  const [call] = network.callsTo('sip/create');
  expect(call?.method).toBe('PUT');
  expect(call?.body).toMatchObject({ order_type: 'sip', client_info: { sip_type: 'sip', mandate_id: '' } });
  expect(network.callsTo('xsip/create')).toEqual([]);
  expect(await fetchSipCount(investor)).toBe(1);
});
