import { createTrace, paymentJourneys, schemeListJourneys, signInJourneys } from '@folioflow/flows/testing';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from '../../../ui/src/testing/render.tsx';
import { SignIn } from '../../../ui/src/screens/access/SignIn/SignIn.tsx';
import { findViolations } from '../../../ui/src/story-tests/probes/accessibility.ts';
import { encodeTrace } from './share-link.ts';
import type { PlayedStory } from './story-player.ts';
import { PlayHarness } from './testing/PlayHarness.tsx';

type SignInProps = Parameters<typeof SignIn>[0];

const drawSignIn = ({ view, remote }: PlayedStory) => (
  <SignIn view={view as SignInProps['view']} remote={remote as SignInProps['remote']} />
);
const openPanel = (scenario: keyof typeof signInJourneys.scenarios, trace?: string) =>
  render(
    <PlayHarness
      journeys={signInJourneys}
      scenario={scenario}
      draw={drawSignIn}
      {...(trace === undefined ? {} : { trace })}
    />,
  );

test('the screen and the panel play one flow, forward and back', async () => {
  const screen = await openPanel('EnteringMobile');
  await screen.getByRole('button', { name: 'Play this story' }).click();
  await screen.getByRole('textbox', { name: /mobile/i }).fill('9876543210');
  await expect
    .element(screen.getByRole('button', { name: /draft\.changed sent: patch\.mobile: 9876543210/ }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'mobile.submitted' }).click();
  await expect.element(screen.getByText('signIn: requestingCode')).toBeVisible();
  await expect.element(screen.getByRole('heading', { name: 'Next steps' })).toHaveFocus();
  await screen.getByRole('button', { name: /^Fail lost answer$/ }).click();
  await expect.element(screen.getByText('signIn: entering.mobile')).toBeVisible();
  await screen.getByRole('button', { name: 'Step back' }).click();
  await expect.element(screen.getByText('signIn: requestingCode')).toBeVisible();
  await screen.getByRole('button', { name: 'Story' }).click();
  await expect.element(screen.getByRole('textbox', { name: /mobile/i })).toHaveValue('');
  await expect.element(screen.getByRole('button', { name: 'Step back' })).toBeDisabled();
  await screen.getByRole('button', { name: 'Stop' }).click();
  await expect.element(screen.getByRole('button', { name: 'Play this story' })).toBeVisible();
});

test('the answers of the call of a child are a list with its name', async () => {
  const trace = encodeTrace(
    createTrace(signInJourneys, 'SigningUp', [
      { step: 'inside', child: 'mobileEntry', within: { type: 'draft.changed', mobile: '9876543210' } },
      { step: 'inside', child: 'mobileEntry', within: { type: 'mobile.submitted' } },
    ]),
  );
  const screen = await render(<PlayHarness journeys={signInJourneys} scenario="SigningUp" trace={trace} />);
  const answers = screen.getByRole('list', { name: 'Answer mobileEntry › requestCode' });
  await expect.element(answers.getByRole('button', { name: /^Fail refused 034/ })).toBeVisible();
});

test('a key takes a step of a child', async () => {
  const screen = await render(<PlayHarness journeys={signInJourneys} scenario="SigningUp" isStarted />);
  const typing = screen.getByRole('button', { name: /mobileEntry › draft\.changed mobile: 9876543210/ });
  await expect.element(typing).toBeVisible();
  (typing.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('signIn: signingUp, mobileEntry: entering')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: /mobileEntry › mobile\.submitted/ })).toBeVisible();
});

test('time passes in words, and ends the delays of the flow in their order', async () => {
  const screen = await render(<PlayHarness journeys={paymentJourneys} scenario="MessageShownUpi" isStarted />);
  await expect.element(screen.getByRole('button', { name: 'Skip 10 seconds upi check interval ends' })).toBeVisible();
  await screen.getByRole('button', { name: 'Skip 5 minutes upi check interval, upi checked end' }).click();
  await expect.element(screen.getByText('payment: approving.unchecked')).toBeVisible();
  await expect.element(screen.getByText('20 Nov 2026, 10:35 AM IST')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Time' }).fill('2');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Unit' }), 'working days');
  await screen.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.element(screen.getByText('24 Nov 2026, 10:35 AM IST')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Time' }).fill('1.5');
  await screen.getByRole('button', { name: 'Skip', exact: true }).click();
  await expect.element(screen.getByText('Enter 1 to 999.')).toBeVisible();
});

test('a late answer arrives after shorter delays, and too late after the flow has stopped waiting', async () => {
  const screen = await render(<PlayHarness journeys={paymentJourneys} scenario="MessageShownUpiChecking" isStarted />);
  const late = screen.getByRole('textbox', { name: 'Answer late by, in seconds' });
  await late.fill('-1');
  await expect.element(screen.getByText('Enter a number of seconds from 0 to 3600.')).toBeVisible();
  await late.fill('600');
  await screen.getByRole('button', { name: 'Fail lost answer' }).click();
  await expect.element(screen.getByText('payment: approving.unchecked')).toBeVisible();
  await expect
    .element(screen.getByRole('button', { name: /late by 10 minutes, upi checked ended, too late/ }))
    .toBeVisible();
});

