import { accepted, refused } from '@folioflow/flows';
import { openPersonalStage, verifiedNomineeStage, verifiedPersonalStage } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import {
  allSteps,
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

describe('the way', () => {
  test('says which part of which step it is, and how many minutes are left', async () => {
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
    await userEvent.click(button('Next'));
    await updatePersonalInfo.answer(accepted(SUCCESS));
    await expect.element(heading(main.nominee)).toHaveFocus();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
  });

  test('says in words that a step did not come, and fetches it again when asked to', async () => {
    let isUp = false;
    const nominating = () => (isUp ? allSteps.nominating() : Promise.reject(new TypeError('Failed to fetch')));
    await renderWizard('3', openPersonalStage, { ...allSteps, nominating });
    await expect.element(heading(main.nominee)).toBeVisible();
    await expect
      .element(page.getByRole('alert'))
      .toHaveTextContent('We could not reach the service. Please try again.');
    await userEvent.click(button('Try again'));
    await expect.element(page.getByRole('alert')).toBeVisible();
    isUp = true;
    await userEvent.click(button('Try again'));
    await expect.element(field('Relationship')).toBeVisible();
    expect(button('Try again').elements()).toEqual([]);
  });

  test('gives the way back from a step that did not come', async () => {
    const nominating = () => Promise.reject(new TypeError('Failed to fetch'));
    await renderWizard('3', openPersonalStage, { ...allSteps, nominating });
    await expect.element(heading(main.nominee)).toBeVisible();
    await userEvent.click(button('Previous'));
    await expect.element(heading(main.income)).toHaveFocus();
  });

  test('names the stage that is due, and shows no form', async () => {
    const { getStageInfo } = await renderWizard(null, null);
    await getStageInfo.answer(refused('Bank first.', '020', { navigateScreen: './bankVerification/' }));
    await expect.element(page.getByRole('link', { name: 'Go to Bank' })).toHaveAttribute('href', '/bankVerification/');
    expect(page.getByRole('textbox').elements()).toEqual([]);
  });
});

describe('step 0', () => {
  test('is the read-only summary with its link to the e-sign [ON-291]', async () => {
    await renderWizard('3', verifiedPersonalStage);
    for (const name of ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'GENERAL', 'NOMINEE'])
      await expect.element(page.getByRole('region', { name, exact: true })).toBeVisible();
    expect([page.getByRole('textbox').elements(), page.getByRole('button').elements()]).toEqual([[], []]);
    await expect
      .element(page.getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification/');
  });
});

describe('step 1', () => {
  test('asks for address, locality, district, city, state and pincode, without Previous [ON-295]', async () => {
    await renderWizard();
    await expect.element(heading(main.address)).toBeVisible();
    for (const name of ['Address', 'Locality or post office', 'District or city', 'City', 'State', 'Pincode'])
      await expect.element(field(name)).toBeVisible();
    expect(page.getByRole('textbox').elements()).toHaveLength(6);
    expect(button('Previous').elements()).toEqual([]);
  });

  test('has the limits and messages of Detailed Information [ON-297]', async () => {
    const { updatePersonalInfo } = await renderWizard();
    await userEvent.fill(field('Address'), 'a'.repeat(131));
    await expect.element(field('Address')).toHaveValue('a'.repeat(130));
    for (const [name, short, long, message] of [
      ['City', 'ab', 'a'.repeat(26), 'Enter valid city name'],
      ['State', 'ab', 'a'.repeat(26), 'Enter valid state name'],
      ['Pincode', '12', '123456789', 'Enter valid pin code'],
    ] as const) {
      await userEvent.fill(field(name), short);
      await userEvent.click(button('Next'));
      await expect.element(page.getByText(message)).toBeVisible();
      await expect.element(field(name)).toHaveAccessibleDescription(message);
      await userEvent.fill(field(name), long);
      await expect.element(field(name)).toHaveValue(long.slice(0, -1));
      await expect.poll(() => page.getByText(message).elements()).toEqual([]);
    }
    expect(updatePersonalInfo.calls).toHaveLength(0);
  });

  test('leads to the first field that is missing', async () => {
    await renderWizard();
    await userEvent.click(button('Next'));
    await expect.element(field('Address')).toHaveFocus();
    await expect.element(field('Address')).toHaveAttribute('aria-invalid', 'true');
  });
});

describe('step 2', () => {
  test.each([
    ['Source of wealth', 'Please select Source of wealth'],
    ['Occupation', 'Please select Occupation'],
    ['Annual income', 'Please select annual income'],
  ])('%s that is not chosen is said by Next: %s [ON-300 ON-301 ON-302]', async (name, message) => {
    const { updatePersonalInfo } = await renderWizard('2');
    expect(page.getByText(message).elements()).toEqual([]);
    await userEvent.click(button('Next'));
    await expect.element(page.getByText(message)).toBeVisible();
    await expect.element(field(name)).toHaveAccessibleDescription(message);
    expect(updatePersonalInfo.calls).toEqual([]);
  });

  test('asks what the e-sign declares, and has no answer to begin with', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    const radios = () => page.getByRole('radio').elements() as HTMLInputElement[];
    await expect.poll(() => radios().map(({ checked }) => checked)).toEqual([false, false, false, false, false, false]);
    await choose('Source of wealth', 'Salary');
    await choose('Occupation', 'Business');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await userEvent.click(button('Next'));
    await expect.poll(() => page.getByText('Please answer yes or no').elements()).toHaveLength(3);
    expect(updatePersonalInfo.calls).toEqual([]);
  });

  test('offers what the provider lists [ON-299]', async () => {
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

  test('says a passed-over field when a later one is filled (D-68)', async () => {
    await renderWizard('2');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await expect.element(page.getByText('Please select Source of wealth')).toBeVisible();
    await expect.element(page.getByText('Please select Occupation')).toBeVisible();
  });

  test('takes one press while it is saved, and keeps the answers when that fails', async () => {
    const { updatePersonalInfo } = await renderWizard('2');
    await choose('Source of wealth', 'Salary');
    await choose('Occupation', 'Business');
    await choose('Annual income', 'Rs 1 lakh to 5 lakh');
    await answerAllNo();
    await userEvent.dblClick(button('Next'));
    expect(updatePersonalInfo.calls).toHaveLength(1);
    await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await expect.element(field('Occupation')).toBeDisabled();
    await updatePersonalInfo.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByRole('alert').getByText(/cannot tell whether this went through/)).toBeVisible();
    await expect.element(field('Occupation')).toHaveValue('business');
    await expect.element(button('Next')).toBeEnabled();
  });
});

describe('step 4', () => {
  test('says that the regulator asks for both codes, and asks for them masked [ON-327 ON-329]', async () => {
    await openCodeStep();
    await expect.element(page.getByText(/guidelines of SEBI.*two-factor authentication is mandatory/)).toBeVisible();
    for (const name of ['OTP received on mobile', 'OTP received on email']) {
      await expect.element(field(name)).toHaveAttribute('type', 'password');
      await userEvent.fill(field(name), '1234567');
      await expect.element(field(name)).toHaveValue('123456');
    }
  });

  test('Next waits for six digits of both [ON-330]', async () => {
    const { validateNomineeTwoFactor } = await openCodeStep();
    await userEvent.fill(field('OTP received on mobile'), '123456');
    await userEvent.fill(field('OTP received on email'), '12345');
    await expect.element(button('Next')).toBeDisabled();
    await userEvent.fill(field('OTP received on email'), '123456');
    await expect.element(button('Next')).toBeEnabled();
    await userEvent.dblClick(button('Next'));
    expect(validateNomineeTwoFactor.calls).toHaveLength(1);
  });

  test('of a verified nominee has no fields, and Next is open [ON-330]', async () => {
    await renderWizard('4', verifiedNomineeStage);
    await expect.element(page.getByText('Your nominee is confirmed')).toBeVisible();
    expect(page.getByRole('textbox').elements()).toEqual([]);
    await userEvent.click(button('Next'));
    await expect.element(heading('Verify Your Identity')).toBeVisible();
  });

  test('counts until codes can be sent again, and empties them after a wrong one', async () => {
    const { validateNomineeTwoFactor } = await openCodeStep();
    await expect.element(page.getByText('You can resend otp in 120 secs')).toBeVisible();
    await userEvent.fill(field('OTP received on mobile'), '111111');
    await userEvent.fill(field('OTP received on email'), '222222');
    await userEvent.click(button('Next'));
    await validateNomineeTwoFactor.answer(refused('The codes are not right.', '031'));
    await expect.element(page.getByRole('alert').getByText('The codes are not right.')).toBeVisible();
    await expect.element(field('OTP received on mobile')).toHaveValue('');
    await expect.element(field('OTP received on email')).toHaveValue('');
  });
});

describe('step 5', () => {
  test('is titled once, and its camera shows [ON-334]', async () => {
    const { openCamera } = await openPhotoStep();
    await openCamera.answer(accepted({ id: 'camera-1' }));
    await expect.element(heading('Verify Your Identity')).toBeVisible();
    expect(page.getByRole('heading', { level: 1 }).elements()).toHaveLength(1);
    await expect.element(button('Capture')).toBeVisible();
  });

  test('leads to the last step when the stage stays open, which says what the provider said [ON-341]', async () => {
    const { openCamera, prepareImage, verifyPersonal } = await openPhotoStep();
    await openCamera.answer(accepted({ id: 'camera-1' }));
    await userEvent.click(button('Capture'));
    const jpeg = { id: 'photo', name: 'photo.jpeg', type: 'image/jpeg', size: 640 * 1024 };
    await expect.poll(() => prepareImage.calls.length).toBe(2);
    await prepareImage.answer(accepted({ image: jpeg, tiff: { ...jpeg, type: 'image/tiff' } }));
    await userEvent.click(page.getByRole('checkbox'));
    await userEvent.click(button('Confirm'));
    await verifyPersonal.answer(accepted({ ...SUCCESS, messageText: 'We will look at it.' }));
    await expect.element(heading('Your photo has been submitted')).toBeVisible();
    await expect.element(page.getByText('We will look at it.')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to e-Sign' }))
      .toHaveAttribute('href', '/esignkycVerification/');
    expect(button('Previous').elements()).toEqual([]);
  });
});
