import { closeAlert, expect, field, waitForPath, page, test, userEvent, visit } from '../../testing/app-test.tsx';
import { queryMain, isEditable } from '@folioflow/wiring/testing/page';
import { MARRIED, SINGLE, NOMINEE_VERIFIED, personalPaths } from '../../testing/test-data.ts';
import { nextButton, previousButton, chooseIncome } from '../../testing/steps/personal.ts';

const controls = ['Marital status', 'Email', 'Address', 'City', 'State', 'Pincode'];
const heading = (name: string) => ({ level: 1, name }) as const;

test('Detailed Information has six fields with limits and messages and leads to the income [ON-343 ON-346 ON-347 ON-348 ON-349 ON-350 ON-351 ON-352 ON-353]', async ({
  network,
  investor,
}) => {
  await investor.signIn(SINGLE);
  visit('/personaldetails');
  await expect.element(page.getByRole('heading', heading('Detailed Information'))).toBeVisible();
  for (const name of controls) await expect.element(field(name)).toBeEnabled();
  await expect.poll(() => queryMain('input, select')).toHaveLength(controls.length);

  await userEvent.fill(field('Address'), 'a'.repeat(130));
  await userEvent.type(field('Address'), 'a');
  await expect.element(field('Address')).toHaveValue('a'.repeat(130));
  for (const name of ['City', 'State']) {
    await field(name).fill('');
    await userEvent.type(field(name), 'N4avi M2');
    await expect.element(field(name)).toHaveValue('Navi M');
    await field(name).fill('a'.repeat(25));
    await userEvent.type(field(name), 'a');
    await expect.element(field(name)).toHaveValue('a'.repeat(25));
  }
  await field('Pincode').fill('');
  await userEvent.type(field('Pincode'), '4000a5');
  await expect.element(field('Pincode')).toHaveValue('40005');
  await field('Pincode').fill('12345678');
  await userEvent.type(field('Pincode'), '9');
  await expect.element(field('Pincode')).toHaveValue('12345678');
  await field('Pincode').fill('PIN: 400050');
  await expect.element(field('Pincode')).toHaveValue('PIN: 400050');
  await expect.element(field('Pincode')).toHaveAccessibleDescription(/Enter valid pin code/);

  for (const [name, short, long, message] of [
    ['City', 'ab', 'abc', 'Enter valid city name'],
    ['State', 'ab', 'abc', 'Enter valid state name'],
    ['Pincode', '12', '123', 'Enter valid pin code'],
  ] as const) {
    await field(name).fill(short);
    await nextButton().click();
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field(name)).toHaveAccessibleDescription(new RegExp(message));
    await field(name).fill(long);
    await expect.element(page.getByText(message)).toHaveLength(0);
  }
  expect(network.callsTo(personalPaths.save)).toEqual([]);

  await field('Address').fill('7 Station Road');
  await field('Email').fill('Asha@Home.example');
  for (const [label, value] of [
    ['Married', 'm'],
    ['Single', 's'],
  ] as const) {
    await field('Marital status').selectOptions(label);
    await nextButton().dblClick();
    await waitForPath(/\/incomedetails\/$/);
    const [save] = network.callsTo(personalPaths.save).slice(-1);
    expect(save).toMatchObject({
      method: 'POST',
      body: {
        update_attribute: 'address',
        marital_status: value,
        email: 'asha@home.example',
        address_information: {
          address: '7 Station Road',
          city: 'abc',
          state: 'abc',
          pincode: '123',
        },
      },
    });
    await previousButton().click();
    await waitForPath(/\/personaldetails\/$/);
    await expect.element(field('Marital status')).toHaveValue(value);
    await expect.element(field('Email')).toHaveValue('asha@home.example');
  }
  expect(network.callsTo(personalPaths.save)).toHaveLength(2);
});

test('an empty marital status is required [ON-345]', async ({ network, investor }) => {
  await investor.signIn(MARRIED);
  network.rewriteAnswer(personalPaths.load, ({ personal_information: told, ...answer }) => ({
    ...answer,
    personal_information: { ...(told as object), marital_status: '' },
  }));
  visit('/personaldetails');
  await nextButton().click();
  await expect.element(page.getByText('Please select Marital Status')).toBeVisible();
  await expect.element(field('Marital status')).toHaveFocus();
  await waitForPath(/\/personaldetails$/);
});

