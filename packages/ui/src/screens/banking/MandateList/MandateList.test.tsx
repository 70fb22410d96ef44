import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, mandateChoice, refused, type MandateChoicePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import {
  approvedMandate,
  deferredPorts,
  inactiveMandate,
  mandateChoiceInput,
  mandateLists,
  pendingMandate,
} from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { storyImageStore } from '../../../parts/form/ImageUpload/story-image-store.ts';
import { MandateList } from './MandateList.tsx';

const refresh = i18n._('mandates.choice.refreshList.of');
/** The document is visible during the test. */
const returnToPage = () => document.dispatchEvent(new Event('visibilitychange'));

test('a retry moves the focus to the heading, and Refresh is offered after a return to the page and after a failure', async () => {
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
  await press(i18n._('mandates.choice.reload'));
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mandate List' })).toHaveFocus();
  await listBankAccounts.answer(accepted({ code: '000', messageText: '', login_stage: '', result: mandateLists() }, 0));
  await expect.element(button(refresh)).not.toBeInTheDocument();
  returnToPage();
  await expect.element(button(refresh)).toBeVisible();
  await press(refresh);
  await expect.element(button(refresh)).toHaveAttribute('aria-busy', 'true');
  await expect.element(button(refresh)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  expect(listBankAccounts.calls).toHaveLength(3);
  await listBankAccounts.answer(refused('Not now.'));
  await expect.element(button(refresh)).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await listBankAccounts.answer(accepted({ code: '000', messageText: '', login_stage: '', result: mandateLists() }, 0));
  await expect.element(button(refresh)).not.toBeInTheDocument();
  await expect.element(page.getByRole('heading', { level: 1, name: 'Mandate List' })).toHaveFocus();
});

test('a ticked mandate is shown alone, and unticked it shows all; only an approved or a pending one can be ticked [OM-222 OM-223 OM-224]', async () => {
  const flow = mandateChoice(deferredPorts<MandateChoicePorts>());
  const lists = mandateLists(approvedMandate, pendingMandate, inactiveMandate);
  const input = { ...mandateChoiceInput(), lists, sip: undefined };
  function Screen() {
    const { view, remote } = useFlow(flow, input);
    return <MandateList view={view} remote={remote} imageStore={storyImageStore} />;
  }
  await render(<Screen />);
  const tick = (id: string) => page.getByRole('checkbox', { name: `Select this mandate, Mandate ${id}` });
  const cards = page.getByRole('article');
  await expect.element(cards).toHaveLength(2);
  for (const id of [approvedMandate.mandate_id, pendingMandate.mandate_id]) {
    await tick(id).click();
    await expect.element(tick(id)).toBeChecked();
    await expect.element(cards).toHaveLength(1);
    await tick(id).click();
    await expect.element(cards).toHaveLength(2);
  }
  await page.getByText('1 mandate cannot be used').click();
  await expect.element(tick(inactiveMandate.mandate_id)).toBeDisabled();
});

test.each([true, false])(
  'without a primary account no mandate can be registered, for a documented reason with a link to the accounts [OM-207 OM-211]',
  async (is_register_mandate_allowed) => {
    const flow = mandateChoice(deferredPorts<MandateChoicePorts>());
    const lists = { ...mandateLists(), customer_bank_list: [], is_register_mandate_allowed };
    const input = { ...mandateChoiceInput(), lists, sip: undefined };
    function Screen() {
      const { view, remote } = useFlow(flow, input);
      return <MandateList view={view} remote={remote} imageStore={storyImageStore} />;
    }
    await render(<Screen />);
    const register = page.getByRole('button', { name: i18n._('mandates.register.new') });
    await expect.element(register).toBeDisabled();
    await expect.element(register).toHaveAccessibleDescription(/^No bank account information found\b/);
    await expect.element(page.getByText('No bank account information found', { exact: true })).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: 'Go to your bank accounts' }))
      .toHaveAttribute('href', '/bankAccountList');
  },
);
