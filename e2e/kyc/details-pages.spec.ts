import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert } from './bank-steps.ts';
import {
  button,
  field,
  fillIncome,
  MARRIED,
  next,
  NOMINEE_VERIFIED,
  personalPaths,
  previous,
  SINGLE,
} from './personal-steps.ts';

const controls = ['Marital status', 'Email', 'Address', 'City', 'State', 'Pincode'];
const heading = (name: string) => ({ level: 1, name }) as const;

test('Detailed Information: six fields with their limits and messages, then the income @layout [ON-343 ON-346 ON-347 ON-348 ON-349 ON-350 ON-351 ON-352 ON-353]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(SINGLE);
  await page.goto('/personaldetails');
  await expect(page.getByRole('heading', heading('Detailed Information'))).toBeVisible();
  for (const name of controls) await expect(field(page, name)).toBeEnabled();
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(controls.length);

  await field(page, 'Address').fill('a'.repeat(131));
  await expect(field(page, 'Address')).toHaveValue('a'.repeat(130));
  for (const name of ['City', 'State']) {
    await field(page, name).fill('');
    await field(page, name).pressSequentially('N4avi M2');
    await expect(field(page, name)).toHaveValue('Navi M');
    await field(page, name).fill('a'.repeat(26));
    await expect(field(page, name)).toHaveValue('a'.repeat(25));
  }
  await field(page, 'Pincode').fill('4000a5');
  await expect(field(page, 'Pincode')).toHaveValue('40005');
  await field(page, 'Pincode').fill('123456789');
  await expect(field(page, 'Pincode')).toHaveValue('12345678');

  for (const [name, short, long, message] of [
    ['City', 'ab', 'abc', 'Enter valid city name'],
    ['State', 'ab', 'abc', 'Enter valid state name'],
    ['Pincode', '12', '123', 'Enter valid pin code'],
  ] as const) {
    await field(page, name).fill(short);
    await next(page).click();
    await expect(page.getByText(message)).toBeVisible();
    await expect(field(page, name)).toHaveAccessibleDescription(new RegExp(message));
    await field(page, name).fill(long);
    await expect(page.getByText(message)).toHaveCount(0);
  }
  expect(calls.to(personalPaths.save)).toEqual([]);

  await field(page, 'Address').fill('7 Station Road');
  await field(page, 'Email').fill('Asha@Home.example');
  for (const [label, value] of [
    ['Married', 'm'],
    ['Single', 's'],
  ] as const) {
    await field(page, 'Marital status').selectOption({ label });
    await next(page).dblclick();
    await expect(page).toHaveURL(/\/incomedetails\/$/);
    const [save] = calls.to(personalPaths.save).slice(-1);
    expect(save).toMatchObject({
      method: 'POST',
      body: {
        update_attribute: 'address',
        marital_status: value,
        email: 'asha@home.example',
        address_information: { address: '7 Station Road', city: 'abc', state: 'abc', pincode: '123' },
      },
    });
    await previous(page).click();
    await expect(page).toHaveURL(/\/personaldetails\/$/);
    await expect(field(page, 'Marital status')).toHaveValue(value);
    await expect(field(page, 'Email')).toHaveValue('asha@home.example');
  }
  expect(calls.to(personalPaths.save)).toHaveLength(2);
});

test('marital status that is not told is asked for [ON-345]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.route('**/api/v1/master/stageinfo', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { personal_information: object };
    const personal_information = { ...answer.personal_information, marital_status: '' };
    await route.fulfill({ response, json: { ...answer, personal_information } });
  });
  await page.goto('/personaldetails');
  await next(page).click();
  await expect(page.getByText('Please select Marital Status')).toBeVisible();
  await expect(field(page, 'Marital status')).toBeFocused();
  await expect(page).toHaveURL(/\/personaldetails$/);
});

test('a verified nominee closes Detailed Information; Next still leads on [ON-344]', async ({ page, investor }) => {
  const calls = providerCalls(page);
  await investor.signIn(NOMINEE_VERIFIED);
  await page.goto('/personaldetails');
  await expect(field(page, 'Address')).toBeVisible();
  for (const name of controls) await expect(field(page, name)).not.toBeEditable();
  await next(page).click();
  await expect(page).toHaveURL(/\/incomedetails\/$/);
  expect(calls.to(personalPaths.save)).toEqual([]);
});

test('Income Information: six required answers, then the documents @layout [ON-354 ON-355 ON-356 ON-357 ON-358 ON-359]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await page.goto('/personaldetails');
  await next(page).click();
  await expect(page.getByRole('heading', heading('Income Information'))).toBeVisible();
  for (const [name, first] of [
    ['Source of wealth', 'Salary'],
    ['Occupation', 'Business'],
    ['Annual income', 'Below 1 lakh'],
  ] as const) {
    await expect(field(page, name)).toHaveAttribute('required');
    await expect(field(page, name).getByRole('option', { name: first, exact: true })).toHaveCount(1);
  }
  const questions = page.getByRole('group');
  await expect(questions).toHaveCount(3);
  for (const radio of await page.getByRole('radio').all()) await expect(radio).toHaveAttribute('required');
  await next(page).click();
  for (const message of ['Please select Source of wealth', 'Please select Occupation', 'Please select annual income'])
    await expect(page.getByText(message)).toBeVisible();
  await expect(page.getByText('Please answer yes or no')).toHaveCount(3);
  await expect(page).toHaveURL(/\/incomedetails\/$/);
  await previous(page).click();
  await expect(page).toHaveURL(/\/personaldetails\/$/);
  await next(page).click();
  await expect(page.getByRole('heading', heading('Income Information'))).toBeVisible();
  await fillIncome(page);
  for (const [place, answer] of (['No', 'Yes', 'No'] as const).entries()) {
    await next(page).click();
    await expect(page).toHaveURL(/\/incomedetails\/$/);
    await questions.nth(place).getByRole('radio', { name: answer }).check();
  }
  await next(page).dblclick();
  await expect(page).toHaveURL(/\/documentsupload\/$/);
  const saves = calls.to(personalPaths.save).filter(({ body }) => body['update_attribute'] === 'income');
  expect(saves).toHaveLength(1);
  expect(saves[0]?.body).toMatchObject({
    source_of_wealth: 'src01',
    occupation: 'occ02',
    annual_income: 'inc33',
    is_income_outside_india: false,
    is_political_india: true,
    is_political_foreign: false,
  });
});

test('a refused save stays on the page with its text, and nothing is lost', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.goto('/personaldetails');
  await field(page, 'Address').fill('7 Station Road');
  await investor.sandbox.fault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '051', messageText: 'This address is not known.' },
  });
  await next(page).click();
  await closeAlert(page, 'This address is not known.');
  await expect(page.getByRole('main').getByText('This address is not known.')).toBeVisible();
  await expect(field(page, 'Address')).toHaveValue('7 Station Road');
  await button(page, 'Next').click();
  await expect(page).toHaveURL(/\/incomedetails\/$/);
});
