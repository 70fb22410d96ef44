import { pressDialogOk, expect, field, page, test, userEvent } from '../../testing/app-test.tsx';
import { trimmedTextsOf, isEditable } from '@folioflow/wiring/testing/page';
import {
  expectStep,
  nextButton,
  pictureField,
  uploadPicture,
  chooseNomineeProof,
  goToStep,
} from '../../testing/steps/personal.ts';
import { MARRIED, SINGLE, personalPaths } from '../../testing/test-data.ts';

const general = ['Mother', 'Father', 'Brother', 'Sister', 'Friend', 'Relative'];
const mismatch = 'Please upload valid proof of identity';
const shortName = 'Please enter nominee name with minimum 5 characters';

test('a married investor can name spouse and children, with one of four proofs [ON-305 ON-306 ON-308]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  const options = field('Relationship').getByRole('option');
  await expect
    .poll(() => trimmedTextsOf(options))
    .toEqual(['Select', 'Wife', 'Husband', 'Son', 'Daughter', ...general]);
  await expect
    .poll(() => trimmedTextsOf(field('Proof of identity').getByRole('option')))
    .toEqual(['Select', 'Aadhaar', 'PAN', 'Voter ID', 'Driving licence']);
});

test('a single investor is offered only the general relationships [ON-306 ON-307]', async ({ investor }) => {
  await investor.signIn(SINGLE);
  await goToStep('nominee');
  await expect.poll(() => trimmedTextsOf(field('Relationship').getByRole('option'))).toEqual(['Select', ...general]);
});

test('an Aadhaar card requires its back after the front [ON-315 ON-316]', async ({ network, investor }) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  await chooseNomineeProof('Wife', 'Aadhaar');
  await expect.element(pictureField('back')).toHaveLength(0);
  await uploadPicture('front', 'as-aadhaar-front.png');
  await expect.element(pictureField('back')).toBeVisible();
  await expect.element(nextButton()).toBeDisabled();
  await uploadPicture('back', 'as-aadhaar-back.png');
  await expect.element(nextButton()).toBeEnabled();
  await nextButton().click();
  await expectStep('codes');
  expect(network.callsTo(personalPaths.nominee)).toHaveLength(2);
  const [save] = network.callsTo(personalPaths.save).slice(-1);
  expect(save?.body).toMatchObject({
    nominee_information: { relationship: 'Wife', poi: 'aadhaar' },
  });
});

test('a minor requires the PAN card of a guardian after the proof [ON-317 ON-318]', async ({ investor }) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  await chooseNomineeProof('Son');
  await expect.element(pictureField('guardian')).toHaveLength(0);
  await uploadPicture('front', 'minor.png');
  await expect.element(pictureField('guardian')).toBeVisible();
  await expect.element(nextButton()).toBeDisabled();
  await uploadPicture('guardian', 'unreadable.png');
  await pressDialogOk();
  await expect.element(nextButton()).toBeDisabled();
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await uploadPicture('guardian', 'guardian.png');
  await nextButton().click();
  await expectStep('codes');
});

test('the name is read-only, with letters and spaces; three disable Next, four show an error on Next, five are accepted [ON-310 ON-313 ON-314 ON-320]', async ({
  network,
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  const name = field('Name');
  await expect.element(name).toHaveValue('');
  await expect.poll(() => isEditable(name)).toBe(false);
  await chooseNomineeProof();
  const replacePicture = async (file: string) => {
    const remove = page.getByRole('button', { name: /^Remove / });
    if (remove.query() !== null) await remove.click();
    await uploadPicture('front', file);
  };
  await replacePicture('name3.png');
  await expect.element(name).toHaveValue('Abc');
  await expect.element(page.getByText(shortName)).toBeVisible();
  await expect.element(nextButton()).toBeDisabled();
  await replacePicture('name4.png');
  await expect.element(name).toHaveValue('Abcd');
  await expect.element(nextButton()).toBeEnabled();
  await nextButton().click();
  await expect.element(page.getByText(shortName)).toBeVisible();
  await expectStep('nominee');
  expect(network.callsTo(personalPaths.save).map(({ body }) => body['update_attribute'])).toEqual([
    'address',
    'income',
  ]);
  await replacePicture('digits.png');
  await expect.element(name).toHaveValue('Abcde F');
  await replacePicture('name30.png');
  await expect.element(name).toHaveValue('Abcdefghijklmnopqrstuvwxy');
  await replacePicture('name5.png');
  await expect.element(name).toHaveValue('Abcde');
  await expect.element(page.getByText(shortName)).toHaveLength(0);
  await nextButton().click();
  await expectStep('codes');
});

test('a document that differs from the chosen proof shows an error and disables Next, unless it is not validated [ON-312]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  await chooseNomineeProof('Brother', 'PAN');
  await uploadPicture('front', 'as-voter_id.png');
  await expect.element(page.getByText(mismatch)).toBeVisible();
  await expect.element(nextButton()).toBeDisabled();
  await field('Proof of identity').selectOptions('Voter ID');
  await expect.element(page.getByText(mismatch)).toHaveLength(0);
  await field('Proof of identity').selectOptions('PAN');
  await expect.element(page.getByText(mismatch)).toBeVisible();
  await page.getByRole('button', { name: 'Remove as-voter_id.png' }).click();
  await uploadPicture('front', 'as-voter_id-unvalidated.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await expect.element(page.getByText(mismatch)).toHaveLength(0);
  await expect.element(nextButton()).toBeEnabled();
});

test('Next requires relationship, proof and document, and a skipped field shows an error [ON-304 ON-309 ON-311 ON-319 ON-322]', async ({
  investor,
}) => {
  await investor.signIn(MARRIED);
  await goToStep('nominee');
  await expect.element(nextButton()).toBeDisabled();
  await expect.element(page.getByText('Please select relationship')).toHaveLength(0);
  await field('Proof of identity').click();
  await userEvent.keyboard('{Escape}{Tab}');
  await expect.element(page.getByText('Please select proof of identity')).toBeVisible();
  await field('Proof of identity').selectOptions('PAN');
  await expect.element(page.getByText('Please select relationship')).toBeVisible();
  await uploadPicture('front', 'unreadable.png');
  await pressDialogOk();
  await expect.element(nextButton()).toBeDisabled();
  await uploadPicture('front', 'card.png');
  await expect.element(field('Name')).toHaveValue('Ravi Kumar');
  await expect.element(nextButton()).toBeDisabled();
  await field('Relationship').selectOptions('Mother');
  await expect.element(page.getByText('Please select relationship')).toHaveLength(0);
  await expect.element(nextButton()).toBeEnabled();
});
