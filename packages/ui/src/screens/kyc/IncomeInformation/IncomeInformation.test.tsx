import { i18n } from '@folioflow/flows/testing/texts';
import { accepted, detailsPage, type DetailsPageOutput, type DetailsPagePorts } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { createSubmissionKeyCounter, deferredPorts, openPersonalStage } from '@folioflow/flows/testing';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from '../../../testing/render.tsx';
import { IncomeInformation } from './IncomeInformation.tsx';

async function opened(stage = openPersonalStage) {
  const ports = deferredPorts<DetailsPagePorts>();
  const { getStageInfo, updatePersonalInfo } = ports;
  const flow = detailsPage(ports);
  const outputs: DetailsPageOutput[] = [];
  const input = { attribute: 'income', newSubmission: createSubmissionKeyCounter() } as const;
  function Page() {
    const { view, remote } = useFlow(flow, input, { onOutput: (output) => outputs.push(output) });
    return <IncomeInformation view={view} remote={remote} />;
  }
  await render(<Page />);
  await getStageInfo.answer(accepted(stage, 0));
  return { updatePersonalInfo, outputs };
}

const next = () => page.getByRole('button', { name: i18n._('personal.next'), exact: true });
const marked = (label: Element | null) => label !== null && getComputedStyle(label, '::after').content.includes('*');

test('every label has the required mark, and Next requires every answer [ON-357]', async () => {
  const { outputs, updatePersonalInfo } = await opened();
  const labels = page
    .getByRole('combobox')
    .elements()
    .map((control) => (control as HTMLSelectElement).labels[0] ?? null);
  const legends = page
    .getByRole('group')
    .elements()
    .map((group) => group.querySelector('legend'));
  expect([...labels, ...legends].map(marked)).toEqual([true, true, true, true, true, true]);
  await userEvent.click(next());
  expect([outputs, updatePersonalInfo.calls]).toEqual([[], []]);
  await expect.element(page.getByLabelText('Source of wealth', { exact: true })).toHaveFocus();
  await expect.poll(() => page.getByText('Please answer yes or no').elements().length).toBe(3);
});

test('a missing list is shown as an error at its field', async () => {
  await opened({ ...openPersonalStage, state_parameters: { ...openPersonalStage.state_parameters, master_list: {} } });
  await expect
    .poll(() => page.getByText('This list could not be loaded. Reload the page to try again.').elements().length)
    .toBe(3);
});

test('Previous leads to Detailed Information [ON-355]', async () => {
  const { outputs } = await opened();
  await userEvent.click(page.getByRole('button', { name: 'Previous' }));
  await expect.poll(() => outputs).toEqual([{ kind: 'left', exit: { to: 'personaldetails' } }]);
});
