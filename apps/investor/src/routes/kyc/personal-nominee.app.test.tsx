import { acknowledge, expect, field, page, test, userEvent } from '../../testing/app-test.tsx';
import { textsOf, isEditable } from '@folioflow/wiring/testing/page';
import { isAtStep, next, slot, upload, nameNominee, goTo } from '../../testing/steps/personal.ts';
import { MARRIED, SINGLE, personalPaths } from '../../testing/known.ts';

const general = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'];
const mismatch = 'Please uplaod valid proof of identity';
const shortName = 'Please enter nominee name with minimum 7 characters';

test('a married person may name spouse and children, by one of four proofs [ON-305 ON-306 ON-308]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  const options = field('Relationship').getByRole('option');
  await expect.poll(() => textsOf(options)).toEqual(['Select', 'Wife', 'Husband', 'Son', 'Daughter', ...general]);
  await expect
    .poll(() => textsOf(field('Proof of identity').getByRole('option')))
    .toEqual(['Select', 'Aadhaar', 'PAN', 'Voter ID', 'Driving licence']);
});

test('a single person is offered the general relationships alone [ON-306 ON-307]', async ({ investor }) => {
  await investor.signIn(SINGLE);
  await goTo('nominee');
  await expect.poll(() => textsOf(field('Relationship').getByRole('option'))).toEqual(['Select', ...general]);
});

test('an Aadhaar card needs its back, asked for after the front [ON-315 ON-316]', async ({ network, investor }) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  await nameNominee('Wife', 'Aadhaar');
  await expect.element(slot('back')).toHaveLength(0);
  await upload('front', 'as-aadhaar-front.png');
  await expect.element(slot('back')).toBeVisible();
  await expect.element(next()).toBeDisabled();
  await upload('back', 'as-aadhaar-back.png');
  await expect.element(next()).toBeEnabled();
  await next().click();
  await isAtStep('codes');
  expect(network.to(personalPaths.nominee)).toHaveLength(2);
  const [save] = network.to(personalPaths.save).slice(-1);
  expect(save?.body).toMatchObject({
    nominee_information: { relationship: 'Wife', poi: 'aadhaar' },
  });
});

test('a minor needs the PAN card of a guardian, asked for after the proof [ON-317 ON-318]', async ({ investor }) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  await nameNominee('Son');
  await expect.element(slot('guardian')).toHaveLength(0);
  await upload('front', 'minor.png');
  await expect.element(slot('guardian')).toBeVisible();
  await expect.element(next()).toBeDisabled();
  await upload('guardian', 'unreadable.png');
  await acknowledge();
  await expect.element(next()).toBeDisabled();
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await upload('guardian', 'guardian.png');
  await next().click();
  await isAtStep('codes');
});

test('names: read only, letters and spaces; three stop, four are said when pressed, five go on [ON-310 ON-313 ON-314 ON-320]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  const name = field('Name');
  await expect.element(name).toHaveValue('');
  await expect.poll(() => isEditable(name)).toBe(false);
  await nameNominee();
  const again = async (file: string) => {
    const remove = page.getByRole('button', { name: /^Remove / });
    if (remove.query() !== null) await remove.click();
    await upload('front', file);
  };
  await again('name3.png');
  await expect.element(name).toHaveValue('Abc');
  await expect.element(page.getByText(shortName)).toBeVisible();
  await expect.element(next()).toBeDisabled();
  await again('name4.png');
  await expect.element(name).toHaveValue('Abcd');
  await expect.element(next()).toBeEnabled();
  await next().click();
  await expect.element(page.getByText(shortName)).toBeVisible();
  await isAtStep('nominee');
  expect(network.to(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual(['address', 'income']);
  await again('digits.png');
  await expect.element(name).toHaveValue('Abcde F');
  await again('name30.png');
  await expect.element(name).toHaveValue('Abcdefghijklmnopqrstuvwxy');
  await again('name5.png');
  await expect.element(name).toHaveValue('Abcde');
  await expect.element(page.getByText(shortName)).toHaveLength(0);
  await next().click();
  await isAtStep('codes');
});

test('another document than the chosen one is said and stops, unless the reading is not validated [ON-312]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  await nameNominee('Brother', 'PAN');
  await upload('front', 'as-voter_id.png');
  await expect.element(page.getByText(mismatch)).toBeVisible();
  await expect.element(next()).toBeDisabled();
  await field('Proof of identity').selectOptions('Voter ID');
  await expect.element(page.getByText(mismatch)).toHaveLength(0);
  await field('Proof of identity').selectOptions('PAN');
  await expect.element(page.getByText(mismatch)).toBeVisible();
  await page.getByRole('button', { name: 'Remove as-voter_id.png' }).click();
  await upload('front', 'as-voter_id-unvalidated.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await expect.element(page.getByText(mismatch)).toHaveLength(0);
  await expect.element(next()).toBeEnabled();
});

test('Next waits for relationship, proof and document; what was passed over is said [ON-304 ON-309 ON-311 ON-319 ON-322]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goTo('nominee');
  await expect.element(next()).toBeDisabled();
  await expect.element(page.getByText('Please select relationship')).toHaveLength(0);
  await field('Proof of identity').click();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByText('Please select proof of identity')).toBeVisible();
  await field('Proof of identity').selectOptions('PAN');
  await expect.element(page.getByText('Please select relationship')).toBeVisible();
  await upload('front', 'unreadable.png');
  await acknowledge();
  await expect.element(next()).toBeDisabled();
  await upload('front', 'card.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await expect.element(next()).toBeDisabled();
  await field('Relationship').selectOptions('Mother');
  await expect.element(page.getByText('Please select relationship')).toHaveLength(0);
  await expect.element(next()).toBeEnabled();
});
