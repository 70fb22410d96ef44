import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, refused } from '@folioflow/flows';
import { verifiedNomineeStage, verifiedPersonalStage } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  answerAllNo,
  button,
  choose,
  field,
  heading,
  SUCCESS,
  renderWizard,
  openPhotoStep,
  openCodeStep,
} from './testing/opened-wizard.tsx';

const main = { address: 'Communication address', income: 'Income and occupation', nominee: 'Your nominee' } as const;
const next = () => button(i18n._('personal.next'));

describe('the wizard', () => {
  test('shows the current part and step and the remaining minutes', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    await expect.element(page.getByText('Step 4 of 5, part 2 of 5')).toBeVisible();
    await expect.element(page.getByText('About 6 min left')).toBeVisible();
    expect(updatePersonalInfo.calls).toEqual([]);
  });

  test('moves the focus to the title of a new step', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    await choose('Source of wealth', 'Salary');
    await choose('Occupation', 'Business');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await answerAllNo();
    await userEvent.click(next());
    await updatePersonalInfo.answer(accepted(SUCCESS, 0));
    await expect.element(heading(main.nominee)).toHaveFocus();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  });

  test('shows a link to the due stage and no form after a refusal', async () => {
    const { getStageInfo } = await renderWizard(null, null);
    await getStageInfo.answer(refused('Bank first.', '020', { navigateScreen: './bankVerification/' }));
    await expect.element(page.getByRole('link', { name: 'Go to Bank' })).toHaveAttribute('href', '/bankVerification/');
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});

