import { formParts } from '../support/form-parts.ts';
import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert, loseAnswer } from './bank-steps.ts';
import {
  allowCamera,
  AT_BANK,
  button,
  confirmPhoto,
  emailCode,
  enterCodes,
  field,
  fillAddress,
  fillIncome,
  fillNominee,
  goTo,
  isAt,
  keep,
  keptStep,
  LEFT_OPEN,
  MARRIED,
  mobileCode,
  next,
  NOMINEE_VERIFIED,
  openWizard,
  PERSONAL_VERIFIED,
  personalPaths,
  previous,
  takePhoto,
  titles,
  type StepName,
} from './personal-steps.ts';

test('the whole wizard: address, income, nominee, codes, photo, then the e-sign [ON-226 ON-227 ON-288 ON-292 ON-295 ON-298 ON-299 ON-303 ON-304 ON-326 ON-331 ON-333 ON-334 ON-336 ON-339 ON-340 ON-447 ON-470 ON-471 ON-475]', async ({
  page,
  investor,
}) => {
  const forms = await formParts(page);
  const calls = providerCalls(page);
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await openWizard(page);

  await isAt(page, 'address');
  await expect(page.getByText('4 parts to go')).toBeVisible();
  for (const name of ['Address', 'Locality or post office', 'District or city', 'City', 'State', 'Pincode'])
    await expect(field(page, name)).toBeEditable();
  await fillAddress(page);
  await next(page).dblclick();

  await isAt(page, 'income');
  expect(await keptStep(page)).toBe('2');
  await expect(field(page, 'Source of wealth').getByRole('option')).not.toHaveCount(1);
  await fillIncome(page);
  await next(page).dblclick();

  await isAt(page, 'nominee');
  expect(await keptStep(page)).toBe('3');
  await fillNominee(page);
  await next(page).dblclick();

  await isAt(page, 'codes');
  expect(await keptStep(page)).toBe('4');
  const saves = calls.to(personalPaths.save);
  expect(saves.map(({ method, body }) => [method, body['update_attribute']])).toEqual([
    ['POST', 'address'],
    ['POST', 'income'],
    ['POST', 'nominee'],
  ]);
  const address_information = {
    address: '7 Station Road',
    locality_or_post_office: 'Bandra',
    district_or_city: 'Mumbai Suburban',
    city: 'Mumbai',
    state: 'Maharashtra',
    pincode: '400050',
  };
  expect(saves[0]?.body).toEqual({ update_attribute: 'address', address_information });
  expect(saves[1]?.body).toMatchObject({
    update_attribute: 'income',
    source_of_wealth: 'src01',
    occupation: 'occ02',
    annual_income: 'inc33',
    address_information,
    marital_status: 'm',
    is_income_outside_india: false,
    is_political_india: false,
    is_political_foreign: false,
  });
  expect(saves[2]?.body).toMatchObject({
    source_of_wealth: 'src01',
    nominee_information: { name: 'Ravi Kumar', relationship: 'Brother', id_proof: 'pan', poi: 'pan' },
  });
  await expect(page.getByText(/two-factor authentication is mandatory/)).toBeVisible();
  expect(calls.to(personalPaths.codes)).toEqual([]);
  await enterCodes(page);
  await next(page).dblclick();

  await isAt(page, 'photo');
  expect(await keptStep(page)).toBe('5');
  const [validation] = calls.to(personalPaths.validate);
  expect(validation?.body).toEqual({
    two_factor_authentication: {
      mobile_otp: '123456',
      email_otp: '654321',
      twofactor_token_id: expect.stringMatching(/.+/),
    },
  });
  await confirmPhoto(page);
  await expect(page).toHaveURL(/\/esignkycVerification\/$/);
  expect(await keptStep(page)).toBe(null);

  expect(calls.to(personalPaths.save)).toHaveLength(3);
  expect(calls.to(personalPaths.validate)).toHaveLength(1);
  const [form] = forms.to(personalPaths.photo);
  expect(form?.method).toBe('PUT');
  expect(form?.parts.filter(({ name }) => name === 'upload_file')).toMatchObject([
    { file: { type: 'image/jpeg', begins: expect.stringMatching(/^ffd8/) } },
    { file: { type: 'image/tiff', begins: expect.stringMatching(/^(49492a00|4d4d002a)$/) } },
  ]);
  const texts = Object.fromEntries(
    form?.parts.flatMap(({ name, text }) => (text === undefined ? [] : [[name, text]])) ?? [],
  );
  expect(texts).toMatchObject({
    verify_stage: 'personal',
    id_type: 'photo',
    folder_name: 'personal',
    attachment_category: 'photo',
  });
  expect(JSON.parse(texts['personal_information'] ?? '{}')).toMatchObject({
    address_information,
    nominee_information: { name: 'Ravi Kumar' },
  });
  expect(calls.to(personalPaths.load)[0]).toMatchObject({ method: 'POST', body: { stage_name: 'personal' } });
  for (const { body } of calls.all) {
    expect(body).not.toHaveProperty('customer_id');
    expect(body).not.toHaveProperty('is_backoffice');
  }
});

