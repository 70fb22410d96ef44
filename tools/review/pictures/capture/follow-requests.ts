import type { CDPSession } from 'playwright';

/** Follows the requests of a page, because code that is loaded on demand is not announced in the page. */
export async function followRequests(session: CDPSession) {
  const pending = new Set<string>();
  let count = 0;
  let resume: (() => void) | null = null;
  const end = ({ requestId }: { readonly requestId: string }) => {
    pending.delete(requestId);
    if (pending.size === 0) resume?.();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (!request.url.startsWith('http')) return;
    count += 1;
    pending.add(requestId);
  });
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  await session.send('Network.enable');
  return {
    /** Number of requests until now. */
    count: () => count,
    /** Forgets the requests of a page that is left. */
    forget: () => pending.clear(),
    isIdle: () => pending.size === 0,
    wait: () => (pending.size === 0 ? Promise.resolve() : new Promise<void>((resolve) => (resume = resolve))),
  };
}
