import { expect, page, test, visit, type Network } from '../../testing/app-test.tsx';
import { storedValues } from '../../testing/steps/access.ts';

const STATUS = 'Account Activation Status: Your Account activated successfully';
const activationPath = 'user/verifyaccount';
test('the id of the link is posted once, as the token of the call [ON-037 ON-413 ON-414 ON-476]', async ({
  network,
}) => {
  visit('/accountactivation/activation-4711');
  await expect.element(page.getByText(STATUS, { exact: true })).toBeVisible();
  await expect.poll(() => network.calls.map((call) => call.path)).toEqual([activationPath]);
  const [call] = network.callsTo(activationPath);
  expect([call?.method, call?.headers['bb-access-token'], call?.headers['content-type']]).toEqual([
    'POST',
    'activation-4711',
    expect.stringMatching(/^application\/json/),
  ]);
  expect(call?.body).toEqual({});
  expect(location.pathname).toBe('/accountactivation/activation-4711');
});

const answers: readonly { what: string; prepare: (network: Network) => void }[] = [
  { what: '000', prepare: (network) => network.answerWith(activationPath, { code: '000', messageText: 'Done' }) },
  {
    what: '001',
    prepare: (network) => network.answerWith(activationPath, { code: '001', messageText: 'No such link' }),
  },
  { what: '500', prepare: (network) => network.answerWith(activationPath, { errors: [{ msg: 'Broken' }] }, 500) },
  { what: 'nothing', prepare: (network) => network.dropNextCall(activationPath) },
];
for (const { what, prepare } of answers) {
  test(`the page shows only the same status when the provider answers ${what} [ON-415]`, async ({ network }) => {
    prepare(network);
    visit('/accountactivation/any');
    await expect.poll(() => network.callsTo(activationPath)).toHaveLength(1);
    await network.waitUntilQuiet();
    await expect.element(page.getByText(STATUS, { exact: true })).toBeVisible();
    await expect.element(page.getByText('If you cannot sign in, contact the Helpdesk.')).toBeVisible();
    await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
    await expect.element(page.getByText(/Done|No such link|Broken/)).toHaveLength(0);
  });
}

test('an answer with a token and a screen changes neither storage nor address [ON-416 ON-417]', async ({
  network,
  investor,
}) => {
  network.answerWith(activationPath, {
    code: '003',
    messageText: '',
    token_id: 'another',
    erase_token_id: 'yes',
    navigateScreen: 'signin',
  });
  await investor.signIn();
  const before = storedValues();
  visit('/accountactivation/activation-4712');
  await expect.poll(() => network.callsTo(activationPath)).toHaveLength(1);
  await network.waitUntilQuiet();
  await expect.element(page.getByText(STATUS, { exact: true })).toBeVisible();
  expect(storedValues()).toEqual(before);
  expect(before['token']).not.toBe('activation-4712');
  expect(location.pathname).toBe('/accountactivation/activation-4712');
  visit('/settings');
  await expect.element(page.getByRole('banner').getByRole('button')).toHaveLength(1);
});
