import type { Notice } from '@folioflow/flows';
import { useState, type ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { BrandContext } from '../../../shell/brand.ts';
import { NoticeHost, type Notice as Raised } from '../../../shell/NoticeHost.tsx';
import { NoticeLine, NoticeText } from './NoticeLine.tsx';

const failed: Notice = {
  kind: 'unreachable',
  text: 'The list is locked. The fund house is closed.',
  via: 'http',
  errors: ['The list is locked.', 'The fund house is closed.'],
};
const lost: Notice = { ...failed, kind: 'lostAnswer' };
const unread: Notice = { kind: 'unreachable', text: 'The answer ends too early.', via: 'network', errors: [] };
const notificationsOf = ({ errors }: Notice): readonly Raised[] =>
  errors.map((text, place) => ({ id: String(place), kind: 'danger', text }));
const dialogOf = ({ text }: Notice): readonly Raised[] => [{ id: 'dialog', kind: 'alert', text }];

/** A page whose place fails on a press, with the notices that the failure raises. */
function FailingPage({ raised, children }: { raised: readonly Raised[]; children: ReactNode }) {
  const [notices, setNotices] = useState<readonly Raised[] | null>(null);
  return (
    <BrandContext value={{ product: 'Folioflow', errorPlacement: 'inPlace' }}>
      <NoticeHost
        notices={notices ?? []}
        onDismiss={(dismissed) => setNotices((all) => all?.filter(({ id }) => id !== dismissed) ?? null)}
      >
        <Button onClick={() => setNotices(raised)}>Load</Button>
        {notices !== null && children}
      </NoticeHost>
    </BrandContext>
  );
}

/** Records the overlays that were ever in the page, also those that are removed before they are drawn. */
function recordOverlays() {
  const seen: string[] = [];
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes, target } of changes)
      for (const node of addedNodes)
        if (
          node instanceof Element &&
          ((target instanceof Element && target.closest('[popover]') !== null) || node.matches('[role=alertdialog]'))
        )
          seen.push(node.textContent);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return seen;
}

const failedLoad = (notice: Notice) => (
  <>
    <NoticeText notice={notice} />
    <Button>Try again</Button>
  </>
);
const load = () => page.getByRole('button', { name: 'Load' }).click();
const notification = (text: string) => document.querySelector('[popover]')?.textContent.includes(text) ?? false;

test('a failed load is shown once, in place and politely, each error on its own line', async () => {
  const overlays = recordOverlays();
  await render(<FailingPage raised={notificationsOf(failed)}>{failedLoad(failed)}</FailingPage>);
  await load();
  const place = page.getByRole('status');
  await expect.element(place.getByText('The list is locked.', { exact: true })).toBeVisible();
  await expect.element(place.getByText('The fund house is closed.', { exact: true })).toBeVisible();
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.element(page.getByRole('alert')).toHaveLength(0);
  expect(overlays).toEqual([]);
});

test('the dialog of a failed load is not opened, that of an action is', async () => {
  const overlays = recordOverlays();
  const { unmount } = await render(<FailingPage raised={dialogOf(unread)}>{failedLoad(unread)}</FailingPage>);
  await load();
  await expect.element(page.getByText(unread.text)).toBeVisible();
  expect(overlays).toEqual([]);
  await unmount();
  await render(
    <FailingPage raised={dialogOf(unread)}>
      <NoticeLine notice={unread} />
    </FailingPage>,
  );
  await load();
  await expect.element(page.getByRole('alertdialog')).toHaveAccessibleDescription(unread.text);
});

test('a failed action is an alert in place, and the uncertainty of a lost answer has its own line', async () => {
  await render(
    <FailingPage raised={notificationsOf(lost)}>
      <NoticeLine notice={lost} />
    </FailingPage>,
  );
  await load();
  const place = page.getByRole('alert');
  await expect.element(place.getByText('The list is locked.', { exact: true })).toBeVisible();
  await expect.element(place.getByText(/^We did not get an answer, so we cannot tell/)).toBeVisible();
  expect(place.elements()).toHaveLength(1);
});

test('without a place the notification is shown', async () => {
  await render(<FailingPage raised={notificationsOf(failed)}>no place</FailingPage>);
  await load();
  await expect.poll(() => notification('The list is locked.')).toBe(true);
});

test('a hidden place and a place below a dialog settle no notification', async () => {
  const { unmount } = await render(
    <FailingPage raised={notificationsOf(failed)}>
      <div hidden>{failedLoad(failed)}</div>
    </FailingPage>,
  );
  await load();
  await expect.poll(() => notification('The list is locked.')).toBe(true);
  await unmount();
  const pageBelowDialog = (notices: readonly Raised[]) => (
    <BrandContext value={{ product: 'Folioflow', errorPlacement: 'inPlace' }}>
      <NoticeHost notices={notices} onDismiss={() => undefined}>
        {notices.length > 0 && failedLoad(failed)}
        <Dialog open title="Mandate" onClose={() => undefined}>
          PIN
        </Dialog>
      </NoticeHost>
    </BrandContext>
  );
  const { rerender } = await render(pageBelowDialog([]));
  await expect.element(page.getByRole('dialog')).toBeVisible();
  await rerender(pageBelowDialog(notificationsOf(failed)));
  await expect.element(page.getByRole('dialog').getByText('The list is locked.')).toBeVisible();
});
