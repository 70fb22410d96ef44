import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { BrandContext, type Brand } from '../../../shell/brand.ts';
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
  notice: { kind: 'refused', text: WRONG, via: 'answer', errors: [], subject: 'code' },
};
const words = { mobile: 'mobile', email: 'email', submit: 'Confirm', resend: 'Resend', resendIn: '{seconds}' };

/** The form between its events; `answer` shows the next view. */
async function renderForm(codeEntry: Brand['codeEntry'], first = entering, afterSubmit = confirming) {
  const sent: SecondFactorEvent[] = [];
  const remote = {
    send: (event: SecondFactorEvent) => {
      sent.push(event);
      answer(afterSubmit);
    },
  };
  const formWith = (view: CodesView) => (
    <>
      <label>
        Message
        <input defaultValue="Your code is 481 902." />
      </label>
      <BrandContext value={{ product: 'Folioflow', codeEntry }}>
        <CodesForm view={view} remote={remote} words={words} />
      </BrandContext>
    </>
  );
  const { rerender } = await render(formWith(first));
  const answer = (view: CodesView) => void rerender(formWith(view));
  return { sent, answer };
}
const field = (name = 'mobile') => page.getByLabelText(name, { exact: true });
const submitted = (codes: object) => ({ type: 'codes.submitted', isRefusalInForm: true, ...codes });

describe('the direct entry', () => {
  test('submits the last digit once, and neither Enter nor a press submits it again', async () => {
    const { sent } = await renderForm('direct');
    await expect.element(field()).toHaveAccessibleDescription(/The last digit submits it\.$/);
    await userEvent.type(field(), '12345');
    expect(sent).toEqual([]);
    await userEvent.keyboard('67{Enter}');
    expect(sent).toEqual([submitted({ mobile: '123456' })]);
    await expect.element(page.getByRole('button', { name: 'Confirm' })).toHaveAttribute('aria-busy', 'true');
    await expect.element(field()).toHaveAttribute('readonly');
  });

  test('shows a refused code under its field, empty and focused, and submits the next one', async () => {
    const { sent, answer } = await renderForm('direct');
    await userEvent.type(field(), '111111');
    answer(afterWrongCode);
    await expect.element(field()).toHaveAccessibleDescription(new RegExp(WRONG));
    await expect.element(field()).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field()).toHaveValue('');
    await expect.element(field()).toHaveFocus();
    await expect.element(page.getByRole('alert')).toBeEmptyDOMElement();
    await userEvent.keyboard('1');
    await expect.element(page.getByText(WRONG)).not.toBeInTheDocument();
    await userEvent.keyboard('11111');
    expect(sent).toEqual([submitted({ mobile: '111111' }), submitted({ mobile: '111111' })]);
  });

  test('submits a pasted and an autofilled code', async () => {
    const { sent, answer } = await renderForm('direct');
    await userEvent.tripleClick(page.getByLabelText('Message'));
    await userEvent.copy();
    await userEvent.click(field());
    await userEvent.paste();
    expect(sent).toEqual([submitted({ mobile: '481902' })]);
    answer(afterWrongCode);
    await userEvent.fill(field(), '654321');
    expect(sent.at(-1)).toEqual(submitted({ mobile: '654321' }));
  });

  test('waits for both codes, and shows a refusal below them because the wrong one is unknown', async () => {
    const two = { fields: ['mobile', 'email'] } as const;
    const { sent, answer } = await renderForm('direct', { ...entering, ...two }, { ...confirming, ...two });
    await userEvent.fill(field('email'), '654321');
    expect(sent).toEqual([]);
    await userEvent.fill(field(), '123456');
    expect(sent).toEqual([submitted({ mobile: '123456', email: '654321' })]);
    answer({ ...afterWrongCode, ...two });
    await expect.element(page.getByRole('alert')).toMatchTextContent(WRONG);
    for (const name of two.fields) await expect.element(field(name)).not.toHaveAttribute('aria-invalid');
  });

  test('does not submit while another code is being requested', async () => {
    const { sent } = await renderForm('direct', { ...entering, canSubmit: false, resend: { state: 'resending' } });
    await userEvent.fill(field(), '123456');
    expect(sent).toEqual([]);
  });
});

describe('the documented entry', () => {
  test('waits for the button, and leaves the refusal to the dialog [ON-144]', async () => {
    const { sent, answer } = await renderForm('documented');
    await userEvent.fill(field(), '123456');
    expect(sent).toEqual([]);
    await userEvent.click(page.getByRole('button', { name: 'Confirm' }));
    expect(sent).toEqual([{ type: 'codes.submitted', mobile: '123456' }]);
    answer(afterWrongCode);
    await expect.element(page.getByRole('alert')).toMatchTextContent(WRONG);
    await expect.element(field()).not.toHaveAttribute('aria-invalid');
  });
});
