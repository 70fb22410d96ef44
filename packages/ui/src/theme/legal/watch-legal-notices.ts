import { checkLegalNotices, type LegalCheckOptions } from './check-legal-notices.ts';
import { formatFaults } from './legal-fault.ts';

/** Replaced by bundlers: the check is no part of a production build. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Changes are checked after transitions and the first paint. */
const SETTLE_MS = 500;
/** A changed style sheet raises no event. */
const POLL_MS = 3000;

export interface LegalWatchOptions extends LegalCheckOptions {
  readonly root?: Document | ShadowRoot | undefined;
  /** Called with one message whenever the faults change; by default it is an error in the console (`reportError`). */
  readonly report?: ((message: string) => void) | undefined;
}

/** Raised for notices that the law requires and that cannot be read. */
class UnreadableNoticeError extends Error {
  override readonly name = 'UnreadableNoticeError';
}

/** The browser shows it as an error in its console. */
const raiseFaults = (message: string) => reportError(new UnreadableNoticeError(message));

function startWatch({ root = document, required, report = raiseFaults }: LegalWatchOptions): () => void {
  const ended = new AbortController();
  let reported = '';
  let timer = 0;
  const check = () => {
    const faults = checkLegalNotices(root, { required });
    const message = faults.length === 0 ? '' : formatFaults(faults);
    if (message !== reported && message !== '') report(message);
    reported = message;
  };
  const scheduleCheck = () => {
    clearTimeout(timer);
    timer = window.setTimeout(check, SETTLE_MS);
  };
  const observer = new MutationObserver(scheduleCheck);
  observer.observe(root, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['scroll', 'resize', 'transitionend', 'animationend'])
    addEventListener(type, scheduleCheck, { capture: true, passive: true, signal: ended.signal });
  const poll = window.setInterval(check, POLL_MS);
  scheduleCheck();
  return () => {
    ended.abort();
    observer.disconnect();
    clearTimeout(timer);
    clearInterval(poll);
  };
}

/**
 * Development only: watches a page and reports mandatory notices that cannot be read. In a production build it does
 * nothing, and bundlers drop the check.
 *
 * @returns a function that ends the watch
 */
export function watchLegalNotices(options: LegalWatchOptions = {}): () => void {
  // Bundlers drop a branch, but not what follows a return.
  if (process.env.NODE_ENV !== 'production') return startWatch(options);
  return () => undefined;
}
