import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, pinChange, refused, type PinChangePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClockProvider } from '../../../primitives/Countdown/ClockProvider.tsx';
import { PinChange } from './PinChange.tsx';

/** 20 November 2026, 10:30 in India. */
const SENT = Date.UTC(2026, 10, 20, 5, 0);
const ok = { code: '000', messageText: '' } as const;

async function opened() {
  const ports = deferredPorts<PinChangePorts>();
  const { sendTwoFactorOtp, verifyMpin } = ports;
  const flow = pinChange(ports);
  const newSubmission = createSubmissionKeyCounter();
  function Screen() {
    const { view, remote } = useFlow(flow, { newSubmission });
    return <PinChange view={view} remote={remote} />;
  }
  await render(
    <ClockProvider now={() => SENT}>
      <Screen />
    </ClockProvider>,
  );
  return { sendTwoFactorOtp, verifyMpin };
}
const pin = () => page.getByLabelText(i18n._('account.pinChange.pin'), { exact: true });
const confirmation = () => page.getByLabelText('Confirm PIN', { exact: true });
const code = () => page.getByLabelText('OTP received on mobile', { exact: true });
const button = (name: string) => page.getByRole('button', { name });
const confirm = () => button(i18n._('account.pinChange.confirm'));
const submit = () => button(i18n._('account.pinChange.submit'));
async function typePins(first = '4826', second = first) {
  await userEvent.type(pin(), first);
  await userEvent.type(confirmation(), second);
}
async function atCode() {
  const ports = await opened();
  await typePins();
  await userEvent.click(submit());
  await ports.sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, SENT));
  return ports;
}

describe('the form', () => {
  test('has two fields, Submit and Reset, and shows the code field only after the code is sent [ON-207 ON-208]', async () => {
    const { sendTwoFactorOtp } = await opened();
    expect(document.querySelectorAll('input')).toHaveLength(2);
    await expect.element(button('Submit')).toBeDisabled();
    await expect.element(button('Reset')).toBeVisible();
    await expect.element(button('Confirm')).not.toBeInTheDocument();
    await typePins();
    await userEvent.click(button('Submit'));
    await expect.element(code()).not.toBeInTheDocument();
    await sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 0));
    await expect.element(code()).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await expect.element(button('Confirm')).toBeVisible();
    await expect.element(button('Submit')).not.toBeInTheDocument();
  });

  test('accepts four digits in both masked fields, without autofill of a one-time code', async () => {
    await opened();
    await typePins('48a267', '4826');
    for (const field of [pin(), confirmation()]) {
      await expect.element(field).toHaveValue('4826');
      await expect.element(field).toHaveAttribute('type', 'password');
      await expect.element(field).not.toHaveAttribute('autocomplete', 'one-time-code');
    }
    await expect.element(submit()).toBeEnabled();
  });

  test('shows a different confirmation as an error at the second field until both are equal [ON-220 ON-492]', async () => {
    await opened();
    await typePins('4826', '4827');
    await expect.element(confirmation()).toHaveAccessibleDescription('Both of the PINs do not match.');
    await expect.element(submit()).toBeDisabled();
    await userEvent.fill(confirmation(), '4826');
    await expect.element(page.getByText('Both of the PINs do not match.')).not.toBeInTheDocument();
    await expect.element(submit()).toBeEnabled();
  });

  test('locks both fields during and after the code request [ON-211]', async () => {
    const { sendTwoFactorOtp } = await opened();
    await typePins();
    await userEvent.click(submit());
    await expect.element(pin()).toHaveAttribute('readonly');
    await sendTwoFactorOtp.answer(accepted({ ...ok, twofactor_id: 'ticket-1' }, 0));
    await expect.element(pin()).toHaveAttribute('readonly');
    await expect.element(confirmation()).toHaveAttribute('readonly');
    await expect.element(pin()).toHaveValue('4826');
  });

  test('preserves and unlocks the PIN after a refused code request', async () => {
    const { sendTwoFactorOtp } = await opened();
    await typePins();
    await userEvent.click(submit());
    await sendTwoFactorOtp.answer(refused('Too many codes.', '034'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('Too many codes.');
    await expect.element(pin()).toHaveValue('4826');
    await expect.element(pin()).not.toHaveAttribute('readonly');
    await expect.element(submit()).toBeEnabled();
  });
});

