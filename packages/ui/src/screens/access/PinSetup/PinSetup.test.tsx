import { i18n } from '@folioflow/flows/testing/texts';
import {
  accepted,
  pinSetup,
  refused,
  type PinSetupOutput,
  type SignUpState,
  type PinSetupPorts,
} from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts } from '@folioflow/flows/testing';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PinSetup } from './PinSetup.tsx';

async function opened(routeState: SignUpState | null = { email: 'asha@example.in' }) {
  const ports = deferredPorts<PinSetupPorts>();
  const { verifyEmail } = ports;
  const flow = pinSetup(ports);
  const outputs: PinSetupOutput[] = [];
  function Page() {
    const { view, remote } = useFlow(
      flow,
      { isSignedIn: false, routeState },
      { onOutput: (output) => void outputs.push(output) },
    );
    return <PinSetup view={view} remote={remote} />;
  }
  await render(<Page />);
  return { verifyEmail, outputs };
}
const pin = () => page.getByLabelText(i18n._('credentials.pin.label'), { exact: true });
const confirmation = () => page.getByLabelText('Confirm PIN', { exact: true });
const submit = () => page.getByRole('button', { name: 'Set PIN' });
const dialog = () => page.getByRole('alertdialog');
async function choose(typed: string, again = typed) {
  await userEvent.clear(pin());
  await userEvent.type(pin(), typed);
  await userEvent.clear(confirmation());
  await userEvent.type(confirmation(), again);
}

test('the page shows the not-found text and no form without a started sign-up [ON-198 ON-493]', async () => {
  await opened(null);
  await expect.element(page.getByText('Sorry the information you are looking for could not be found')).toBeVisible();
  expect(document.querySelectorAll('input')).toHaveLength(0);
});

describe('the PIN', () => {
  test('is entered twice, masked, on the last of four steps [ON-197]', async () => {
    await opened();
    await expect.element(pin()).toHaveAttribute('type', 'password');
    await expect.element(confirmation()).toHaveAttribute('type', 'password');
    await expect.element(submit()).toBeDisabled();
    await expect.element(page.getByRole('listitem').last()).toHaveAttribute('aria-current', 'step');
  });

  test('accepts only digits, at most four [ON-199]', async () => {
    await opened();
    await choose('1a2b3', '12345');
    await expect.element(pin()).toHaveValue('123');
    await expect.element(confirmation()).toHaveValue('1234');
    await expect.element(pin()).toHaveAttribute('inputmode', 'numeric');
    await expect.element(submit()).toBeDisabled();
  });

  test('shows a different confirmation as an error and is not sent [ON-200 ON-492]', async () => {
    const { verifyEmail } = await opened();
    await choose('1234', '1235');
    await expect.element(page.getByText('Both of the PINs do not match.', { exact: true })).toBeVisible();
    await expect.element(confirmation()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(submit()).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    expect(verifyEmail.calls).toEqual([]);
    await choose('1234');
    await expect.element(page.getByText('Both of the PINs do not match.')).not.toBeInTheDocument();
    await expect.element(submit()).toBeEnabled();
  });

  test('is sent once on two presses', async () => {
    const { verifyEmail } = await opened();
    await choose('4826');
    await userEvent.dblClick(submit());
    expect(verifyEmail.calls).toHaveLength(1);
    await expect.element(submit()).toHaveAttribute('aria-busy', 'true');
  });
});

describe('the answer', () => {
  test('is shown in a dialog, removes both fields, and OK leads to the next page [ON-203 ON-204]', async () => {
    const { outputs, verifyEmail } = await opened();
    await choose('4826');
    await userEvent.click(submit());
    await verifyEmail.answer(
      accepted({ code: '000', messageText: 'PIN created', navigateScreen: 'panVerification' }, 0),
    );
    await expect.element(dialog().getByText('PIN created')).toBeVisible();
    expect(document.querySelectorAll('input')).toHaveLength(0);
    expect(outputs).toEqual([]);
    await userEvent.click(dialog().getByRole('button', { name: 'OK' }));
    expect(outputs).toMatchObject([{ kind: 'left', exit: { to: 'panVerification' } }]);
  });

  test('without a text shows a default one, and Escape continues (D-30)', async () => {
    const { outputs, verifyEmail } = await opened();
    await choose('4826');
    await userEvent.click(submit());
    await verifyEmail.answer(accepted({ code: '000', messageText: '', navigateScreen: 'panVerification' }, 0));
    await expect.element(dialog()).toMatchTextContent(/Your account is open\. Next, we verify your identity\./);
    await userEvent.keyboard('{Escape}');
    expect(outputs).toHaveLength(1);
  });

  test('shows the server text, empties both fields and focuses the first after a refusal [ON-205]', async () => {
    const { outputs, verifyEmail } = await opened();
    await choose('9999');
    await userEvent.click(submit());
    await verifyEmail.answer(refused('This PIN cannot be chosen.', '051'));
    await expect.element(page.getByRole('alert')).toHaveTextContent('This PIN cannot be chosen.');
    await expect.element(pin()).toHaveValue('');
    await expect.element(confirmation()).toHaveValue('');
    await expect.element(pin()).toHaveFocus();
    expect(outputs).toEqual([]);
  });

  test('empties the PIN and shows an unknown outcome if it is lost', async () => {
    const { verifyEmail } = await opened();
    await choose('4826');
    await userEvent.click(submit());
    await verifyEmail.fail({ kind: 'unreachable', errors: [] });
    await expect.element(page.getByRole('alert')).toMatchTextContent(/^We cannot tell whether your PIN was saved/);
    await expect.element(pin()).toHaveValue('');
  });
});
