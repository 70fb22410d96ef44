import '@folioflow/ui/tokens.css';
import { createElement, Fragment, StrictMode, type ReactNode } from 'react';
import { createRoot, type RootOptions } from 'react-dom/client';
import { expect, inject, onTestFinished, test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { press } from './hands.ts';
import { createNetwork, type Network } from './network.ts';

export { describe, expect } from 'vitest';
export { page, userEvent } from 'vitest/browser';
export type { Network } from './network.ts';

/** An app as its `main.tsx` begins it. */
export interface BegunApp {
  readonly drawn: ReactNode;
  readonly options: RootOptions;
  /** Who holds the session, and hears of every answer. */
  readonly session: { stop(): unknown };
}

interface Fixtures {
  readonly network: Network;
  readonly browser: undefined;
}

const nothing = (): void => undefined;

let Frame: typeof StrictMode = StrictMode;

/** Until the test ends every part is drawn once, as in the app that is built: other tests begin each page with React's double look. */
export function drawOnce(): void {
  Frame = Fragment;
  onTestFinished(() => {
    Frame = StrictMode;
  });
}

/** The real app under test: how it is opened, and the `test` whose end closes it. */
export function appUnderTest(start: () => BegunApp) {
  /** The app from its start until it is closed. */
  function begin(): () => void {
    const place = document.createElement('div');
    document.body.append(place);
    const { drawn, options, session } = start();
    const root = createRoot(place, options);
    root.render(createElement(Frame, null, drawn));
    return () => {
      root.unmount();
      // A closed page hears no more of what other pages keep, nor an answer that is still being read.
      session.stop();
      Object.assign(session, { send: nothing });
      place.remove();
    };
  }

  let close = nothing;
  const test = base.extend<Fixtures>({
    browser: [
      async ({ task: _ }, give) => {
        localStorage.clear();
        sessionStorage.clear();
        const said = vi.spyOn(console, 'error').mockReturnValue(undefined);
        await give(undefined);
        close();
        close = nothing;
        const { calls } = said.mock;
        said.mockRestore();
        expect(calls, 'The page was not quiet').toEqual([]);
      },
      { auto: true },
    ],
    network: [
      async ({ task: _ }, give) => {
        const { close: end, ...network } = createNetwork(inject('appConfig').providerUrl);
        await give(network);
        end();
      },
      { auto: true },
    ],
  });
  return {
    test,
    /** The page is asked for again, as the browser's own button does; what the browser keeps is there. */
    reload: (): void => {
      close();
      close = begin();
    },
    /** Begins the app anew at an address, as a person does who types it; what the browser keeps is there, and of the entry's state what is handed in. */
    visit: (path: string, state: unknown = null): void => {
      // What the page that is left still wants to write into its own entry must not land in the next one.
      close();
      history.pushState(state === null ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
      close = begin();
    },
  };
}

/** Waits until the address is this one. */
export const isAt = (path: RegExp) => expect.poll(() => location.pathname).toMatch(path);
export const field = (name: string) => page.getByLabelText(name, { exact: true });
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** The OK of the dialog that stands above the page. */
export const acknowledge = () => press(page.getByRole('alertdialog').getByRole('button', { name: 'OK' }));

/** The dialog above the page says this; then it is closed. */
export async function closeAlert(text: string | RegExp): Promise<void> {
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toMatchTextContent(text);
  await acknowledge();
  await expect.element(dialog).toHaveLength(0);
}