interface StageAnswer {
  readonly id_information: Readonly<Record<string, readonly unknown[] | undefined>>;
}

const kept: Readonly<Record<StepName, string>> = { address: '1', income: '2', nominee: '3', codes: '4', photo: '5' };
const steps = Object.keys(titles) as StepName[];

test('a reload comes back to every step, and a removed step is the first [ON-289]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'photo');
  for (const step of steps) {
    await keep(page, kept[step]);
    await page.reload();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
  }
  await page.evaluate(() => sessionStorage.removeItem('personal_info_step'));
  await page.reload();
  await isAt(page, 'address');
});

test('a network that is cut at any save keeps the step and what was entered, and says so [ON-293]', async ({
  page,
  investor,
  expectProblem,
}) => {
  expectProblem(/ERR_/);
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await openWizard(page);
  const fills = [
    ['address', fillAddress],
    ['income', fillIncome],
    ['nominee', fillNominee],
    ['codes', enterCodes],
  ] as const;
  for (const [step, fill] of fills) {
    await isAt(page, step);
    await fill(page);
    const path = step === 'codes' ? personalPaths.validate : personalPaths.save;
    await page.route(`**/api/v1/${path}`, (route) => route.abort('internetdisconnected'), { times: 1 });
    await next(page).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
    await expect(page.getByRole('main').getByRole('alert')).toContainText(/answer|Check/);
    if (step === 'codes') await enterCodes(page);
    await next(page).click();
  }
  await isAt(page, 'photo');
  await loseAnswer(page, personalPaths.photo);
  await confirmPhoto(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await isAt(page, 'photo');
  expect(await keptStep(page)).toBe('5');
  await expect(button(page, 'Confirm')).toBeEnabled();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
});

test('a refused save is an alert, and neither the step nor what is kept moves [ON-293]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await openWizard(page);
  await fillAddress(page);
  await investor.sandbox.fault({
    operation: 'updatePersonalInfo',
    kind: 'code',
    value: { code: '001', messageText: 'Please try this once more.' },
  });
  await next(page).click();
  await closeAlert(page, 'Please try this once more.');
  await isAt(page, 'address');
  expect(await keptStep(page)).toBe('1');
  await expect(field(page, 'Address')).toHaveValue('7 Station Road');
  await next(page).click();
  await isAt(page, 'income');
});

test('Previous leads back step by step, the kept step with it, and there is none before the address [ON-294]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await mobileCode(page).fill('123456');
  for (const step of ['nominee', 'income', 'address'] as const) {
    await previous(page).click();
    await isAt(page, step);
    expect(await keptStep(page)).toBe(kept[step]);
  }
  await expect(previous(page)).toHaveCount(0);
  for (const step of ['income', 'nominee', 'codes'] as const) {
    await next(page).click();
    await isAt(page, step);
  }
  await expect(mobileCode(page)).toHaveValue('');
});

