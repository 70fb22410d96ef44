import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { CodesForm } from './CodesForm.tsx';

type CodesView = Extract<SecondFactorView, { screen: 'codes' }>;

const entering: CodesView = {
  screen: 'codes',
  fields: ['mobile'],
  isBusy: false,
  canSubmit: true,
  canResend: true,
  canAbandon: true,
  resend: { state: 'available' },
  attempt: 0,
  notice: null,
};
const confirming: CodesView = { ...entering, isBusy: true, canSubmit: false, canAbandon: false };
const WRONG = 'The code is not right.';
const afterWrongCode: CodesView = {
  ...entering,
  attempt: 1,
  notice: { kind: 'refused', text: WRONG, via: 'answer', errors: [] },
};
const words = {
  mobile: 'mobile',
  email: 'email',
  submit: 'Confirm',
  resend: 'Resend',
  resendIn: (seconds: number) => `${seconds}`,
};

/** The form between its events; `answer` shows the next view. */
async function renderForm(first = entering) {
  const sent: SecondFactorEvent[] = [];
  const remote = {
    send: (event: SecondFactorEvent) => {
      sent.push(event);
      answer({ ...confirming, fields: first.fields });
    },
  };
  const formWith = (view: CodesView) => (
    <>
      <label>
        Message
        <input defaultValue="Your code is 481902." />
      </label>
      <CodesForm view={view} remote={remote} words={words} />
    </>
  );
  const { rerender } = await render(formWith(first));
  const answer = (view: CodesView) => void rerender(formWith(view));
  return { sent, answer };
}
const field = (name = 'mobile') => page.getByLabelText(name, { exact: true });

test('the button submits a complete code, which no key and no paste submits [ON-144]', async () => {
  const { sent, answer } = await renderForm();
  await userEvent.type(field(), '12345');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.keyboard('67');
  await expect.element(field()).toHaveValue('123456');
  await userEvent.tripleClick(page.getByLabelText('Message'));
  await userEvent.copy();
  await userEvent.fill(field(), '');
  await userEvent.paste();
  await expect.element(field()).toHaveValue('481902');
  expect(sent).toEqual([]);
  await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
  expect(sent).toEqual([{ type: 'codes.submitted', mobile: '481902' }]);
  await expect.element(field()).toHaveAttribute('readonly');
  answer(afterWrongCode);
  await expect.element(page.getByRole('alert')).toMatchTextContent(WRONG);
  await expect.element(field()).toHaveValue('');
  await expect.element(field()).toHaveFocus();
});

test('two codes are submitted when both are complete', async () => {
  const { sent } = await renderForm({ ...entering, fields: ['mobile', 'email'] });
  await userEvent.fill(field('email'), '654321');
  await expect.element(page.getByRole('button', { name: 'Confirm' })).toBeDisabled();
  await userEvent.fill(field(), '123456');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([{ type: 'codes.submitted', mobile: '123456', email: '654321' }]);
});

test('nothing is submitted while another code is being requested', async () => {
  const { sent } = await renderForm({
    ...entering,
    canSubmit: false,
    resend: { state: 'resending' },
  });
  await userEvent.fill(field(), '123456');
  await userEvent.keyboard('{Enter}');
  expect(sent).toEqual([]);
});
