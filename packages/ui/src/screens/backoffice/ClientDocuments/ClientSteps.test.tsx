import { i18n } from '@folioflow/flows/testing/texts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { ClientSteps, ClientStepStatus, type ClientStepsProps } from './ClientSteps.tsx';

const neighbours = { place: 2, count: 3, previous: 'CUST00000001', next: 'CUST00000003' } as const;
const button = (name: string) => page.getByRole('button', { name, exact: true });

type StepsChange = Partial<Omit<ClientStepsProps, 'areKeysOn' | 'onKeys'>>;

function SwitchedSteps(props: Omit<ClientStepsProps, 'areKeysOn' | 'onKeys'>) {
  const [areKeysOn, onKeys] = useState(true);
  return <ClientSteps {...props} areKeysOn={areKeysOn} onKeys={onKeys} />;
}

async function drawn(change: StepsChange = {}) {
  const onShowClient = vi.fn<(customerId: string) => void>();
  await render(
    <>
      <SwitchedSteps neighbours={neighbours} onShowClient={onShowClient} {...change} />
      <input aria-label="Search" />
      <input type="checkbox" aria-label="Confirm" />
    </>,
  );
  return onShowClient;
}

test('buttons and keys lead to the next and the previous client', async () => {
  const onShowClient = await drawn();
  await button(i18n._('clients.documents.next')).click();
  await button(i18n._('clients.documents.previous')).click();
  page.getByRole('checkbox', { name: 'Confirm' }).element().focus();
  await userEvent.keyboard('jk');
  expect(onShowClient.mock.calls.flat()).toEqual(['CUST00000003', 'CUST00000001', 'CUST00000003', 'CUST00000001']);
  await expect.element(page.getByText('Client 2 of 3 in the list')).toBeVisible();
});

test('the keys have no effect in a field, with a modifier, and while a dialog is open', async () => {
  const onShowClient = await drawn();
  await userEvent.type(page.getByRole('textbox'), 'jk');
  (document.activeElement as HTMLElement).blur();
  await userEvent.keyboard('{Control>}j{/Control}{Alt>}k{/Alt}');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  dialog.showModal();
  await userEvent.keyboard('j');
  dialog.remove();
  expect(onShowClient).not.toHaveBeenCalled();
  await userEvent.keyboard('j');
  expect(onShowClient).toHaveBeenCalledExactlyOnceWith('CUST00000003');
});

test('the keys have no effect once they are switched off, and the switch is reached by Tab', async () => {
  const onShowClient = await drawn();
  await button(i18n._('clients.documents.next')).click();
  await userEvent.keyboard('{Tab}');
  await expect.element(page.getByRole('checkbox', { name: 'Use the keys J (next) and K (previous)' })).toHaveFocus();
  await userEvent.keyboard(' jk');
  expect(onShowClient).toHaveBeenCalledOnce();
  await userEvent.keyboard(' k');
  expect(onShowClient).toHaveBeenLastCalledWith('CUST00000001');
});

test.each([
  ['at the end of the list', { neighbours: { ...neighbours, next: null } }],
  ['during a request', { isBusy: true }],
])('neither the button nor the key leads on %s', async (_, change) => {
  const onShowClient = await drawn(change);
  await expect.element(button(i18n._('clients.documents.next'))).toBeDisabled();
  await userEvent.keyboard('j');
  expect(onShowClient).not.toHaveBeenCalled();
});

test('the shown client is announced with the place in the list', async () => {
  const { rerender } = await render(<ClientStepStatus customerId="CUST00000001" neighbours={null} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('');
  await rerender(<ClientStepStatus customerId="CUST00000002" neighbours={neighbours} />);
  await expect.element(page.getByRole('status')).toHaveTextContent('Client CUST00000002, 2 of 3 in the list');
});
