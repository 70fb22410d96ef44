import { i18n } from '@folioflow/flows/testing/texts';
import type { Notice } from '@folioflow/flows';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { PasswordField } from '../../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../../primitives/TextField/TextField.tsx';
import { NoticeHost, type Notice as Raised } from '../../../shell/NoticeHost.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const WRONG = 'The email or the password is not right.';
const refusal: Notice = { kind: 'refused', text: WRONG, via: 'answer', errors: [] };
const lost: Notice = { kind: 'lostAnswer', text: WRONG, via: 'http', errors: [WRONG] };

/** A form after a failed attempt, below the notices above the page. */
function RefusedForm({ raised, notice = refusal }: { raised: readonly Raised[]; notice?: Notice }) {
  const [notices, setNotices] = useState(raised);
  const [[email, password], setTyped] = useState(['', '']);
  return (
    <NoticeHost notices={notices} onDismiss={(id) => setNotices(notices.filter((each) => each.id !== id))}>
      <form>
        <TextField label="Email" value={email} onValueChange={(typed) => setTyped([typed, password])} />
        <PasswordField label="Password" value={password} onValueChange={(typed) => setTyped([email, typed])} />
        <NoticeLine notice={notice} />
      </form>
    </NoticeHost>
  );
}
const visibleTexts = () =>
  page
    .getByText(WRONG, { exact: false })
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
const okButton = () => page.getByRole('button', { name: 'OK' });

test('the text of a dialog is shown once; after its OK the text is in the form and its field is focused', async () => {
  await render(<RefusedForm raised={[{ id: 'a', kind: 'popup', text: WRONG }]} />);
  await expect.element(okButton()).toBeVisible();
  expect(visibleTexts()).toHaveLength(1);
  await okButton().click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(visibleTexts()).toHaveLength(1);
});

test('the space of the text is reserved: nothing moves when the dialog closes', async () => {
  await render(<RefusedForm raised={[{ id: 'a', kind: 'alert', text: WRONG }]} />);
  const height = () => document.querySelector('form')?.getBoundingClientRect().height;
  const before = height();
  await okButton().click();
  await expect.poll(() => visibleTexts()).toHaveLength(1);
  expect(height()).toBe(before);
});

test('a refusal is shown until an input changes, a lost answer remains', async () => {
  const { rerender } = await render(<RefusedForm raised={[]} />);
  expect(visibleTexts()).toHaveLength(1);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'another');
  await expect.poll(() => visibleTexts()).toHaveLength(0);
  await rerender(<RefusedForm raised={[]} notice={{ ...refusal }} />);
  await expect.poll(() => visibleTexts()).toHaveLength(1);
  await rerender(<RefusedForm raised={[]} notice={lost} />);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'once more');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot tell whether this went through/);
});

test('a notification shows its text once and does not move the focus, and a lost answer is shown beside it', async () => {
  await render(<RefusedForm raised={[{ id: 'a', kind: 'danger', text: WRONG }]} notice={lost} />);
  await expect.element(page.getByText(/cannot tell whether this went through/)).toBeVisible();
  expect(visibleTexts()).toHaveLength(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => visibleTexts()).toHaveLength(1);
  expect(document.activeElement?.closest('form')).toBeNull();
});

test('a text that a notification or a dialog has announced stays without a live role, another one announces itself', async () => {
  const { rerender } = await render(<RefusedForm raised={[{ id: 'a', kind: 'danger', text: WRONG }]} />);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => visibleTexts()).toHaveLength(1);
  const form = () => page.elementLocator(document.querySelector('form') ?? document.body);
  await expect.element(form().getByRole('alert')).not.toBeInTheDocument();
  await rerender(<RefusedForm raised={[]} notice={lost} />);
  await expect.element(form().getByRole('alert')).toMatchTextContent(/cannot tell whether this went through/);
});

test('a notification with another text hides nothing', async () => {
  await render(<RefusedForm raised={[{ id: 'a', kind: 'danger', text: 'The mandate was not registered.' }]} />);
  expect(visibleTexts()).toHaveLength(1);
});

test('a failed code fetch is shown in the form, unless a notice above the page offers the reload', async () => {
  const notice: Notice = { kind: 'connectivity', text: '', via: 'answer', errors: [] };
  const line = () => page.getByText('Unable to reach the server', { exact: false });
  const { rerender } = await render(<RefusedForm raised={[]} notice={notice} />);
  await expect.element(line()).toBeVisible();
  await rerender(
    <RefusedForm
      key="raised"
      raised={[
        {
          id: 'a',
          kind: 'danger',
          text: i18n._('trouble.stuck'),
          action: { label: 'Reload', onPress: () => undefined },
        },
      ]}
      notice={notice}
    />,
  );
  await expect.element(page.getByText(i18n._('trouble.stuck'))).toBeVisible();
  await expect.element(line()).not.toBeInTheDocument();
});