describe('the code', () => {
  test('has six masked digits and enables Confirm [ON-210 ON-212]', async () => {
    await atCode();
    await expect.element(code()).toHaveStyle('-webkit-text-security: disc');
    await expect.element(code()).toHaveAttribute('inputmode', 'numeric');
    await userEvent.clear(code());
    await userEvent.type(code(), '12a45');
    await expect.element(code()).toHaveValue('1245');
    await expect.element(confirm()).toBeDisabled();
    await userEvent.clear(code());
    await userEvent.type(code(), '1234567');
    await expect.element(code()).toHaveValue('123456');
    await expect.element(confirm()).toBeEnabled();
  });

  test('shows the time until a new code can be requested', async () => {
    await atCode();
    await expect.element(page.getByText('You can resend OTP in 120 secs', { exact: true })).toBeVisible();
    await expect.element(button('Resend OTP')).toBeDisabled();
  });

  test('is sent once with the PIN on two presses', async () => {
    const { verifyMpin } = await atCode();
    await userEvent.fill(code(), '123456');
    await userEvent.dblClick(confirm());
    expect(verifyMpin.calls).toMatchObject([
      { request: { pin_hint: '4826', mobile_otp: '123456', twofactor_token_id: 'ticket-1' } },
    ]);
  });

  test('is emptied after a refusal, and the PIN is preserved', async () => {
    const { verifyMpin } = await atCode();
    await userEvent.fill(code(), '111111');
    await userEvent.click(confirm());
    await verifyMpin.answer(refused('The code is not right.', '031'));
    await expect.element(page.getByRole('alert')).toMatchTextContent('The code is not right.');
    await expect.element(code()).toHaveValue('');
    await userEvent.fill(code(), '123456');
    await userEvent.keyboard('{Enter}');
    expect(verifyMpin.calls.map(({ request }) => request.pin_hint)).toEqual(['4826', '4826']);
  });

  test('empties the form, closes its step and shows the server text after it is accepted [ON-214]', async () => {
    const { verifyMpin } = await atCode();
    await userEvent.fill(code(), '123456');
    await userEvent.click(confirm());
    await verifyMpin.answer(accepted({ ...ok, messageText: 'Your PIN was changed.' }, 0));
    await expect.element(page.getByRole('status')).toMatchTextContent('Your PIN was changed.');
    await expect.element(code()).not.toBeInTheDocument();
    await expect.element(pin()).toHaveValue('');
    await expect.element(confirmation()).toHaveValue('');
    await expect.element(submit()).toBeVisible();
    await userEvent.fill(pin(), '1');
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });
});

describe('Reset', () => {
  const isEmptyForm = async () => {
    await expect.element(code()).not.toBeInTheDocument();
    for (const field of [pin(), confirmation()]) {
      await expect.element(field).toHaveValue('');
      await expect.element(field).not.toHaveAttribute('readonly');
    }
    await expect.element(submit()).toBeVisible();
  };

  test('empties every field and closes the code step [ON-216]', async () => {
    await atCode();
    await userEvent.fill(code(), '1234');
    await userEvent.click(button('Reset'));
    await isEmptyForm();
    await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  test('empties the PIN before and during the code request [ON-216]', async () => {
    await opened();
    await typePins();
    await userEvent.click(button('Reset'));
    await isEmptyForm();
    await typePins();
    await userEvent.click(submit());
    await userEvent.click(button('Reset'));
    await isEmptyForm();
  });

  test('shows an unknown outcome if the PIN is being changed [ON-216]', async () => {
    const { verifyMpin } = await atCode();
    await userEvent.fill(code(), '123456');
    await userEvent.click(confirm());
    await userEvent.click(button('Reset'));
    await isEmptyForm();
    await expect.element(page.getByRole('alert')).toMatchTextContent(/your PIN may or may not have changed/);
    await verifyMpin.answer(accepted({ ...ok, messageText: 'Your PIN was changed.' }, 0));
    await isEmptyForm();
    await expect.element(page.getByRole('status')).toBeEmptyDOMElement();
  });
});
