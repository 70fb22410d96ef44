import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createWallClock } from './wall-clock.ts';

const START = Date.UTC(2026, 10, 20, 5, 0);

beforeEach(() => {
  vi.useFakeTimers({ now: START });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A cooldown of two minutes; returns whether it is over. */
function startCooldown() {
  const clock = createWallClock();
  const end = vi.fn<() => void>();
  const cancel = clock.setTimeout(end, 120_000) as unknown;
  return { isOver: () => end.mock.calls.length === 1, cancel: () => clock.clearTimeout(cancel) };
}

test('a delay ends with the timer of the browser', () => {
  const { isOver } = startCooldown();
  vi.advanceTimersByTime(119_999);
  expect(isOver()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('a delay that passed while the timers were frozen ends a second after the page runs again', () => {
  const { isOver } = startCooldown();
  vi.setSystemTime(START + 150_000);
  vi.advanceTimersByTime(1000);
  expect(isOver()).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test.each(['visibilitychange', 'pageshow', 'focus'])('and at once with %s', (awakening) => {
  const { isOver } = startCooldown();
  vi.setSystemTime(START + 119_999);
  window.dispatchEvent(new Event(awakening));
  expect(isOver()).toBe(false);
  vi.setSystemTime(START + 120_000);
  window.dispatchEvent(new Event(awakening));
  expect(isOver()).toBe(true);
});

test('a clock that is set back prolongs no delay', () => {
  const { isOver } = startCooldown();
  vi.setSystemTime(START - 86_400_000);
  vi.advanceTimersByTime(120_000);
  expect(isOver()).toBe(true);
});

test('a cancelled delay never ends and leaves no timer', () => {
  const { isOver, cancel } = startCooldown();
  cancel();
  expect(vi.getTimerCount()).toBe(0);
  vi.advanceTimersByTime(150_000);
  window.dispatchEvent(new Event('focus'));
  expect(isOver()).toBe(false);
});
