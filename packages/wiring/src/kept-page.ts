import type { Exit } from '@folioflow/flows';
import type { KeptFlow } from '@folioflow/flows/react';
import { isExitToSamePath, normalizePath } from './exit-paths.ts';

/** The pictures of a page. */
interface PagePictures {
  readonly clear: () => void;
}

/** The page on which a session ended. */
interface KeptPage {
  /** The person of the session. */
  readonly owner: string;
  readonly pathname: string;
  readonly search: string;
  /** Navigation state of its history entry. */
  readonly state: unknown;
  /** A sign-in has led back to it; a later one does not. */
  readonly isReturned: boolean;
  /** Its flows by the id of their charts. */
  readonly flows: Map<string, KeptFlow>;
  /** Its pictures, until the page that is shown again takes them over. */
  readonly pictures: PagePictures | null;
}

/**
 * The entries of a page on which a session ended. They live in the memory of the tab, belong to the person of that
 * session, and are dropped for another person and on sign-out.
 */
export interface KeptPages {
  /** Registers a running flow of the shown page; the returned function removes it. */
  readonly register: (chart: string, keep: () => KeptFlow | null) => () => void;
  /** Returns the state of a flow that was kept on the page of this address. */
  readonly find: (chart: string) => KeptFlow | undefined;
  /** Removes the state of a flow after it was started from it. */
  readonly clear: (chart: string) => void;
  /** Returns the pictures that were kept with the page of this address. */
  readonly findPictures: () => PagePictures | undefined;
  /** Registers the pictures of the shown page; the returned function clears them, unless they are kept. */
  readonly registerPictures: (pictures: PagePictures) => () => void;
  /** Keeps the shown page at the end of the session of a person. */
  readonly keep: (owner: string) => void;
  /** Drops a page that was kept for another person; for null, every page. */
  readonly admit: (owner: string | null) => void;
  /**
   * Returns the exit to the kept page in the place of an exit after sign-in that leads to a default page or to the kept
   * page itself; else the exit.
   */
  readonly resolveExit: (exit: Exit<string>, defaults: readonly string[]) => Exit<string>;
}

const navigationState = (): unknown => (history.state as { readonly usr?: unknown } | null)?.usr ?? null;
const isShown = ({ pathname, search, state }: KeptPage): boolean =>
  normalizePath(pathname) === normalizePath(location.pathname) &&
  search === location.search &&
  JSON.stringify(state) === JSON.stringify(navigationState());

const exitToPage = ({ pathname, search, state }: KeptPage): Exit<string> => {
  const [to = '', ...params] = pathname.split('/').filter(Boolean).map(decodeURIComponent);
  return {
    to,
    params,
    search,
    replace: true,
    ...(state === null ? {} : { state: state as NonNullable<Exit['state']> }),
  };
};

export function createKeptPages(): KeptPages {
  const running = new Map<string, () => KeptFlow | null>();
  let kept: KeptPage | null = null;
  let shown: PagePictures | null = null;
  let clearing: { readonly pictures: PagePictures; readonly timer: ReturnType<typeof setTimeout> } | null = null;
  const setKept = (page: KeptPage | null) => {
    if (kept?.pictures !== page?.pictures) kept?.pictures?.clear();
    kept = page;
  };
  return {
    register: (chart, keep) => {
      running.set(chart, keep);
      return () => {
        if (running.get(chart) === keep) running.delete(chart);
      };
    },
    find: (chart) => (kept !== null && isShown(kept) ? kept.flows.get(chart) : undefined),
    clear: (chart) => {
      if (kept !== null && isShown(kept)) kept.flows.delete(chart);
    },
    findPictures: () => (kept !== null && isShown(kept) ? (kept.pictures ?? undefined) : undefined),
    registerPictures: (pictures) => {
      shown = pictures;
      if (clearing?.pictures === pictures) clearTimeout(clearing.timer);
      if (kept?.pictures === pictures) kept = { ...kept, pictures: null };
      return () => {
        if (shown === pictures) shown = null;
        if (kept?.pictures === pictures) return;
        // StrictMode runs cleanup and effect again at once.
        clearing = { pictures, timer: setTimeout(() => pictures.clear()) };
      };
    },
    keep: (owner) => {
      setKept(null);
      // Without a browser no page runs a flow.
      if (running.size === 0) return;
      const { pathname, search } = location;
      const flows = new Map(
        [...running].flatMap(([chart, keep]) => {
          const flow = keep();
          return flow === null ? [] : [[chart, flow] as const];
        }),
      );
      setKept({ owner, pathname, search, state: navigationState(), isReturned: false, flows, pictures: shown });
    },
    admit: (owner) => {
      if (kept?.owner !== owner) setKept(null);
    },
    resolveExit: (exit, defaults) => {
      if (kept === null || kept.isReturned) return exit;
      if (!defaults.includes(exit.to) && !isExitToSamePath(kept.pathname, exit)) return exit;
      kept = { ...kept, isReturned: true };
      return exitToPage(kept);
    },
  };
}
