import '@folioflow/ui/tokens.css';
import { Fragment, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, inject, onTestFinished, test as base, vi } from 'vitest';
import { page } from 'vitest/browser';
import { rootOptions } from '@folioflow/wiring';
import { ownMobile, sandboxOf, type InvestorSandbox } from '../../../../tools/serve/sandbox-client.ts';
import { InvestorApp } from '../app/InvestorApp.tsx';
import { routeAt } from '../app/titles.ts';
import { createApp } from '../wiring/create-app.ts';
import { press } from './hands.ts';
export type { Network } from './network.ts';
import { createNetwork, type Network } from './network.ts';

export { describe, expect } from 'vitest';
export { page, userEvent } from 'vitest/browser';

/** The persona that tests copy: approved, one primary account, two nominees, no orders. */
export const READY = '9000000100';

export interface Investor {
  readonly mobile: string;
  readonly sandbox: InvestorSandbox;
  /** Puts a session of this investor into the browser; the next page visited is signed in. */
  signIn(like?: string): Promise<void>;
  /** Another session of the same investor, with all that was done so far. */
  signInAgain(): Promise<void>;
}

interface Fixtures {
  /** This test's own investor, whom no other test knows. */
  readonly investor: Investor;
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

/** The app from its start, as `main.tsx` begins it, until it is closed. */
function begin(): () => void {
  const place = document.createElement('div');
  document.body.append(place);
  const app = createApp(inject('appConfig'));
  const root = createRoot(place, rootOptions(app, routeAt));
  root.render(
    <Frame>
      <InvestorApp app={app} />
    </Frame>,
  );
  return () => {
    root.unmount();
    // A closed page hears no more of what other pages keep, nor an answer that is still being read.
    app.session.actor.stop();
    Object.assign(app.session.actor, { send: nothing });
    place.remove();
  };
}

let close = nothing;

/** The page is asked for again, as the browser's own button does; what the browser keeps is there. */
export function reload(): void {
  close();
  close = begin();
}

/** Begins the app anew at an address, as a person does who types it; what the browser keeps is there, and of the entry's state what is handed in. */
export function visit(path: string, state: unknown = null): void {
  // What the page that is left still wants to write into its own entry must not land in the next one.
  close();
  history.pushState(state === null ? null : { usr: state, key: 'visited', idx: 0 }, '', path);
  close = begin();
}

export const test = base.extend<Fixtures>({
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
  investor: async ({ task: _ }, give) => {
    const mobile = ownMobile();
    const sandbox = sandboxOf(inject('sandbox'), mobile);
    const keep = async (session: ReturnType<InvestorSandbox['session']>) => {
      for (const [key, text] of Object.entries(await session)) localStorage.setItem(key, text);
    };
    await give({
      mobile,
      sandbox,
      signIn: (like = READY) => keep(sandbox.session(like)),
      signInAgain: () => keep(sandbox.session()),
    });
  },
});

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
