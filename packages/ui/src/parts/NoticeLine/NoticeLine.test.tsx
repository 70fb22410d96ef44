import type { Notice } from '@folioflow/flows';
import { trouble } from '@folioflow/flows/words/trouble';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { PasswordField } from '../../primitives/PasswordField/PasswordField.tsx';
import { TextField } from '../../primitives/TextField/TextField.tsx';
import { NoticeHost, type Notice as Raised } from '../../shell/NoticeHost.tsx';
import { NoticeLine } from './NoticeLine.tsx';

const WRONG = 'The email or the password is not right.';
const refusal: Notice = { kind: 'refused', text: WRONG, via: 'answer', errors: [] };
const lost: Notice = { kind: 'lostAnswer', text: WRONG, via: 'http', errors: [WRONG] };

/** A form whose last attempt went wrong, below what is said above the page. */
function Refused({ raised, notice = refusal }: { raised: readonly Raised[]; notice?: Notice }) {
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
const visible = () =>
  page
    .getByText(WRONG, { exact: false })
    .elements()
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
const ok = () => page.getByRole('button', { name: 'OK' });

test('what a dialog says stands once; after its OK the text stands at the form, and the focus in its field', async () => {
  await render(<Refused raised={[{ id: 'a', kind: 'popup', text: WRONG }]} />);
  await expect.element(ok()).toBeVisible();
  expect(visible()).toHaveLength(1);
  await ok().click();
  await expect.element(page.getByLabelText('Password', { exact: true })).toHaveFocus();
  expect(visible()).toHaveLength(1);
});

test('the text has its room beforehand: nothing moves when the dialog has gone', async () => {
  await render(<Refused raised={[{ id: 'a', kind: 'alert', text: WRONG }]} />);
  const height = () => document.querySelector('form')?.getBoundingClientRect().height;
  const before = height();
  await ok().click();
  await expect.poll(() => visible()).toHaveLength(1);
  expect(height()).toBe(before);
});

test('a refusal stands until something is changed, a lost answer stays', async () => {
  const { rerender } = await render(<Refused raised={[]} />);
  expect(visible()).toHaveLength(1);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'another');
  await expect.poll(() => visible()).toHaveLength(0);
  await rerender(<Refused raised={[]} notice={{ ...refusal }} />);
  await expect.poll(() => visible()).toHaveLength(1);
  await rerender(<Refused raised={[]} notice={lost} />);
  await userEvent.fill(page.getByLabelText('Password', { exact: true }), 'once more');
  await expect.element(page.getByRole('alert')).toMatchTextContent(/cannot tell whether this went through/);
});

test('a notification says it once too, moves no focus, and a lost answer is told beside it all the same', async () => {
  await render(<Refused raised={[{ id: 'a', kind: 'danger', text: WRONG }]} notice={lost} />);
  await expect.element(page.getByText(/cannot tell whether this went through/)).toBeVisible();
  expect(visible()).toHaveLength(1);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect.poll(() => visible()).toHaveLength(1);
  expect(document.activeElement?.closest('form')).toBeNull();
});

test('a text of another matter above hides nothing', async () => {
  await render(<Refused raised={[{ id: 'a', kind: 'danger', text: 'The mandate was not registered.' }]} />);
  expect(visible()).toHaveLength(1);
});

test('code that did not come is said at the form, unless what mends it is said above the page', async () => {
  const notice: Notice = { kind: 'connectivity', text: '', via: 'answer', errors: [] };
  const line = () => page.getByText('Unable to reach the server', { exact: false });
  const { rerender } = await render(<Refused raised={[]} notice={notice} />);
  await expect.element(line()).toBeVisible();
  await rerender(
    <Refused key="raised" raised={[{ id: 'a', kind: 'danger', text: trouble.newVersion }]} notice={notice} />,
  );
  await expect.element(page.getByText(trouble.newVersion)).toBeVisible();
  await expect.element(line()).not.toBeVisible();
});