describe('step 0', () => {
  test('is a read-only summary with a link to the e-sign [ON-291]', async () => {
    await renderWizard('3', verifiedPersonalStage);
    for (const section of ['pan', 'aadhaar', 'bank', 'address', 'general', 'nominee'] as const) {
      const name = i18n._(`kyc.sections.${section}`);
      await expect.element(page.getByRole('region', { name, exact: true }).getByRole('term').first()).toBeVisible();
    }
    expect([page.getByRole('textbox').elements(), page.getByRole('button').elements()]).toEqual([[], []]);
    await expect
      .element(page.getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification/');
  });
});

describe('step 1', () => {
  test('has fields for address, locality, district, city, state and pincode, and no Previous [ON-295]', async () => {
    await renderWizard();
    await expect.element(heading(main.address)).toBeVisible();
    for (const name of ['Address', 'Locality or post office', 'District or city', 'City', 'State', 'Pincode'])
      await expect.element(field(name)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(6);
    expect(button(i18n._('personal.previous')).elements()).toEqual([]);
  });

  test('has the limits and messages of Detailed Information [ON-297]', async () => {
    const { updatePersonalInfo } = await renderWizard();
    await userEvent.type(field('Address'), 'a'.repeat(131));
    await expect.element(field('Address')).toHaveValue('a'.repeat(130));
    for (const [name, short, long, message] of [
      ['City', 'ab', 'a'.repeat(26), 'Enter valid city name'],
      ['State', 'ab', 'a'.repeat(26), 'Enter valid state name'],
      ['Pincode', '12', '123456789', 'Enter valid pin code'],
    ] as const) {
      await userEvent.fill(field(name), short);
      await userEvent.click(next());
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(field(name)).toHaveAccessibleDescription(message);
      await userEvent.clear(field(name));
      await userEvent.type(field(name), long);
      await expect.element(field(name)).toHaveValue(long.slice(0, -1));
      await expect.poll(() => page.getByText(message).elements()).toEqual([]);
    }
    expect(updatePersonalInfo.calls).toHaveLength(0);
  });

  test('moves the focus to the first missing field on Next', async () => {
    await renderWizard();
    await userEvent.click(next());
    await expect.element(field('Address')).toHaveFocus();
    await expect.element(field('Address')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('step 2', () => {
  test.each([
    ['Source of wealth', 'Please select Source of wealth'],
    ['Occupation', 'Please select Occupation'],
    ['Annual income', 'Please select annual income'],
  ])('shows for a missing %s on Next the text: %s [ON-300 ON-301 ON-302]', async (name, message) => {
    const { updatePersonalInfo } = await renderWizard('2');
    expect(page.getByText(message).elements()).toEqual([]);
    await userEvent.click(next());
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field(name)).toHaveAccessibleDescription(message);
    expect(updatePersonalInfo.calls).toEqual([]);
  });

  test('has three declarations without a preselected answer, which Next requires', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    const radios = () => page.getByRole('radio').elements() as HTMLInputElement[];
    await expect.poll(() => radios().map(({ checked }) => checked)).toEqual([false, false, false, false, false, false]);
    await choose('Source of wealth', 'Salary');
    await choose('Occupation', 'Business');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await userEvent.click(next());
    await expect.poll(() => page.getByText('Please answer yes or no').elements()).toHaveLength(3);
    expect(updatePersonalInfo.calls).toEqual([]);
  });

  test('offers the options of the provider [ON-299]', async () => {
    await renderWizard('2');
    const options = (name: string) =>
      field(name)
        .getByRole('option')
        .elements()
        .map((option) => option.textContent);
    expect(options('Source of wealth')).toEqual(['Select', 'Salary', 'Business income']);
    expect(options('Occupation')).toEqual(['Select', 'Private sector service', 'Business']);
    expect(options('Annual income')).toEqual(['Select', 'Rs 1 lakh to 5 lakh', 'Rs 5 lakh to 10 lakh']);
  });

  test('shows a skipped field as missing when a later field is filled (D-68)', async () => {
    await renderWizard('2');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await expect.element(page.getByText('Please select Source of wealth')).toBeVisible();
    await expect.element(page.getByText('Please select Occupation')).toBeVisible();
  });

  test('sends one request on two presses, and preserves the answers after a lost answer', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    await choose('Source of wealth', 'Salary');
    await choose('Occupation', 'Business');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await answerAllNo();
    await userEvent.dblClick(next());
    expect(updatePersonalInfo.calls).toHaveLength(1);
    await expect.element(next()).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field('Occupation')).toBeDisabled();
    await updatePersonalInfo.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByRole('alert').getByText(/cannot tell whether this went through/)).toBeVisible();
    await expect.element(field('Occupation')).toHaveValue('business');
    await expect.element(next()).toBeEnabled();
  });
});

describe('step 4', () => {
  test('has two masked codes and a text about the regulation that requires them [ON-327 ON-329]', async () => {
    await openCodeStep();
    await expect.element(page.getByText(/guidelines of SEBI.*two-factor authentication is mandatory/)).toBeVisible();
    for (const name of ['OTP received on mobile', 'OTP received on email']) {
      await expect.element(field(name)).toHaveStyle('-webkit-text-security: disc');
      await userEvent.type(field(name), '1234567');
      await expect.element(field(name)).toHaveValue('123456');
    }
  });

  test('requires six digits in both codes for Next [ON-330]', async () => {
    const { validateNomineeTwoFactor } = await openCodeStep();
    await userEvent.fill(field('OTP received on mobile'), '123456');
    await userEvent.fill(field('OTP received on email'), '12345');
    await expect.element(next()).toBeDisabled();
    await userEvent.fill(field('OTP received on email'), '123456');
    await expect.element(next()).toBeEnabled();
    await userEvent.dblClick(next());
    expect(validateNomineeTwoFactor.calls).toHaveLength(1);
  });

  test('has no fields and an enabled Next for a verified nominee [ON-330]', async () => {
    await renderWizard('4', verifiedNomineeStage);
    await expect.element(page.getByText('Your nominee is confirmed')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(next());
    await expect.element(heading('Verify Your Identity')).toBeVisible();
  });

  test('shows the time until new codes can be requested, and empties both codes after a refusal', async () => {
    const { validateNomineeTwoFactor } = await openCodeStep();
    await expect.element(page.getByText('You can resend OTP in 120 secs')).toBeVisible();
    await userEvent.fill(field('OTP received on mobile'), '111111');
    await userEvent.fill(field('OTP received on email'), '222222');
    await userEvent.click(next());
    await validateNomineeTwoFactor.answer(refused('The codes are not right.', '031'));
    await expect.element(page.getByRole('alert').getByText('The codes are not right.')).toBeVisible();
    await expect.element(field('OTP received on mobile')).toHaveValue('');
    await expect.element(field('OTP received on email')).toHaveValue('');
  });
});

describe('step 5', () => {
  test('has a single title and shows the camera [ON-334]', async () => {
    const { openCamera } = await openPhotoStep();
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    await expect.element(heading('Verify Your Identity')).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    await expect.element(button('Capture')).toBeVisible();
  });

  test('leads to the last step with the text of the provider if the stage is not verified [ON-341]', async () => {
    const { openCamera, prepareImage, verifyPersonal } = await openPhotoStep();
    await openCamera.answer(accepted({ id: 'camera-1' }, 0));
    await userEvent.click(button('Capture'));
    const jpeg = { id: 'photo', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };
    await expect.poll(() => prepareImage.calls.length).toBe(2);
    await prepareImage.answer(accepted({ image: jpeg, tiff: { ...jpeg, type: 'image/tiff' } }, 0));
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(button(i18n._('photo.photo.confirm')));
    await verifyPersonal.answer(accepted({ ...SUCCESS, messageText: 'We will look at it.' }, 0));
    await expect.element(heading('Your photo has been submitted')).toBeVisible();
    await expect.element(page.getByText('We will look at it.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification/');
    expect(button(i18n._('personal.previous')).elements()).toEqual([]);
  });
});
