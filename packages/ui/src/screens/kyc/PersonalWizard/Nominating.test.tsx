import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import { storedNominee, readFront, savedPersonalStage, verifiedNomineeStage } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { button, choose, field, openNomineeStep, SUCCESS, picture, uploadPicture } from './testing/opened-wizard.tsx';

const front = 'Image of the proof';
const aadhaarFront = 'Front side of the Aadhaar card';
const back = 'Back side of the Aadhaar card';
const guardian = 'PAN card of the guardian';
const shortName = 'Please enter nominee name with minimum 5 characters';
const mismatch = 'Please upload valid proof of identity';
const next = () => button(i18n._('nomineeDetails.save'));
const readBack = readFront({ name: '', attachment_list: ['front', 'back'] }, 'aadhaar');
const readGuardian = readFront({ name: '', guardian_information: { attachment_id: 'attachment-3' } });

async function named(relationship = 'Mother', proof = 'PAN') {
  const wizard = await openNomineeStep();
  await choose('Relationship', relationship);
  await choose('Proof of identity', proof);
  return wizard;
}

test('the step requires relationship, proof, image and name, and the name is read-only [ON-304 ON-313]', async () => {
  await openNomineeStep();
  for (const name of ['Relationship', 'Proof of identity', front, 'Name'])
    await expect.element(field(name)).toBeInTheDocument();
  await expect.element(field('Name')).toHaveAttribute('readonly');
  await expect.element(field(front)).toBeDisabled();
  await expect.element(next()).toBeDisabled();
});

describe('a missing answer', () => {
  test('is shown as an error at its field after the field loses the focus [ON-309 ON-311]', async () => {
    await openNomineeStep();
    (field('Relationship').element() as HTMLElement).focus();
    await userEvent.tab();
    await expect.element(page.getByText('Please select relationship')).toBeVisible();
    expect(page.getByText('Please select proof of identity').elements()).toEqual([]);
    await userEvent.tab();
    await expect.element(page.getByText('Please select proof of identity')).toBeVisible();
    await expect.element(field('Proof of identity')).toHaveAccessibleDescription('Please select proof of identity');
  });
});