test('an event is sent with a payload of its form, which says what does not fit', async () => {
  const screen = await render(<PlayHarness journeys={schemeListJourneys} scenario="Loaded" isStarted />);
  const edit = screen.getByRole('button', { name: /^Edit page\.chosen/ }).first();
  await edit.click();
  await expect.element(edit).toHaveAttribute('aria-expanded', 'true');
  const page = screen.getByRole('textbox', { name: 'page' });
  await page.fill('two');
  await screen.getByRole('button', { name: 'Send page.chosen' }).click();
  await expect.element(page).toHaveAccessibleDescription(/Enter a number\./);
  await page.fill('99');
  await screen.getByRole('button', { name: 'Send page.chosen' }).click();
  await expect
    .element(screen.getByRole('alert'))
    .toHaveTextContent('The flow does not accept page.chosen with these values here.');
  await page.fill('2');
  await screen.getByRole('button', { name: 'Send page.chosen' }).click();
  await expect.element(screen.getByRole('button', { name: '1. page.chosen sent: page: 2' })).toBeVisible();
  await expect.element(page).not.toBeInTheDocument();
});

test('a secret of a form is masked, and its trace is not shared', async () => {
  const screen = await openPanel('EnteringEmail');
  await screen.getByRole('button', { name: 'Play this story' }).click();
  await screen.getByRole('textbox', { name: /email/i }).fill('asha@example.in');
  await screen.getByRole('button', { name: /^Edit credentials\.submitted/ }).click();
  const password = screen.getByLabelText('password', { exact: true });
  await expect.element(password).toHaveAttribute('type', 'password');
  await password.fill('my own password');
  await screen.getByRole('button', { name: 'Send credentials.submitted' }).click();
  await expect.element(screen.getByText('signIn: checkingCredentials')).toBeVisible();
  await expect.element(screen.getByText('sent: •••')).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test('a long trace scrolls to the shown step', async () => {
  const steps = Array.from({ length: 20 }, (_, count) => ({ type: 'tab.chosen', tab: count % 2 ? 'mobile' : 'email' }));
  const trace = encodeTrace(createTrace(signInJourneys, 'EnteringMobile', steps));
  const screen = await openPanel('EnteringMobile', trace);
  const shown = screen.getByRole('button', { name: /^20\./ });
  await expect.element(shown).toHaveAttribute('aria-current', 'step');
  const list = screen.getByRole('list', { name: 'Steps' }).element().getBoundingClientRect();
  expect(shown.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom);
});

test('a link reopens its trace, a scenario and a bug report are copied as text', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await openPanel('EnteringMobile');
  await screen.getByRole('button', { name: 'Play this story' }).click();
  await screen.getByRole('button', { name: 'tab.chosen tab: email' }).click();
  await screen.getByRole('button', { name: 'Copy link' }).click();
  await expect.element(screen.getByText('Link copied')).toBeVisible();
  await screen.getByRole('button', { name: 'Copy as scenario' }).click();
  await screen.getByRole('button', { name: 'Copy bug report' }).click();
  const [link = '', scenario, report] = writeText.mock.calls.map(([text]) => text);
  expect(scenario).toBe(
    "EnteringMobilePlayed: scenario('entering.email', {\n  steps: [\n    { type: 'tab.chosen', tab: 'email' },\n  ],\n}),\n",
  );
  expect(report).toContain(`[Open the trace](${link})`);
  const reopened = await openPanel('EnteringMobile', link.replace('?play=', ''));
  await expect
    .element(reopened.getByRole('button', { name: '1. tab.chosen sent: tab: email' }).last())
    .toHaveAttribute('aria-current', 'step');
  writeText.mockRestore();
});

test('a damaged link says so and offers the story', async () => {
  const screen = await openPanel('EnteringMobile', 'damaged');
  await expect.element(screen.getByRole('alert')).toHaveTextContent('The trace is no JSON text.');
  await expect.element(screen.getByRole('button', { name: 'Play this story' })).toBeVisible();
});

test('a password that was typed by hand hides the copies', async () => {
  const screen = await openPanel('EnteringEmail');
  await screen.getByRole('button', { name: 'Play this story' }).click();
  await screen.getByRole('textbox', { name: /email/i }).fill('asha@example.in');
  await screen.getByLabelText(/^password/i).fill('my own password');
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByText('signIn: checkingCredentials')).toBeVisible();
  await expect.element(screen.getByText(/Use the sample value/)).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Copy link' })).not.toBeInTheDocument();
});

test.each(['light', 'dark'])('the panel has no accessibility faults in the %s theme', async (theme) => {
  document.documentElement.dataset['theme'] = theme;
  const screen = await render(<PlayHarness journeys={signInJourneys} scenario="RequestingCode" isStarted />);
  await expect.element(screen.getByRole('heading', { name: 'Next steps' })).toBeVisible();
  expect(await findViolations(screen.container)).toEqual([]);
  delete document.documentElement.dataset['theme'];
});