test('a verified nominee disables Detailed Information, and Next still leads on [ON-344]', async ({
  network,
  investor,
}) => {
  await investor.signIn(NOMINEE_VERIFIED);
  visit('/personaldetails');
  await expect.element(field('Address')).toBeVisible();
  for (const name of controls) await expect.poll(() => isEditable(field(name))).toBe(false);
  await nextButton().click();
  await waitForPath(/\/incomedetails\/$/);
  expect(network.callsTo(personalPaths.save)).toEqual([]);
});

test('Income Information has six required answers and leads to the documents [ON-354 ON-355 ON-357 ON-358 ON-359]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  visit('/personaldetails');
  await nextButton().click();
  await expect.element(page.getByRole('heading', heading('Income Information'))).toBeVisible();
  for (const [name, first] of [
    ['Source of wealth', 'Salary'],
    ['Occupation', 'Business'],
    ['Annual income', 'Below 1 lakh'],
  ] as const) {
    await expect.element(field(name)).toHaveAttribute('required');
    await expect.element(field(name).getByRole('option', { name: first, exact: true })).toHaveLength(1);
  }
  const questions = page.getByRole('group');
  await expect.element(questions).toHaveLength(3);
  for (const radio of page.getByRole('radio').all()) await expect.element(radio).toHaveAttribute('required');
  await nextButton().click();
  for (const message of ['Please select Source of wealth', 'Please select Occupation', 'Please select annual income'])
    await expect.element(page.getByText(message)).toBeVisible();
  await expect.element(page.getByText('Please answer yes or no')).toHaveLength(3);
  await waitForPath(/\/incomedetails\/$/);
  await previousButton().click();
  await waitForPath(/\/personaldetails\/$/);
  await nextButton().click();
  await expect.element(page.getByRole('heading', heading('Income Information'))).toBeVisible();
  await chooseIncome();
  for (const [place, answer] of (['No', 'Yes', 'No'] as const).entries()) {
    await nextButton().click();
    await waitForPath(/\/incomedetails\/$/);
    await questions.nth(place).getByRole('radio', { name: answer }).click();
  }
  await nextButton().dblClick();
  await waitForPath(/\/documentsupload\/$/);
  const saves = network.callsTo(personalPaths.save).filter(({ body }) => body['update_attribute'] === 'income');
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

test('the income questions offer exactly the options of the provider [ON-356]', async ({ investor, network }) => {
  await investor.signIn(MARRIED);
  const lists = {
    source_wealth: [
      { value: 'w1', label: 'Royalties' },
      { value: 'w2', label: 'Prize money' },
    ],
    occupation_list: [
      { value: 'o1', label: 'Potter' },
      { value: 'o2', label: 'Pilot' },
      { value: 'o3', label: 'Poet' },
    ],
    income_range: [{ value: 'i1', label: 'A lakh or less' }],
  };
  network.rewriteAnswer(personalPaths.load, (answer) => ({ ...answer, master_list: lists }));
  visit('/incomedetails');
  for (const [name, list] of [
    ['Source of wealth', lists.source_wealth],
    ['Occupation', lists.occupation_list],
    ['Annual income', lists.income_range],
  ] as const) {
    await expect.element(field(name)).toBeVisible();
    const options = [...field(name).element().querySelectorAll('option')].filter(({ value }) => value !== '');
    expect(options.map(({ value, label }) => ({ value, label }))).toEqual(list);
  }
});

test('a refused save shows its text and preserves the values', async ({ investor }) => {
  await investor.signIn(MARRIED);
  visit('/personaldetails');
  await field('Address').fill('7 Station Road');
  await investor.sandbox.injectFault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '051', messageText: 'This address is not known.' },
  });
  await nextButton().click();
  await closeAlert('This address is not known.');
  await expect.element(page.getByRole('main').getByText('This address is not known.')).toBeVisible();
  await expect.element(field('Address')).toHaveValue('7 Station Road');
  await nextButton().click();
  await waitForPath(/\/incomedetails\/$/);
});
