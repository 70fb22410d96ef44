// Begins the first reads of the page while its scripts load (decision 016). The build declares FIRST_READS above: the
// paths and bodies of the reads, whether the page is drawn from their answers (decision 105), the names of the
// headers with the token and the language, and the other headers of every call.
{
  // Content of less importance waits for the answers no longer than this.
  const PRIORITY_MS = 3_000;
  // Earlier, the answers would share the connection with the scripts; later, it would be idle while these are run.
  const PENDING_SCRIPTS = 3;
  const { reads: declared, isDrawn, tokenHeader, languageHeader, headers } = FIRST_READS;
  // A call later than this after the first call of the app is sent as its own request. The time before the first call is
  // that of the scripts: an answer that has waited for them can carry a new token, which must not be lost.
  const FRESH_FOR_MS = 10_000;
  const readToken = () => {
    try {
      return localStorage.getItem('token');
    } catch {
      return null;
    }
  };
  const token = readToken();
  const { providerUrl } = JSON.parse(document.querySelector('#config').text);
  const addressOf = (path) => new URL(`${providerUrl.replace(/\/+$/, '')}${path}`, location.href).href;
  const reads = new Map();
  let received = Promise.resolve();
  const beginRead = ({ path, body }) => {
    const call = new AbortController();
    const read = { call, body, receivedAt: 0 };
    read.answer = fetch(addressOf(path), {
      method: 'POST',
      // Forms in an answer are in the language of the page (decision 101).
      headers: { ...headers, [languageHeader]: document.documentElement.lang, [tokenHeader]: token },
      body,
      credentials: 'omit',
      redirect: 'manual',
      signal: call.signal,
    }).then((response) => {
      read.receivedAt = performance.now();
      return response;
    });
    // Its failure is reported to the call that takes it.
    read.answer.catch(() => undefined);
    // Copied before the app reads the answer.
    read.drawnAnswer = isDrawn ? read.answer.then((response) => response.clone()) : undefined;
    read.drawnAnswer?.catch(() => undefined);
    reads.set(addressOf(path), read);
    return read;
  };
  const beginDrawnRead = (path, request) => {
    const body = JSON.stringify(request);
    const begun = reads.get(addressOf(path));
    return (begun?.body === body ? begun : beginRead({ path, body })).drawnAnswer;
  };
  // The browser lists a resource once its body is complete, or has failed.
  const watchReceived = (resolve) => {
    const pending = new Set(declared.map(({ path }) => addressOf(path)));
    new PerformanceObserver((list, observer) => {
      for (const { name } of list.getEntries()) pending.delete(name);
      if (pending.size > 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'resource' });
    setTimeout(resolve, PRIORITY_MS);
  };

  // Set by the first call of the app.
  let firstCallAt;
  const beginReads = () => {
    // On a busy machine the app may run before its scripts are counted: it has sent the reads itself.
    if (firstCallAt !== undefined) return;
    received = new Promise(watchReceived);
    declared.forEach(beginRead);
  };
  let loaded = 0;
  const countScript = ({ target }) => {
    if (target.rel !== 'modulepreload') return;
    loaded += 1;
    const scripts = document.querySelectorAll('link[rel=modulepreload]');
    if (document.readyState === 'loading' || loaded < scripts.length - PENDING_SCRIPTS) return;
    document.removeEventListener('load', countScript, true);
    beginReads();
  };
  if (token && isDrawn) beginReads();
  else if (token) document.addEventListener('load', countScript, true);

  // On a slow connection, the scripts of the app would delay the answers from which a page is drawn.
  const isSlow = ['slow-2g', '2g', '3g'].includes(navigator.connection?.effectiveType);
  const waitingScripts = document.querySelector('template#app-scripts')?.content;
  const appendScripts = (selector) => document.head.append(...waitingScripts.querySelectorAll(selector));
  let isAppLoading = !waitingScripts;
  const loadApp = () => {
    if (isAppLoading) return;
    isAppLoading = true;
    appendScripts('link');
    if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', () => appendScripts('script'));
    else appendScripts('script');
  };
  if (token && isSlow) setTimeout(loadApp, PRIORITY_MS);
  else loadApp();

  // An answer can be read long after it was sent: the client would set the provider's clock back by that time. Without
  // a date, it would leave the clock of a device that is wrong by months.
  const withPresentDate = (answer, receivedAt) => {
    const sentAt = Date.parse(answer.ok ? answer.headers.get('date') : '');
    if (Number.isNaN(sentAt)) return answer;
    const answerHeaders = new Headers(answer.headers);
    answerHeaders.set('date', new Date(sentAt + performance.now() - receivedAt).toUTCString());
    return new Response(answer.body, { status: answer.status, headers: answerHeaders });
  };

  // The first call of an address takes the answer to the same request, if it comes in time.
  const fetchOrTake = async (request, init) => {
    firstCallAt ??= performance.now();
    const read = reads.get(request.url);
    reads.delete(request.url);
    if (!read) return fetch(request, init);
    const abort = () => read.call.abort(init.signal.reason);
    if (init.signal.aborted) abort();
    init.signal.addEventListener('abort', abort);
    const isSame = request.headers.get(tokenHeader) === token && (await request.clone().text()) === read.body;
    if (!isSame || performance.now() - firstCallAt > FRESH_FOR_MS) {
      abort();
      return fetch(request, init);
    }
    return read.answer.then((answer) => withPresentDate(answer, read.receivedAt));
  };
  globalThis.firstReads = {
    fetch: fetchOrTake,
    whenReceived: () => received,
    beginRead: token && isDrawn ? beginDrawnRead : undefined,
    loadApp,
  };
}
