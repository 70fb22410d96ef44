import '@folioflow/ui/tokens.css';
import { createElement, Fragment, StrictMode, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { expect, inject, onTestFinished, test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './gestures.ts';
import { createNetwork, type Network } from './network.ts';

export { describe, expect } from 'vitest';
export { page, userEvent } from 'vitest/browser';
export type { Network } from './network.ts';

/** The clock of the tests, which the sandbox has too; in ms since the epoch. */
export const now = (): number => Date.now() + inject('clockLeadMs');

/** An app as started by its `main.tsx`. */
export interface StartedApp {
  readonly element: ReactNode;
  readonly options: RootOptions;
  /** The session, which receives every answer. */
  readonly session: { stop(): unknown };
}

interface Fixtures {
  readonly network: Network;
  readonly browser: undefined;
}

const noop = (): void => undefined;

let Frame: typeof StrictMode = StrictMode;

/** Renders every component once until the test ends, as in a built app; other tests use the double render of React. */
export function disableStrictMode(): void {
  Frame = Fragment;
  onTestFinished(() => {
    Frame = StrictMode;
  });
}

/** The real app under test: functions to open it, and the `test` fixture that closes it. */
export function createAppTest(start: () => StartedApp) {
  /** Starts the app; the returned function closes it. */
  function startApp(): () => void {
    const place = document.createElement('div');
    document.body.append(place);
    const { element, options, session } = start();
    const root = createRoot(place, options);
    root.render(createElement(Frame, null, element));
    return () => {
      root.unmount();
      // A closed page receives no more storage events of other pages, and no pending answer.
      session.stop();
      Object.assign(session, { send: noop });
      place.remove();
    };
  }

  let close = noop;
  const test = base.extend<Fixtures>({
    browser: [
      async ({ task: _ }, use) => {
        localStorage.clear();
        sessionStorage.clear();
        const errors = vi.spyOn(console, 'error').mockReturnValue(undefined);
        await use(undefined);
        close();
        close = noop;
        const { calls } = errors.mock;
        errors.mockRestore();
        expect(calls, 'The page wrote errors to the console').toEqual([]);
      },
      { auto: true },
    ],
    network: [
      async ({ task: _ }, use) => {
        const { close: end, ...network } = createNetwork(inject('appConfig').providerUrl);
        await use(network);
        end();
      },
      { auto: true },
    ],
  });
  return {
    test,
    /** Reloads the page like the browser's button; stored values remain. */
    reload: (): void => {
      close();
      close = startApp();
    },
    /**
     * Starts the app at an address, as if a user typed it; stored values remain. `state`: navigation state of the
     * entry.
     */
    visit: (path: string, state: unknown = null): void => {
      // A pending write of the closed page to its own entry must not reach the next entry.
      close();
      history.pushState(state === null ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
      close = startApp();
    },
  };
}

/** Waits until the address matches. */
export const waitForPath = (path: RegExp) => expect.poll(() => location.pathname).toMatch(path);
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Presses OK in the dialog above the page. */
export const pressDialogOk = () => press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));

/** Checks the text of the dialog above the page and closes it. */
export async function closeAlert(text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(text);
  await pressDialogOk();
  await expect.element(dialog).toHaveLength(0);
}
