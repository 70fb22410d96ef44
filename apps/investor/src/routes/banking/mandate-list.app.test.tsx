import { button, expect, field, page, test, visit } from '../../testing/app-test.tsx';
import { accountPaths, openAccounts } from '../../testing/steps/accounts.ts';
import { newMandateButton, registerMandateButton } from '../../testing/steps/mandates.ts';

const WITH_EVERYTHING = '9000000101';
const NO_MANDATE = '9000000104';
const mainRegion = () => page.getByRole('main');

test('both addresses open the mandates, each with a text for its state [OM-025 ON-075 ON-077]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  for (const path of ['/mandateList', '/bankAutopay']) {
    visit(path);
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mandate List');
    await expect.element(mainRegion()).toMatchTextContent('M1001');
    await expect.element(mainRegion()).toMatchTextContent('M1004');
    await expect.element(mainRegion()).toMatchTextContent('Under process for bank approval');
    await expect.element(mainRegion()).toMatchTextContent('₹20,000');
  }
  expect(network.callsTo(accountPaths.list).map(({ body }) => body)).toEqual([{}, {}]);
});

test('the mandates are listed under the primary account, and a new mandate leads to its form and upload [OM-207 OM-212 OM-213]', async ({
  investor,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  visit('/mandateList');
  await expect.element(mainRegion()).toMatchTextContent(/primary account 501000000101, Sandbox Bank/);
  await expect.element(page.getByRole('article', { name: 'Mandate M1001' })).toBeVisible();
  await newMandateButton().click();
  await registerMandateButton().click();
  await expect.element(page.getByRole('heading', { name: /^Sign the form for mandate M4\d+$/ })).toBeVisible();
  await expect.element(mainRegion().getByText('NACH form')).toBeVisible();
  await expect
    .element(page.getByRole('link', { name: 'Download' }))
    .toHaveAttribute('href', expect.stringMatching(/^blob:/));
  await expect.element(field('Signed form')).toBeInTheDocument();
});

test('a pending mandate is refreshed and cancelled by its id alone, because no order is selected [DO-417 DO-418 OM-218 OM-219]', async ({
  investor,
  network,
}) => {
  await investor.signIn(WITH_EVERYTHING);
  visit('/mandateList');
  await button('Refresh mandate M1004').click();
  await expect.poll(() => network.callsTo('validation/nachmandate/status')).toHaveLength(1);
  await button('Cancel Mandate M1004').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel Mandate', exact: true }).click();
  await expect.poll(() => network.callsTo('validation/nachmandate/cancel')).toHaveLength(1);
  for (const path of ['status', 'cancel'])
    expect(network.callsTo(`validation/nachmandate/${path}`).map(({ body }) => body)).toEqual([
      { mandate_id: 'M1004' },
    ]);
});

test('the menu leads to accounts, mandates and portfolio [OM-004]', async ({ investor }) => {
  await investor.signIn(WITH_EVERYTHING);
  visit('/schemeList');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: /^Banks/ }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Bank Account List');
  await page.getByRole('link', { name: 'Mandate List' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mandate List');
  await menu.getByRole('link', { name: 'Portfolio' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Portfolio');
});

test('an empty list of mandates shows a text [OM-208]', async ({ investor }) => {
  await investor.signIn(NO_MANDATE);
  visit('/mandateList');
  await expect.element(page.getByText('Your mandate list is empty. Kindly register new mandate.')).toBeVisible();
});

test('accounts and mandates lead to each other [OM-191]', async ({ investor }) => {
  await investor.signIn(WITH_EVERYTHING);
  await openAccounts();
  await page.getByRole('link', { name: 'Mandate List' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mandate List');
  await mainRegion().getByRole('link', { name: 'Bank accounts' }).click();
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Your Bank Account List');
});
