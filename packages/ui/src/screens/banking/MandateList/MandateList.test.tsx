import { accepted, mandateChoice, refused, type MandateChoicePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { deferredPorts, mandateChoiceInput, mandateLists } from '@folioflow/flows/testing';
import { mandates } from '@folioflow/flows/words/mandates';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { MandateList } from './MandateList.tsx';

test('a retry moves the focus to the heading of the list, and a reload leaves it on the reload button', async () => {
  const ports = deferredPorts<MandateChoicePorts>();
  const { listBankAccounts } = ports;
  const flow = mandateChoice(ports);
  const input = { ...mandateChoiceInput(), lists: null, sip: undefined };
  function Screen() {
    const { view, remote } = useFlow(flow, input);
    return <MandateList view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(<Screen />);
  const button = (name: string) => page.getByRole('button', { name });
  const press = async (name: string) => {
    (button(name).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
  };
  await listBankAccounts.answer(refused('Your mandates cannot be shown right now.'));
  await press(mandates['choice.reload']);
  await expect.element(page.getByRole('heading', { level: 1, name: 'Debit mandates' })).toHaveFocus();
  await listBankAccounts.answer(accepted({ code: '000', messageText: '', login_stage: '', result: mandateLists() }, 0));
  await press('Refresh the list');
  await expect.element(button('Refresh the list')).toHaveAttribute('aria-busy', 'true');
  await expect.element(button('Refresh the list')).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(listBankAccounts.calls).toHaveLength(3);
  await listBankAccounts.answer(refused('Not now.'));
  await expect.element(button('Refresh the list')).toHaveFocus();
});
