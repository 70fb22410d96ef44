import { createProvider } from '@folioflow/api';
import { decideRouteAccess, type Exit, type NoticeRaised } from '@folioflow/flows';
import { exitPathOf, resolveSessionExit, type BrowserStores, type Store } from '@folioflow/wiring/headless';
import { createApp, type App } from '../../../apps/investor/src/wiring/create-app.ts';
import type { VirtualClock } from '../kit/clock.ts';
import type { Random } from '../kit/random.ts';
import type { Network } from '../world/network.ts';
import { PROVIDER_ORIGIN, type SimulatedProvider } from '../world/provider.ts';
import { createEntry, pushEntry, type History, type HistoryEntry } from './history.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { openPage, type OpenedPage } from './opened-page.ts';
import { isPublicPage, pageOpeners } from './pages.ts';

export interface TabServices {
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly provider: SimulatedProvider;
  readonly random: Random;
  readonly onCrash: (error: unknown) => void;
}

/** A tab of the investor app without a browser: its history, its stores and the flows of the shown page. */
export interface Tab {
  readonly id: string;
  readonly app: () => App;
  readonly entry: () => HistoryEntry;
  readonly page: () => OpenedPage;
  /** Notices above the screens since the page was opened. */
  readonly notices: () => readonly Omit<NoticeRaised, 'type'>[];
  readonly navigate: (exit: Exit<string>) => void;
  readonly goBack: () => boolean;
  /** Loads the page again: the app, the session and the flows start anew, history and stores remain. */
  readonly reload: () => void;
  readonly signOut: () => void;
  /** Brings pages, guards and stores in line with the views; true if a page has changed. */
  readonly sync: () => boolean;
  readonly close: () => void;
  readonly stores: BrowserStores;
  /** Texts in the session store. */
  readonly sessionEntries: MemoryStore['entries'];
}

const config = {
  providerUrl: `${PROVIDER_ORIGIN}/api/v1`,
  paymentOrigins: [PROVIDER_ORIGIN],
  esignSdkUrl: '',
  checkoutSdkUrl: '',
  checkoutOrigins: [],
  helpdeskUrl: '',
  company: '',
  product: '',
  logoUrl: '',
  supportEmail: '',
  supportPhone: '',
  codeEntry: 'direct',
  errorPlacement: 'inPlace',
} as const;

/**
 * @param local the store of the device, which all tabs of a person share
 * @param first the page that the tab opens
 */
export function openTab(id: string, local: Store, services: TabServices, first: string): Tab {
  const { clock, network, provider, random, onCrash } = services;
  const sessionStore = createMemoryStore();
  const stores: BrowserStores = { local, session: sessionStore };
  const history: History = { entries: [createEntry({ to: first })], index: 0 };
  let notices: Omit<NoticeRaised, 'type'>[] = [];
  let isNavigated = false;
  let isShown = false;

  const startApp = (): App => {
    const app = createApp(config, {
      stores,
      now: clock.now,
      clock,
      newSubmission: random.uuid,
      connect: (settings) => createProvider({ ...settings, now: clock.now, adapter: network.adapterOf(id) }),
    });
    app.session.onExit((exit) => navigate(resolveSessionExit(exitPathOf(entry()), exit)));
    return app;
  };
  const entry = (): HistoryEntry => {
    const current = history.entries[history.index];
    if (current === undefined) throw new Error(`Tab ${id} shows no entry.`);
    return current;
  };
  const show = (): void => {
    page.close();
    notices = [];
    isNavigated = true;
    page = open();
  };
  const accessOf = () =>
    isPublicPage(entry().to) ? 'allowed' : decideRouteAccess('stored', app.session.observed.get());
  const open = (): OpenedPage => {
    isShown = accessOf() === 'allowed';
    return openPage(isShown ? pageOpeners : {}, {
      app,
      provider,
      clock,
      random,
      onCrash,
      currentEntry: entry,
      raiseNotice: (notice) => void notices.push(notice),
      navigate: (exit) => navigate(exit),
      replaceState: (state) => {
        entry().state = state;
      },
    });
  };
  const navigate = (exit: Exit<string>): void => {
    pushEntry(history, createEntry(exit), exit.replace ?? false);
    show();
  };
  let app = startApp();
  let page = open();
  /** Leaves a page that the session does not allow, and shows the page of a session that was restored meanwhile. */
  const guard = (): boolean => {
    const access = accessOf();
    if (typeof access !== 'string') navigate(access.exit);
    else if (access === 'allowed' && !isShown) show();
    else return false;
    return true;
  };
  return {
    id,
    stores,
    sessionEntries: sessionStore.entries,
    app: () => app,
    entry,
    page: () => page,
    notices: () => notices,
    navigate,
    goBack: () => {
      if (history.index === 0) return false;
      history.index -= 1;
      show();
      return true;
    },
    reload: () => {
      page.close();
      app.session.actor.stop();
      app = startApp();
      show();
    },
    signOut: () => app.session.actor.send({ type: 'user.signedOut' }),
    sync: () => {
      const wasNavigated = isNavigated;
      isNavigated = false;
      if (guard()) return true;
      return page.sync() || wasNavigated;
    },
    close: () => {
      page.close();
      app.session.actor.stop();
    },
  };
}
