import { i18n } from '@folioflow/flows/testing/texts';
import { chooseFile, press, pressTwice } from '@folioflow/wiring/testing/gestures';
import { button, expect, field, page, test, visit } from '../testing/app-test.tsx';
import { drawPicture } from '../testing/pictures.ts';
import { chooseCheque, confirmBankButton, openBank, verifyAccount } from '../testing/steps/bank.ts';
import {
  emailCodeField,
  mobileCodeField,
  redemptionCount,
  requestRedemptionCodesButton,
  startRedemption,
} from '../testing/steps/redemption.ts';
import { AT_BANK, bankPaths } from '../testing/test-data.ts';

const WITH_ORDERS = '9000000101';
/** A mandate that awaits its signed form. */
const REGISTERED_MANDATE = 'M1004';

test('a double press sends one cheque', async ({ investor, network }) => {
  await investor.signIn(AT_BANK);
  await openBank();
  await verifyAccount();
  await chooseCheque();
  pressTwice(button('Upload cheque'));
  await expect.element(confirmBankButton()).toBeVisible();
  expect(network.callsTo(bankPaths.cheque)).toHaveLength(1);
});

test('a double press sends one scan of a mandate', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  visit('/mandateList');
  const sign = page.getByRole('main').getByRole('button', {
    name: `Sign and upload the form for mandate ${REGISTERED_MANDATE}`,
    exact: true,
  });
  await press(sign);
  await chooseFile(field('Signed form'), await drawPicture(`${REGISTERED_MANDATE}.png`));
  await expect.element(button('Upload')).toBeEnabled();
  pressTwice(button('Upload'));
  await expect
    .element(page.getByRole('article', { name: `Mandate ${REGISTERED_MANDATE}` }))
    .toMatchTextContent('Under process for bank approval');
  expect(network.callsTo('validation/nachmandate/upload')).toHaveLength(1);
});

test('a double press redeems all units of an order once', async ({ investor, network }) => {
  await investor.signIn(WITH_ORDERS);
  await startRedemption(network);
  await press(page.getByRole('checkbox', { name: i18n._('redemption.whole') }));
  await press(requestRedemptionCodesButton());
  await mobileCodeField().fill('123456');
  await emailCodeField().fill('654321');
  const { rows: before } = await investor.sandbox.effects();
  const confirm = button(i18n._('redemption.codes.confirm'));
  await expect.element(confirm).toBeEnabled();
  pressTwice(confirm);
  await expect.element(mobileCodeField()).toHaveLength(0);
  await network.waitUntilQuiet();
  const { rows: after } = await investor.sandbox.effects();
  expect(redemptionCount(after) - redemptionCount(before)).toBe(1);
  expect(network.callsTo('order/modify')).toHaveLength(1);
});
