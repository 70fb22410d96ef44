import { button, expect, field, isAt, page, READY, test, visit } from '../../testing/app-test.tsx';
import { firstNominee } from '../../testing/steps/order.ts';
import { askForSipCode, askedSip, confirmSip, firstDay, sipsOf } from '../../testing/steps/sip.ts';
import { drawnPicture } from '../../testing/pictures.ts';

/** Paid by hand; one frequency, one option. */
const byHand = { code: 'SC06', isin: 'INFZZZ000060' };

test('a mandate that the bank turns down is signed again, approved, and pays a SIP; nothing of the SIP is asked for twice [DO-311 DO-312 DO-314]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  visit('/sipCheckout', askedSip());
  await firstNominee().click();
  await page.getByRole('radio', { name: /^A new mandate/ }).click();
  await field('Debit limit').selectOptions('50000');
  await button('Register Mandate').click();
  const title = page.getByRole('heading', { name: /^Sign the form of mandate M\d+$/ });
  await expect.element(title).toBeVisible();
  const id = title.element().textContent.replace(/^.* /, '');
  const card = page.getByRole('article', { name: `Mandate ${id}` });
  const refresh = page.getByRole('button', { name: `Refresh mandate ${id}` });
  await field('Signed form').upload(await drawnPicture(`${id}.png`));
  await button('Upload').click();
  await expect.element(card).toMatchTextContent('Under process for bank approval');

  await refresh.click();
  await expect.element(card).toMatchTextContent('REJECTED BY BANK');
  await expect.element(page.getByRole('checkbox', { name: /^Use this mandate/ })).not.toBeChecked();
  await expect.element(button('Review')).toBeDisabled();
  await page.getByRole('button', { name: /^Re-Upload/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Re-Upload' });
  await dialog.getByLabelText('Signed form').upload(await drawnPicture(`${id}.jpeg`));
  await dialog.getByRole('button', { name: 'Upload', exact: true }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await refresh.click();
  await expect.element(card).toMatchTextContent('Approved');
  await expect.element(card).toMatchTextContent('₹50,000.00');
  await expect.element(refresh).not.toBeInTheDocument();

  await button('Review').click();
  await askForSipCode();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  expect(network.to('xsip/create')[0]?.body['client_info']).toMatchObject({ mandate_id: id });
  expect(network.to('xsip/mandate/register')).toHaveLength(1);
  expect(await sipsOf(investor)).toBe(1);
});

test('a SIP without a mandate is confirmed under its note, and goes to its own path without one [DO-328 DO-329 DO-330]', async ({
  investor,
  network,
}) => {
  await investor.signIn(READY);
  const { selected_order } = askedSip();
  visit('/sipCheckout', {
    ...askedSip({ scheme_code: byHand.code, scheme_isin: byHand.isin, sip_date_value: firstDay() }),
    selected_order: { ...selected_order, scheme_code: byHand.code, sip_type: 'sip' },
  });
  await firstNominee().click();
  await expect.element(page.getByText(/Payment is made physically/)).toBeVisible();
  await expect.element(page.getByText('Which mandate should pay?')).not.toBeInTheDocument();
  await button('Review').click();
  await button('Confirm Sip Order').click();
  await expect.element(field('OTP')).toBeVisible();
  await confirmSip();
  await isAt(/\/sipResponse\/?$/);
  const [call] = network.to('sip/create');
  expect(call?.method).toBe('PUT');
  expect(call?.body).toMatchObject({ order_type: 'sip', client_info: { sip_type: 'sip', mandate_id: '' } });
  expect(network.to('xsip/create')).toEqual([]);
  expect(await sipsOf(investor)).toBe(1);
});
