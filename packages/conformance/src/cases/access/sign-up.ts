import { requireAccepted, requireCode } from '../../judge/judge-answer.ts';
import { defineCase } from '../../kit/define-case.ts';
import { requireThat } from '../../ground/verdicts.ts';
import { mobileCode, mobileLogin } from '../../people/sign-in.ts';
import {
  reachPinStep,
  sendEmailCode,
  setPassword,
  setPin,
  signUp,
  signInByCode,
  verifyNewEmail,
  verifyNewMobile,
} from '../support/sign-up.ts';

const section = 'contract 2.1 verifyEmail';
const screenOf = (screen: unknown) =>
  typeof screen === 'string' ? screen.replace(/^\.?\//, '').replace(/\/$/, '') : '';

export const signUpCases = [
  defineCase({
    id: 'access.sign-up.steps',
    section,
    title: 'A new number signs up by code, email, password and PIN',
    mend: 'Lead through verify-email, verify-pin and panVerification, and issue the full token after the PIN.',
    needs: ['signUp'],
    run: async (on) => {
      const customer = on.newCustomer();
      requireAccepted(await on.visitor.call('login', mobileLogin(customer.mobile, 'signup')));
      const code = await on.codeSentTo(customer.mobile);
      const first = await on.visitor.call('validateOtp', mobileCode(customer.mobile, code));
      requireAccepted(first);
      requireThat(first.body['is_authenticated'] !== true, 'is_authenticated is true before the PIN is set');
      requireThat(
        screenOf(first.body['navigateScreen']) === 'verify-email',
        'the first screen after the code is not verify-email',
      );
      const { person } = await signUp(on);
      requireAccepted(await person.call('listSchemes', { file_index: 0 }));
    },
  }),
  defineCase({
    id: 'access.sign-up.screens',
    section,
    title: 'Each step names the screen of the next one',
    mend: 'Answer navigateScreen verify-pin after the password, and the screen of the first stage after the PIN.',
    needs: ['signUp'],
    run: async (on) => {
      const { customer, person } = await reachPinStep(on);
      const reply = await person.call('verifyEmail', setPin(customer.email, on.profile.pin));
      const answer = requireAccepted(reply);
      requireThat(
        screenOf(answer.navigateScreen) === 'panVerification',
        'the screen after the PIN is not panVerification',
      );
      requireThat(answer.is_authenticated === true, 'is_authenticated is not true after the PIN');
      requireThat(
        answer.profileData?.login_email === customer.email,
        'profileData.login_email is not the confirmed address',
      );
    },
  }),
  defineCase({
    id: 'access.sign-up.resumed',
    section: 'contract 2.1 validateOtp',
    title: 'An unfinished sign-up continues at its open step',
    mend: 'Answer a pre-auth token with navigateScreen verify-email or verify-pin to a customer who is not finished.',
    needs: ['signUp'],
    run: async (on) => {
      const { customer } = await reachPinStep(on);
      const answer = await signInByCode(on, customer.mobile);
      requireThat(
        screenOf(answer['navigateScreen']) === 'verify-pin',
        'navigateScreen is not verify-pin for a customer without a PIN',
      );
      requireThat(answer['is_authenticated'] !== true, 'is_authenticated is true for a customer without a PIN');
    },
  }),
  defineCase({
    id: 'access.sign-up.password-order',
    section,
    title: 'A password before the email code is refused with 020',
    mend: 'Accept the first password only from a token whose email code was verified.',
    needs: ['signUp'],
    run: async (on) => {
      const { customer, person } = await verifyNewMobile(on);
      requireCode(await person.call('verifyEmail', setPassword(customer.email, on.profile.password)), '020');
      requireCode(await person.call('verifyEmail', setPin(customer.email, on.profile.pin)), '020');
    },
  }),
  defineCase({
    id: 'access.sign-up.password-form',
    section,
    title: 'A password has 7 to 22 letters, digits or @',
    mend: 'Refuse any other password with 051.',
    needs: ['signUp'],
    run: async (on) => {
      const step = await verifyNewMobile(on);
      await verifyNewEmail(on, step);
      const { customer, person } = step;
      for (const password of ['', 'Short1', 'a'.repeat(23), 'With space1', 'Dash-word1'])
        requireCode(await person.call('verifyEmail', setPassword(customer.email, password)), '051');
      requireCode(await person.call('verifyEmail', setPassword(customer.email, 'a'.repeat(22))), '000');
    },
  }),
  defineCase({
    id: 'access.sign-up.pin-form',
    section,
    title: 'A PIN has exactly four digits',
    mend: 'Refuse any other PIN with 051.',
    needs: ['signUp'],
    run: async (on) => {
      const { customer, person } = await reachPinStep(on);
      for (const pin of ['', '123', '12345', '123456', '12a4'])
        requireCode(await person.call('verifyEmail', setPin(customer.email, pin)), '051');
    },
  }),
  defineCase({
    id: 'access.sign-up.email-length',
    section,
    title: 'The address of a sign-up has at most 30 characters',
    mend: 'Refuse a longer address with 051.',
    needs: ['signUp'],
    run: async (on) => {
      const { person } = await verifyNewMobile(on);
      const email = '@kit.example'.padStart(31, 'a');
      requireCode(await person.call('verifyEmail', sendEmailCode(email)), '051');
    },
  }),
  defineCase({
    id: 'access.sign-up.taken-email',
    section,
    title: 'The address of another customer is refused with 051',
    mend: 'Compare the address with those of all customers before a code is sent.',
    needs: ['signUp', 'values.takenEmail'],
    run: async (on) => {
      const { person } = await verifyNewMobile(on);
      requireCode(await person.call('verifyEmail', sendEmailCode(on.value('takenEmail'))), '051');
    },
  }),
  defineCase({
    id: 'access.sign-up.new-token',
    section: 'contract 1.2 token_id',
    title: 'The token of a step replaces the token of the step before',
    mend: 'Answer a new token_id after the password and refuse the earlier token with 003 or 020.',
    needs: ['signUp'],
    run: async (on) => {
      const step = await verifyNewMobile(on);
      await verifyNewEmail(on, step);
      const { customer, person } = step;
      const { token: earlier } = person;
      const reply = await person.call('verifyEmail', setPassword(customer.email, on.profile.password));
      const { token_id = '' } = requireAccepted(reply);
      requireThat(token_id !== '' && token_id !== earlier, 'the answer to the password has no new token_id');
      requireCode(await on.callAs(earlier, 'verifyEmail', setPin(customer.email, on.profile.pin)), '003', '020');
      requireCode(await on.callAs(token_id, 'verifyEmail', setPin(customer.email, on.profile.pin)), '000');
    },
  }),
  defineCase({
    id: 'access.sign-up.activation',
    section: 'contract 2.1 activateAccount',
    title: 'An activation id is valid once',
    mend: 'Accept the id of the link in the token header once; answer 061 to a used or unknown id.',
    needs: ['signUp', 'activation'],
    run: async (on) => {
      const { customer } = await reachPinStep(on);
      const id = await on.activationSentTo(customer.email);
      requireCode(await on.callAs(id, 'activateAccount', {}), '000');
      requireCode(await on.callAs(id, 'activateAccount', {}), '061');
      requireCode(await on.callAs('unknown-id', 'activateAccount', {}), '061');
    },
  }),
];