describe('the proof', () => {
  test.each([
    ['card.pdf', 'application/pdf'],
    ['card.gif', 'image/gif'],
  ])('is rejected as the file %s with the permitted formats and without a request [ON-323]', async (name, type) => {
    const { prepareImage, uploadNominee } = await named();
    await userEvent.upload(field(front), picture(name, type));
    await expect.element(page.getByText('Upload file format should be of PNG, JPEG, JPG only')).toBeVisible();
    expect([prepareImage.calls, uploadNominee.calls]).toEqual([[], []]);
    await expect.element(next()).toBeDisabled();
  });

  test.each(['card.png', 'card.jpeg', 'card.JPG'])('is accepted as the file %s [ON-323]', async (name) => {
    const { prepareImage } = await named();
    await userEvent.upload(field(front), picture(name, name.endsWith('png') ? 'image/png' : 'image/jpeg'));
    expect(prepareImage.calls).toHaveLength(1);
    await expect.element(page.getByText(`Reading ${name}`)).toBeVisible();
  });

  test('shows a refusal at its field and disables Next [ON-322]', async () => {
    const { prepareImage, uploadNominee } = await named();
    await userEvent.upload(field(front), picture());
    await prepareImage.answer(
      accepted({ image: { id: 'p', name: 'card.png', type: 'image/png', size: 4 }, tiff: null }, 0),
    );
    await uploadNominee.answer(refused('This document could not be read.', '051'));
    await expect.element(field(front)).toHaveAccessibleDescription(/This document could not be read\./);
    await expect.element(next()).toBeDisabled();
    await expect.element(field('Relationship')).toHaveValue('Mother');
  });

  test.each([
    [true, 1],
    [false, 0],
  ])(
    'shows for another kind of document, validated %j, the mismatch %d times [ON-312]',
    async (is_validated, times) => {
      const wizard = await named();
      await uploadPicture(wizard, front, readFront({ is_validated }, 'voter_id'));
      await expect.element(field('Name')).toHaveValue('Meera Rao');
      await expect.poll(() => page.getByText(mismatch).elements().length).toBe(times);
    },
  );

  test('requires for Aadhaar the back after the front, and both for Next [ON-315 ON-316]', async () => {
    const wizard = await named('Mother', 'Aadhaar');
    expect(field(back).elements()).toEqual([]);
    await uploadPicture(wizard, aadhaarFront, readFront({}, 'aadhaar'));
    await expect.element(field(back)).toBeInTheDocument();
    await expect.element(next()).toBeDisabled();
    await uploadPicture(wizard, back, readBack, 'back.png');
    await expect.element(next()).toBeEnabled();
  });

  test('requires for a minor the PAN card of the guardian before Next [ON-317 ON-318]', async () => {
    const wizard = await named();
    expect(field(guardian).elements()).toEqual([]);
    await uploadPicture(wizard, front, readFront({ is_minor: true }));
    await expect.element(field(guardian)).toBeInTheDocument();
    await expect.element(next()).toBeDisabled();
    await uploadPicture(wizard, guardian, readGuardian, 'guardian.png');
    await expect.element(next()).toBeEnabled();
  });

  test('can be replaced if it is on record', async () => {
    await openNomineeStep(savedPersonalStage);
    await expect.element(field('Name')).toHaveValue(storedNominee.name);
    await expect.element(page.getByText('This document is on record.')).toBeVisible();
    await expect.element(next()).toBeEnabled();
    await userEvent.click(page.getByRole('button', { name: `Replace ${front}` }));
    await expect.element(field(front)).toBeEnabled();
    await expect.element(field('Name')).toHaveValue('');
  });
});

describe('the name', () => {
  test.each([
    ['Abcd', 1],
    ['Abcde', 0],
  ])('shows for %s the message about its length %d times [ON-310]', async (name, times) => {
    const wizard = await named();
    await uploadPicture(wizard, front, readFront({ name }));
    await expect.element(field('Name')).toHaveValue(name);
    await expect.poll(() => page.getByText(shortName).elements().length).toBe(times);
  });

  test.each([
    ['Abc', false],
    ['Abcd', true],
  ])('enables Next for %s: %j, and is not saved with four letters [ON-320]', async (name, isOpen) => {
    const wizard = await named();
    await uploadPicture(wizard, front, readFront({ name }));
    await expect.element(field('Name')).toHaveValue(name);
    if (!isOpen) {
      await expect.element(next()).toBeDisabled();
      return;
    }
    await userEvent.click(next());
    expect(wizard.updatePersonalInfo.calls).toEqual([]);
    await expect.element(page.getByText(shortName)).toBeVisible();
  });
});

test('saving sends one request on two presses and disables every field', async () => {
  const wizard = await named();
  await uploadPicture(wizard, front);
  await userEvent.dblClick(next());
  expect(wizard.updatePersonalInfo.calls).toHaveLength(1);
  await expect.element(field('Relationship')).toBeDisabled();
  await expect.element(button(i18n._('nomineeDetails.previous'))).toBeDisabled();
  await wizard.updatePersonalInfo.answer(accepted({ ...SUCCESS, twofactor_id: 'ticket-1' }, 0));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Confirm your nominee' })).toBeVisible();
});

test('a verified nominee is read-only and has no upload [ON-324]', async () => {
  await openNomineeStep(verifiedNomineeStage);
  for (const text of ['Mother', 'Meera Rao', 'PAN'])
    await expect.element(page.getByText(text, { exact: true }).last()).toBeVisible();
  expect(page.getByRole('textbox').elements()).toEqual([]);
  expect(page.getByRole('combobox').elements()).toEqual([]);
  expect(field(front).elements()).toEqual([]);
  await expect.element(next()).toBeEnabled();
});
