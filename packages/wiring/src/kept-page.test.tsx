import type { Exit } from '@folioflow/flows';
import type { KeptFlow } from '@folioflow/flows/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createKeptPages } from './kept-page.ts';

const ASHA = '["9876543210","asha@example.in"]';
const defaults = ['portfolio'];
const portfolio: Exit<string> = { to: 'portfolio', replace: true };
const flowAtRest = { status: 'active', output: undefined, error: undefined } as KeptFlow;

/** Keeps a page with one flow at this address at the end of Asha's session. */
function keepPage(path: string, state: unknown = null) {
  const { href } = location;
  const earlier: unknown = history.state;
  onTestFinished(() => history.replaceState(earlier, '', href));
  const show = (at: string, usr: unknown) => history.replaceState({ usr }, '', at);
  show(path, state);
  const pages = createKeptPages();
  const leave = pages.register('checkout', () => flowAtRest);
  pages.register('loading', () => null);
  pages.keep(ASHA);
  leave();
  show('/signin/', null);
  return { pages, show };
}

test('a sign-in that leads to a default page, or to the page itself, leads back once, with address and state', () => {
  const back = { to: 'charts', params: ['INF1', 'Fund/1'], search: '?at=1', replace: true, state: { amount: '5' } };
  const { pages } = keepPage('/charts/INF1/Fund%2F1/?at=1', { amount: '5' });
  expect(pages.resolveExit(portfolio, defaults)).toEqual(back);
  expect(pages.resolveExit(portfolio, defaults)).toBe(portfolio);
  const named = { to: 'bankVerification', state: { is_new: true } };
  expect(keepPage('/bankVerification').pages.resolveExit(named, defaults)).toMatchObject({ to: 'bankVerification' });
});

test('a page that the server names is not replaced', () => {
  const { pages } = keepPage('/orderCheckout/');
  const exit: Exit<string> = { to: 'verify-pin' };
  expect(pages.resolveExit(exit, defaults)).toBe(exit);
});

test('a flow is found on its page alone, with the same state of the entry, until it was started', () => {
  const { pages, show } = keepPage('/orderCheckout/', { order: '1' });
  expect(pages.find('checkout')).toBeUndefined();
  show('/orderCheckout/', { order: '2' });
  expect(pages.find('checkout')).toBeUndefined();
  show('/orderCheckout', { order: '1' });
  expect([pages.find('checkout'), pages.find('loading')]).toEqual([flowAtRest, undefined]);
  pages.clear('checkout');
  expect(pages.find('checkout')).toBeUndefined();
});

test.each([
  ['for another person', '["9000000001","b@example.in"]'],
  ['on sign-out', null],
])('everything is dropped %s', (_, person) => {
  const { pages, show } = keepPage('/orderCheckout/');
  pages.admit(ASHA);
  pages.admit(person);
  expect(pages.resolveExit(portfolio, defaults)).toBe(portfolio);
  show('/orderCheckout/', null);
  expect(pages.find('checkout')).toBeUndefined();
});

test('pictures are cleared when their page is left, unless they are kept; kept ones are cleared when they are dropped', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const pictures = { clear: vi.fn<() => void>() };
  const pages = createKeptPages();
  pages.register('bank', () => flowAtRest);
  const leave = pages.registerPictures(pictures);
  pages.keep(ASHA);
  leave();
  vi.runAllTimers();
  expect(pictures.clear).not.toHaveBeenCalled();
  expect(pages.findPictures()).toBe(pictures);
  pages.admit(null);
  expect(pictures.clear).toHaveBeenCalledOnce();
  pages.registerPictures(pictures)();
  vi.runAllTimers();
  expect(pictures.clear).toHaveBeenCalledTimes(2);
});
