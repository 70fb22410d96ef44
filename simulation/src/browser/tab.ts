import type { Exit, NoticeRaised } from '@folioflow/flows';
import { exitPathOf, type BrowserStores, type Store, type Wiring } from '@folioflow/wiring/headless';
import type { VirtualClock } from '../kit/clock.ts';
import type { Random } from '../kit/random.ts';
import type { Network } from '../world/network.ts';
import type { SimulatedProvider } from '../world/provider.ts';
import type { AppKind } from './app-kind.ts';
import { createEntry, pushEntry, type History, type HistoryEntry } from './history.ts';
import { createMemoryStore, type MemoryStore } from './memory-store.ts';
import { openPage, type OpenedPage } from './opened-page.ts';

export interface TabServices {
  readonly clock: VirtualClock;
  readonly network: Network;
  readonly provider: SimulatedProvider;
  readonly random: Random;
  readonly onCrash: (error: unknown) => void;
}

/** A tab of an app without a browser: its history, its stores and the flows of the shown page. */
export interface Tab {
  readonly id: string;
  readonly isSignedIn: () => boolean;
  readonly entry: () => HistoryEntry;
  readonly page: () => OpenedPage;
  /** Notices above the screens since the page was opened. */
  readonly notices: () => readonly Omit<NoticeRaised, 'type'>[];
  readonly navigate: (exit: Exit<string>) => void;
  readonly goBack: () => boolean;
  /** Loads the page again: the app, the session and the flows start anew, history and stores remain. */
  readonly reload: () => void;
  readonly signOut: () => void;
  /** Reports the time to the app; `isActive` if the person has done something in the tab. */
  readonly reportTime: (isActive: boolean) => void;
  /** Brings pages, guards and stores in line with the views; true if a page has changed. */
  readonly sync: () => boolean;
  readonly close: () => void;
  readonly stores: BrowserStores;
  /** Texts in the session store. */
  readonly sessionEntries: MemoryStore['entries'];
}

/**
 * @param local the store of the device, which all tabs of a person share
 * @param first the page that the tab opens
 */
export function openTab<A extends Wiring>(
  kind: AppKind<A>,
  id: string,
  local: Store,
  services: TabServices,
  first: string,
): Tab {
  const { clock, network, random } = services;
  const sessionStore = createMemoryStore();
  const stores: BrowserStores = { local, session: sessionStore };
  const history: History = { entries: [createEntry({ to: first })], index: 0 };
  let notices: Omit<NoticeRaised, 'type'>[] = [];
  let isNavigated = false;
  let isShown = false;

  const startApp = (): A =>
    kind.start({
      stores,
      clock,
      random,
      adapter: network.adapterOf(id, kind.origin),
      onSessionExit: (exit) => navigate(kind.resolveSessionExit(exitPathOf(entry()), exit)),
    });
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
  const open = (): OpenedPage => {
    isShown = kind.accessOf(app, entry()) === 'allowed';
    return openPage(kind, isShown, {
      ...services,
      app,
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
    const access = kind.accessOf(app, entry());
    if (typeof access !== 'string') navigate(access.exit);
    else if (access === 'allowed' && !isShown) show();
    else return false;
    return true;
  };
  return {
    id,
    stores,
    sessionEntries: sessionStore.entries,
    isSignedIn: () => kind.isSignedIn(app),
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
      kind.stop(app);
      app = startApp();
      show();
    },
    signOut: () => kind.signOut(app),
    reportTime: (isActive) => kind.reportTime(app, clock.now(), isActive),
    sync: () => {
      const wasNavigated = isNavigated;
      isNavigated = false;
      if (guard()) return true;
      return page.sync() || wasNavigated;
    },
    close: () => {
      page.close();
      kind.stop(app);
    },
  };
}
