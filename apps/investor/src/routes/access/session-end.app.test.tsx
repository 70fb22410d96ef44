import { expect, page, test, visit, waitForPath } from '../../testing/app-test.tsx';

const END_TEXT = 'You have signed in on another device.';
const sessionEnd = { code: '004', messageText: END_TEXT, navigateScreen: 'signin' };

test('the sign-in page shows the text of the answer that ended the session, as a text and once [ON-436 ON-437]', async ({
  investor,
  network,
}) => {
  await investor.signIn();
  network.answerWith('order/portfolio', sessionEnd);
  visit('/portfolio');
  await waitForPath(/\/signin\/$/);
  await expect.element(page.getByRole('main').getByText(END_TEXT)).toBeVisible();
  await expect.element(page.getByRole('alert').filter({ hasText: END_TEXT })).toHaveLength(0);
  await expect.element(page.getByRole('alertdialog')).toHaveLength(0);
  visit('/signin');
  await expect.element(page.getByRole('tab').first()).toBeVisible();
  await expect.element(page.getByText(END_TEXT)).toHaveLength(0);
});
