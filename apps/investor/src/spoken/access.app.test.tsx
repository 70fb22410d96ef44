import { i18n } from '@folioflow/flows/testing/texts';
import { button, expect, field, page, READY, test, visit } from '../testing/app-test.tsx';
import {
  codeField,
  codeHeading,
  emailField,
  mobileField,
  requestCodeButton,
  requestSignUpCodeButton,
  signInHeading,
  signUpMobileField,
} from '../testing/steps/access.ts';
import {
  firstPasswordField,
  firstPinConfirmationField,
  firstPinField,
  setPinButton,
  verificationSubmitButton,
} from '../testing/steps/credentials.ts';
import { startJourney } from './start-journey.ts';
import { submitButtonOf } from './submit-button.ts';

const heading = () => page.getByRole('heading', { level: 1 });

test('a sign-in by a one-time code is spoken as written', async ({ investor, network }) => {
  await investor.sandbox.session(READY);
  const { step, press, type, read, expectWritten } = await startJourney(
    'Sign-in by a one-time code',
    investor,
    network,
  );
  await step('opens the sign-in page', async () => {
    visit('/signin');
    await expect.element(signInHeading()).toBeVisible();
  });
  await read('body');
  await step('types half of a number', () => type(mobileField(), '90000'));
  await step('types the whole number', () => type(mobileField(), investor.mobile));
  const release = network.delayNextCall('user/login/mobile');
  await step('asks for the code', async () => {
    await press(requestCodeButton());
    release();
    await expect.element(codeHeading()).toBeVisible();
  });
  await read();
  await step('types a wrong code', async () => {
    await type(codeField(), '111111');
    await press(submitButtonOf(codeField()));
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', async () => {
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect.element(codeField()).toHaveValue('');
  });
  await step('types the right code', async () => {
    await type(codeField(), '123456');
    await press(submitButtonOf(codeField()));
    await expect.element(heading()).toHaveTextContent('Portfolio');
  });
  await read();
  await expectWritten('sign-in');
});

test('a sign-up is spoken as written', async ({ investor, network }) => {
  const { step, press, type, read, expectWritten } = await startJourney('Sign-up', investor, network);
  const codeSentTo = async (to?: string) => (await investor.sandbox.outbox(to))[0]?.code ?? '';
  const email = `n${investor.mobile}@sandbox.example`;
  await step('opens the dialog of the sign-up', async () => {
    visit('/signin');
    await press(button(i18n._('access.signIn.signUp')));
    await expect.element(signUpMobileField()).toBeVisible();
  });
  await read('dialog[open]');
  await step('types the mobile number', async () => {
    await type(signUpMobileField(), investor.mobile);
    await press(requestSignUpCodeButton());
    await expect.element(codeField()).toBeVisible();
  });
  await read();
  await step('types the code of the text message', async () => {
    await type(codeField(), await codeSentTo());
    await press(submitButtonOf(codeField()));
    await expect.element(emailField()).toBeVisible();
  });
  await read();
  await step('types an address that is in use', async () => {
    await type(emailField(), 'taken@sandbox.example');
    await press(verificationSubmitButton());
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', () => press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' })));
  await step('types another address', async () => {
    await type(emailField(), email);
    await press(verificationSubmitButton());
    await expect.element(codeField()).toBeVisible();
  });
  await step('types the code of the mail', async () => {
    await type(codeField(), await codeSentTo(email));
    await press(submitButtonOf(codeField()));
    await expect.element(firstPasswordField()).toBeVisible();
  });
  await read();
  await step('chooses a password', async () => {
    await type(firstPasswordField(), 'Fresh@4711');
    await type(field('Confirm password'), 'Fresh@4711');
    await press(verificationSubmitButton());
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await step('closes the dialog', async () => {
    await press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));
    await expect.element(firstPinField()).toBeVisible();
  });
  await read();
  await step('chooses a PIN', async () => {
    await type(firstPinField(), '4826');
    await type(firstPinConfirmationField(), '4826');
    await press(setPinButton());
    await expect.element(page.getByRole('alertdialog')).toBeVisible();
  });
  await read();
  await expectWritten('sign-up');
});
