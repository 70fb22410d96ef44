import { providerCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { closeAlert } from './bank-steps.ts';
import {
  field,
  goTo,
  isAt,
  MARRIED,
  nameNominee,
  next,
  personalPaths,
  SINGLE,
  slot,
  upload,
} from './personal-steps.ts';

const general = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'];
const mismatch = 'Please uplaod valid proof of identity';
const shortName = 'Please enter nominee name with minimum 7 characters';

test('a married person may name spouse and children, by one of four proofs [ON-305 ON-306 ON-308]', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  const options = field(page, 'Relationship').getByRole('option');
  await expect(options).toHaveText(['Select', 'Wife', 'Husband', 'Son', 'Daughter', ...general]);
  await expect(field(page, 'Proof of identity').getByRole('option')).toHaveText([
    'Select',
    'Aadhaar',
    'PAN',
    'Voter ID',
    'Driving licence',
  ]);
});

test('a single person is offered the general relationships alone [ON-306 ON-307]', async ({ page, investor }) => {
  await investor.signIn(SINGLE);
  await goTo(page, 'nominee');
  await expect(field(page, 'Relationship').getByRole('option')).toHaveText(['Select', ...general]);
});

test('an Aadhaar card needs its back, asked for after the front [ON-315 ON-316]', async ({ page, investor }) => {
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await nameNominee(page, 'Wife', 'Aadhaar');
  await expect(slot(page, 'back')).toHaveCount(0);
  await upload(page, 'front', 'as-aadhaar-front.png');
  await expect(slot(page, 'back')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await upload(page, 'back', 'as-aadhaar-back.png');
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await isAt(page, 'codes');
  expect(calls.to(personalPaths.nominee)).toHaveLength(2);
  const [save] = calls.to(personalPaths.save).slice(-1);
  expect(save?.body).toMatchObject({ nominee_information: { relationship: 'Wife', poi: 'aadhaar' } });
});

test('a minor needs the PAN card of a guardian, asked for after the proof [ON-317 ON-318]', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await nameNominee(page, 'Son');
  await expect(slot(page, 'guardian')).toHaveCount(0);
  await upload(page, 'front', 'minor.png');
  await expect(slot(page, 'guardian')).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await upload(page, 'guardian', 'unreadable.png');
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click();
  await expect(next(page)).toBeDisabled();
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
  await upload(page, 'guardian', 'guardian.png');
  await next(page).click();
  await isAt(page, 'codes');
});

test('names: read only, letters and spaces; three stop, four are said when pressed, five go on [ON-310 ON-313 ON-314 ON-320]', async ({
  page,
  investor,
}) => {
  const calls = providerCalls(page);
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  const name = field(page, 'Name');
  await expect(name).toHaveValue('');
  await expect(name).not.toBeEditable();
  await nameNominee(page);
  const again = async (file: string) => {
    const remove = page.getByRole('button', { name: /^Remove / });
    if ((await remove.count()) > 0) await remove.click();
    await upload(page, 'front', file);
  };
  await again('name3.png');
  await expect(name).toHaveValue('Abc');
  await expect(page.getByText(shortName)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await again('name4.png');
  await expect(name).toHaveValue('Abcd');
  await expect(next(page)).toBeEnabled();
  await next(page).click();
  await expect(page.getByText(shortName)).toBeVisible();
  await isAt(page, 'nominee');
  expect(calls.to(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual(['address', 'income']);
  await again('digits.png');
  await expect(name).toHaveValue('Abcde F');
  await again('name30.png');
  await expect(name).toHaveValue('Abcdefghijklmnopqrstuvwxy');
  await again('name5.png');
  await expect(name).toHaveValue('Abcde');
  await expect(page.getByText(shortName)).toHaveCount(0);
  await next(page).click();
  await isAt(page, 'codes');
});

test('another document than the chosen one is said and stops, unless the reading is not validated [ON-312]', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await nameNominee(page, 'Brother', 'PAN');
  await upload(page, 'front', 'as-voter_id.png');
  await expect(page.getByText(mismatch)).toBeVisible();
  await expect(next(page)).toBeDisabled();
  await field(page, 'Proof of identity').selectOption({ label: 'Voter ID' });
  await expect(page.getByText(mismatch)).toHaveCount(0);
  await field(page, 'Proof of identity').selectOption({ label: 'PAN' });
  await expect(page.getByText(mismatch)).toBeVisible();
  await page.getByRole('button', { name: 'Remove as-voter_id.png' }).click();
  await upload(page, 'front', 'as-voter_id-unvalidated.png');
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
  await expect(page.getByText(mismatch)).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
});

test('Next waits for relationship, proof and document; what was passed over is said [ON-304 ON-309 ON-311 ON-319 ON-322]', async ({
  page,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo(page, 'nominee');
  await expect(next(page)).toBeDisabled();
  await expect(page.getByText('Please select relationship')).toHaveCount(0);
  await field(page, 'Proof of identity').focus();
  await field(page, 'Proof of identity').blur();
  await expect(page.getByText('Please select proof of identity')).toBeVisible();
  await field(page, 'Proof of identity').selectOption({ label: 'PAN' });
  await expect(page.getByText('Please select relationship')).toBeVisible();
  await upload(page, 'front', 'unreadable.png');
  await closeAlert(page, '');
  await expect(next(page)).toBeDisabled();
  await upload(page, 'front', 'card.png');
  await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
  await expect(next(page)).toBeDisabled();
  await field(page, 'Relationship').selectOption('Mother');
  await expect(page.getByText('Please select relationship')).toHaveCount(0);
  await expect(next(page)).toBeEnabled();
});
