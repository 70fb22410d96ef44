import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { render } from '../../testing/render.tsx';
import { act } from 'react';
import { ClockProvider } from './ClockProvider.tsx';
import { Countdown, secondsUntil } from './Countdown.tsx';

const START = Date.UTC(2026, 10, 20, 5, 0);
const now = () => Date.now();

beforeEach(() => {
  vi.useFakeTimers({ now: START, toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const advanceSeconds = (seconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(seconds * 1000);
  });

const countdownText = () => page.getByRole('timer').element().textContent;

async function renderCountdown(seconds: number) {
  return render(
    <ClockProvider now={now}>
      <Countdown until={START + seconds * 1000}>{(left) => `You can resend OTP in ${left} secs`}</Countdown>
    </ClockProvider>,
  );
}

test('counts seconds down to zero and stops', async () => {
  await renderCountdown(120);
  expect(countdownText()).toBe('You can resend OTP in 120 secs');
  await advanceSeconds(5);
  expect(countdownText()).toBe('You can resend OTP in 115 secs');
  await advanceSeconds(115);
  expect(countdownText()).toBe('You can resend OTP in 0 secs');
  await advanceSeconds(10);
  expect(countdownText()).toBe('You can resend OTP in 0 secs');
  expect(vi.getTimerCount()).toBe(0);
});

test('is announced at 60, 30 and 10 seconds only', async () => {
  const { container } = await renderCountdown(62);
  const said = () => container.querySelector('[aria-live]')?.textContent;
  const heard: (string | undefined)[] = [];
  for (let second = 0; second < 62; second += 1) {
    await advanceSeconds(1);
    if (said() !== '') heard.push(said());
  }
  expect(heard).toEqual([
    'You can resend OTP in 60 secs',
    'You can resend OTP in 30 secs',
    'You can resend OTP in 10 secs',
  ]);
});

test('secondsUntil rounds up to whole seconds', () => {
  expect([secondsUntil(120_000, 0), secondsUntil(120_000, 1), secondsUntil(120_000, 999), secondsUntil(0, 5)]).toEqual([
    120, 120, 120, 0,
  ]);
});