test('the browser’s Back leaves the wizard, and Forward comes back to the step', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await page.goto('/terms-condition');
  await goTo(page, 'nominee');
  await page.goBack();
  await expect(page).toHaveURL(/terms-condition/);
  await page.goForward();
  await isAt(page, 'nominee');
});

test('both codes are needed; wrong ones are said, and their fields are empty again [ON-327 ON-329 ON-330]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  for (const code of [mobileCode(page), emailCode(page)]) {
    await expect(code).toHaveAttribute('type', 'password');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
  }
  await enterCodes(page, '123456', '65432');
  await expect(next(page)).toBeDisabled();
  await enterCodes(page, '1234567', '1a23456');
  await expect(mobileCode(page)).toHaveValue('123456');
  await expect(next(page)).toBeEnabled();
  await enterCodes(page, '111111', '222222');
  await next(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await isAt(page, 'codes');
  await expect(mobileCode(page)).toHaveValue('');
  await expect(emailCode(page)).toHaveValue('');
  expect(calls.to(personalPaths.photo)).toEqual([]);
  await enterCodes(page);
  await next(page).click();
  await isAt(page, 'photo');
});

test('codes that did not come with the nominee are asked for, by mobile and by email [ON-328 ON-474]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await fillNominee(page);
  await page.route(
    `**/api/v1/${personalPaths.save}`,
    async (route) => {
      const response = await route.fetch();
      const { twofactor_id: _, ...answer } = (await response.json()) as Record<string, unknown>;
      await route.fulfill({ response, json: answer });
    },
    { times: 1 },
  );
  await next(page).click();
  await isAt(page, 'codes');
  await expect(mobileCode(page)).toBeVisible();
  expect(calls.to(personalPaths.codes)).toMatchObject([
    {
      method: 'POST',
      body: {
        client_info: {
          two_factor_authentication: { mobile_otp: '', email_otp: '', twofactor_token_id: '' },
          request_action: 'nominee update',
          is_otp_email_required: true,
        },
      },
    },
  ]);
  expect(await investor.sandbox.outbox()).not.toEqual([]);
});

test('codes that cannot be sent can be asked for again [ON-328]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await investor.sandbox.fault({
    operation: 'sendTwoFactorOtp',
    kind: 'code',
    value: { code: '034', messageText: 'You have asked for too many codes.' },
  });
  await page.reload();
  await closeAlert(page, 'You have asked for too many codes.');
  await isAt(page, 'codes');
  await button(page, 'Send the codes').click();
  await enterCodes(page);
  await next(page).click();
  await isAt(page, 'photo');
});

test('a forged step gains nothing: the provider re-checks the order', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  for (const forged of ['9', 'abc', '0', '']) {
    await keep(page, forged);
    await openWizard(page);
    await isAt(page, 'address');
    expect(await keptStep(page)).toBe('1');
  }
  await keep(page, '3');
  await openWizard(page);
  await isAt(page, 'nominee');
  await fillNominee(page);
  await next(page).click();
  await closeAlert(page, 'Save your address first.');
  await isAt(page, 'nominee');
  expect(await keptStep(page)).toBe('3');
  await keep(page, '5');
  await openWizard(page);
  await confirmPhoto(page);
  await closeAlert(page, 'Save your address first.');
  await isAt(page, 'photo');
});

