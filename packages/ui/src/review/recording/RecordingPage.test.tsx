import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import '../../tokens/tokens.css';
import { findViolations } from '../probes/accessibility.ts';
// The page loads the fixtures of all flows on demand, which takes a server of tests longer than a poll.
import './open-recording.ts';
import { encodeRecording } from './recording-code.ts';
import { RecordingPage } from './RecordingPage.tsx';
import { fullWatchlist, impossibleSignIn, refusedSignIn, unknownStart } from './sample-recordings.ts';

const linkTo = (unit: string, story: string, trace: string) => `?path=/story/${unit}--${story}&play=${trace}`;

test('a pasted recording is opened with its fixtures and a link that plays it', async () => {
  const screen = await render(<RecordingPage given="" linkTo={linkTo} />);
  const field = screen.getByLabelText('Paste a recording');
  await field.fill(await encodeRecording(refusedSignIn));
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect.element(screen.getByText(/4 steps\./)).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Play the recording' }))
    .toHaveAttribute('href', expect.stringMatching(/^\?path=\/story\/signIn--\w+&play=[\w-]+$/) as string);
  expect(screen.getByRole('listitem').elements()).toHaveLength(4);
  expect(await findViolations(screen.container)).toEqual([]);
});

test('a recording without a fixture names the step, and plays the steps before it', async () => {
  const screen = await render(<RecordingPage given={await encodeRecording(impossibleSignIn)} linkTo={linkTo} />);
  await expect
    .element(screen.getByText(/Step 4 has no fixture. After login the app was in requestingCode/))
    .toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Play the steps before it' })).toBeVisible();
  await expect.element(screen.getByText('Not replayed · requestingCode')).toBeVisible();
  expect(await findViolations(screen.container)).toEqual([]);
});

test('a flow without stories of its own has no link, and a damaged recording its reason', async () => {
  const screen = await render(<RecordingPage given={await encodeRecording(refusedSignIn)} linkTo={() => null} />);
  await expect.element(screen.getByText(/^This flow has no stories of its own/)).toBeVisible();
  await screen.getByLabelText('Paste a recording').fill('damaged');
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByText(/The recording is damaged\./)).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
});

test('a start from an input of the fixtures is named, and a start without a fixture has a way out', async () => {
  const screen = await render(<RecordingPage given={await encodeRecording(fullWatchlist)} linkTo={linkTo} />);
  await expect.element(screen.getByText(/starts with an input of the fixtures, which no story has/)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Play the recording' })).toBeVisible();
  await screen.getByLabelText('Paste a recording').fill(await encodeRecording(unknownStart));
  await screen.getByRole('button', { name: 'Open' }).click();
  await expect.element(screen.getByText(/The start has no fixture\. No story .* in entering\.passkey\./)).toBeVisible();
  await expect.element(screen.getByText(/another version than this review room, record the flow again/)).toBeVisible();
  expect(screen.getByRole('link').elements()).toEqual([]);
  expect(await findViolations(screen.container)).toEqual([]);
});
