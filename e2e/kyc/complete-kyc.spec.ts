import { readTraces, readStoredValues } from '../access/steps.ts';
import { createKeyboardInput } from '../support/user-input.ts';
import { recordProviderCalls } from '../support/provider-calls.ts';
import { expect, test } from '../support/test.ts';
import { aadhaarSlot, confirmButton, nextLink, panSlot, verifyButton } from './card-steps.ts';
import {
  allowCamera,
  button,
  noAnswerRadios,
  emailCodeField,
  field,
  expectStep,
  mobileCodeField,
  nextButton,
  pictureField,
} from './personal-steps.ts';
import { drawPicture } from './pictures.ts';

const PASSWORD = 'Fresh@4711';
const PIN = '4826';
const WAITING = 'Your signed KYC is awaiting approval from BSE Star MF platform. It will take 1-3 working days.';

/** The same journey by touch continues to a first order (`first-minutes.spec.ts`). */
test('from a new number to a signed KYC by keyboard alone @desktop @gate [ON-004]', async ({ page, investor }) => {
  const { press, type, choose, tick, upload } = createKeyboardInput(page);
  const calls = recordProviderCalls(page);
  const email = `n${investor.mobile}@sandbox.example`;
  const fetchCode = async (to: string, place = 0) => (await investor.sandbox.outbox(to))[place]?.code ?? '';
  const confirmDialog = async () => {
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  };
  const secrets: string[] = [PASSWORD];
  await allowCamera(page);

  await test.step('mobile, email, password, PIN', async () => {
    await page.goto('/');
    await press(page.getByRole('banner').getByRole('link', { name: 'Sign in' }));
    await press(button(page, 'Sign Up Here'));
    const dialog = page.getByRole('dialog', { name: 'Sign Up' });
    await type(dialog.getByLabel('Mobile number', { exact: true }), investor.mobile);
    await press(dialog.getByRole('button', { name: 'Send OTP' }));
    await expect(page).toHaveURL(/\/otp-2\/$/);
    secrets.push(await fetchCode(investor.mobile));
    await type(field(page, 'OTP'), await fetchCode(investor.mobile));
    await press(button(page, 'Verify'));

    await expect(page).toHaveURL(/\/verify-email\/$/);
    await type(field(page, 'Email'), email);
    await press(button(page, 'Submit'));
    await expect(field(page, 'OTP')).toBeVisible();
    secrets.push(await fetchCode(email));
    await type(field(page, 'OTP'), await fetchCode(email));
    await press(button(page, 'Verify'));
    await type(field(page, 'Password'), PASSWORD);
    await type(field(page, 'Confirm password'), PASSWORD);
    await press(button(page, 'Submit'));
    await confirmDialog();

    await expect(page).toHaveURL(/\/verify-pin\/$/);
    await type(field(page, 'PIN'), PIN);
    await type(field(page, 'Confirm PIN'), PIN);
    await press(button(page, 'Set PIN'));
    await confirmDialog();
  });

  await test.step('PAN', async () => {
    await expect(page).toHaveURL(/\/panVerification\/$/);
    await upload(panSlot(page), await drawPicture(page, 'pan.png'));
    await press(verifyButton(page));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));
    await press(nextLink(page));
  });

  await test.step('Aadhaar', async () => {
    await expect(page).toHaveURL(/\/aadhaarVerification\/?$/);
    await upload(aadhaarSlot(page, 'Front'), await drawPicture(page, 'front.jpeg'));
    await upload(aadhaarSlot(page, 'Back'), await drawPicture(page, 'back.jpeg'));
    await press(verifyButton(page));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));
  });

  await test.step('bank', async () => {
    await expect(page).toHaveURL(/\/bankVerification\/?$/);
    await type(field(page, 'Account number'), '100000000001');
    await type(page.getByLabel('Confirm account number'), '100000000001');
    await type(page.getByLabel('IFSC'), 'sbox0000001');
    await choose(page.getByLabel('Account type'), 'Savings');
    await choose(field(page, 'Bank'), 'Sandbox Bank');
    await press(verifyButton(page));
    await upload(field(page, 'Cheque'), await drawPicture(page, 'cheque.png'));
    await press(button(page, 'Upload cheque'));
    await press(confirmButton(page));
    await press(nextLink(page));
  });

  await test.step('personal details', async () => {
    await expectStep(page, 'address');
    await type(field(page, 'Address'), '7 Station Road');
    await type(field(page, 'City'), 'Mumbai');
    await type(field(page, 'State'), 'Maharashtra');
    await type(field(page, 'Pincode'), '400050');
    await press(nextButton(page));
    await expectStep(page, 'income');
    await choose(field(page, 'Source of wealth'), 'Salary');
    await choose(field(page, 'Occupation'), 'Service');
    await choose(field(page, 'Annual income'), '5 to 10 lakh');
    for (const radio of await noAnswerRadios(page)) await radio.press('Space');
    await press(nextButton(page));
    await expectStep(page, 'nominee');
    await choose(field(page, 'Relationship'), 'Brother');
    await choose(field(page, 'Proof of identity'), 'PAN');
    await upload(pictureField(page, 'front'), await drawPicture(page, 'card.png'));
    await expect(field(page, 'Name')).toHaveValue('Ravi Kumar');
    await press(nextButton(page));
    await expectStep(page, 'codes');
    await type(mobileCodeField(page), await fetchCode(investor.mobile));
    await type(emailCodeField(page), await fetchCode(email));
    secrets.push(await fetchCode(investor.mobile), await fetchCode(email));
    await press(nextButton(page));
    await expectStep(page, 'photo');
    await press(button(page, 'Capture'));
    await tick(page.getByRole('checkbox'));
    await press(confirmButton(page));
  });

  await test.step('e-sign', async () => {
    await expect(page).toHaveURL(/\/esignkycVerification\/$/);
    await tick(page.getByRole('checkbox'));
    await page.waitForFunction(() => 'Digio' in window);
    await press(button(page, 'eSIGN'));
    await press(
      page.getByRole('dialog', { name: 'Sign with Aadhaar' }).getByRole('button', { name: 'Sign', exact: true }),
    );
    await expect(page.getByText(WAITING)).toBeVisible();
  });

  await test.step('My KYC', async () => {
    await press(page.getByRole('banner').getByRole('button'));
    await press(page.getByRole('menuitem', { name: 'My KYC' }));
    await expect(page).toHaveURL(/\/accounts\/?$/);
    for (const name of ['PAN', 'AADHAAR', 'BANK ACCOUNT', 'COMMUNICATION ADDRESS', 'NOMINEE'])
      await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
    await expect(page.getByText(/KYC is not submitted/)).toHaveCount(0);
  });

  const inOrder = ['pan', 'aadhaar', 'bank', 'personal', 'esignkyc'];
  const loaded = calls.to('master/stageinfo').map(({ body }) => body['stage_name']);
  expect([...new Set(loaded)]).toEqual(inOrder);
  const verified = calls.to('validation/verifystage').map(({ body }) => body['verify_stage']);
  expect(verified).toEqual(inOrder.filter((stage) => stage !== 'personal'));

  const left = (await readTraces(page)).replaceAll((await readStoredValues(page))['token'] ?? '', '');
  for (const secret of secrets) expect(left).not.toContain(secret);
});