test('a verified nominee is shown and locked, its codes are not asked for [ON-313 ON-324 ON-330]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  const calls = providerCalls(page);
  await investor.signIn(NOMINEE_VERIFIED);
  await goTo(page, 'income');
  await fillIncome(page);
  await next(page).click();
  await isAt(page, 'nominee');
  await expect(page.getByText('Asha Verma')).toBeVisible();
  await expect(page.getByRole('main').locator('input, select, textarea')).toHaveCount(0);
  await next(page).click();
  await isAt(page, 'codes');
  await expect(page.getByRole('main').locator('input')).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await isAt(page, 'photo');
  expect(calls.to(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual(['address', 'income']);
  expect([...calls.to(personalPaths.codes), ...calls.to(personalPaths.validate)]).toEqual([]);
  await confirmPhoto(page);
  await expect(page).toHaveURL(/\/esignkycVerification\/$/);
});

test('a photo that leaves the stage open ends at the last step, which says so and leads on [ON-341]', async ({
  page,
  investor,
}) => {
  await allowCamera(page);
  await investor.signIn(LEFT_OPEN);
  await goTo(page, 'photo');
  await confirmPhoto(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Your photo is handed in' })).toBeVisible();
  await expect(page.getByText('Your photograph was received. It is being checked.')).toBeVisible();
  expect(await keptStep(page)).toBe('6');
  await expect(previous(page)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to e-Sign' })).toHaveAttribute('href', '/esignkycVerification/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Your photo is handed in' })).toBeVisible();
});

test('a verified personal stage is a summary, whatever is kept [ON-290 ON-291]', async ({ page, investor }) => {
  await investor.signIn(PERSONAL_VERIFIED);
  await keep(page, '3');
  const [{ id_information: told }] = await Promise.all([
    page.waitForResponse('**/api/v1/master/stageinfo').then((answer) => answer.json() as Promise<StageAnswer>),
    page.goto('/personalVerification'),
  ]);
  await expect(page.getByRole('heading', { level: 1, name: 'Your KYC information' })).toBeVisible();
  const names = {
    pan: 'PAN',
    aadhaar: 'AADHAAR',
    bank: 'BANK ACCOUNT',
    address: 'COMMUNICATION ADDRESS',
    general: 'GENERAL',
    nominee: 'NOMINEE',
  } as const;
  for (const [list, name] of Object.entries(names)) {
    const section = page.getByRole('region', { name, exact: true });
    const lines = (told[list] ?? []) as readonly { text: string }[];
    await expect(section.getByRole('definition')).toHaveText(lines.map(({ text }) => text));
  }
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Go to e-Sign' })).toHaveAttribute('href', '/esignkycVerification/');
  expect(await keptStep(page)).toBe(null);
});

test('a stage that is not due names the one that is, and shows no form', async ({ page, investor }) => {
  await investor.signIn(AT_BANK);
  await openWizard(page);
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('main').locator('input, select')).toHaveCount(0);
  await page.getByRole('main').getByRole('link', { name: 'Go to Bank' }).click();
  await expect(page).toHaveURL(/\/bankVerification\/?$/);
});

test('the photo can be taken again, and is not handed in without consent [ON-338]', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(NOMINEE_VERIFIED);
  await keep(page, '5');
  await openWizard(page);
  await isAt(page, 'photo');
  await takePhoto(page);
  await expect(button(page, 'Confirm')).toBeDisabled();
  await page.getByRole('checkbox').check();
  await expect(button(page, 'Confirm')).toBeEnabled();
  await button(page, 'Re-take').click();
  await takePhoto(page);
  await expect(page.getByRole('checkbox')).not.toBeChecked();
  await expect(button(page, 'Confirm')).toBeDisabled();
});

test('the kept step is gone when sign-in is opened [ON-447]', async ({ page, investor }) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'income');
  expect(await keptStep(page)).toBe('2');
  await page.goto('/signin');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => keptStep(page)).toBe(null);
});

test('nothing of a person is kept: no draft, no code, no picture, only the step', async ({ page, investor }) => {
  await allowCamera(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'codes');
  await enterCodes(page, '654321', '654321');
  const stores = await page.evaluate(() => ({
    session: Object.entries(sessionStorage),
    local: Object.keys(localStorage).sort(),
  }));
  expect(stores).toEqual({ session: [['personal_info_step', '4']], local: ['masterList', 'profileData', 'token'] });
});
