import { expect, page, replaceConfig, test, userEvent, waitForPath } from '../../testing/app-test.tsx';
import { askForCode, codeField } from '../../testing/steps/access.ts';
import { chooseNomineeAndAskForCode, invest, orderCodeField } from '../../testing/steps/order.ts';

const alertDialog = () => page.getByRole('alertdialog');

test('the last digit signs in; a wrong code is shown under its field, and the next code is submitted', async ({
  network,
  investor,
}) => {
  replaceConfig({ codeEntry: 'direct' });
  await askForCode(investor.mobile);
  const answer = network.captureAnswer<{ code: string; messageText: string }>('user/validateotp');
  await codeField().fill('111111');
  const { code, messageText } = await answer;
  expect(code).toBe('031');
  await expect.element(codeField()).toHaveAccessibleDescription(new RegExp(messageText.replace('.', '\\.')));
  await expect.element(codeField()).toHaveValue('');
  await expect.element(alertDialog()).not.toBeInTheDocument();
  await expect.element(codeField()).toHaveFocus();
  await userEvent.keyboard('123456{Enter}');
  await waitForPath(/\/verify-email\/$/);
  expect(network.callsTo('user/validateotp')).toHaveLength(2);
});

test('the last digit places one order', async ({ network, investor }) => {
  replaceConfig({ codeEntry: 'direct' });
  await investor.signIn();
  await invest('5000');
  await chooseNomineeAndAskForCode();
  await userEvent.type(orderCodeField(), '123456');
  await userEvent.keyboard('{Enter}');
  await waitForPath(/\/orderEditCheckout\/$/);
  expect(network.callsTo('order/create')).toHaveLength(1);
});
