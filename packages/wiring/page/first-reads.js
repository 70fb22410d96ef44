// Begins the first reads of the page while its scripts load (decision 016). The build declares FIRST_READS above: the
// paths of the reads, the name of the header with the token, and the other headers of every call.
{
  // A call later than this after its read has begun is sent as its own request.
  const FRESH_FOR_MS = 10_000;
  // Content of less importance waits for the answers no longer than this.
  const PRIORITY_MS = 3_000;
  // Earlier, the answers would share the connection with the scripts; later, it would be idle while these are run.
  const PENDING_SCRIPTS = 3;
  const { paths, tokenHeader, headers } = FIRST_READS;
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
  const beginRead = (path) => {
    const call = new AbortController();
    const answer = fetch(addressOf(path), {
      method: 'POST',
      headers: { ...headers, [tokenHeader]: token },
      body: '{}',
      credentials: 'omit',
      redirect: 'manual',
      signal: call.signal,
    });
    // Its failure is reported to the call that takes it.
    answer.catch(() => undefined);
    reads.set(addressOf(path), { call, answer, begunAt: performance.now() });
  };
  // The browser lists a resource once its body is complete, or has failed.
  const watchReceived = (resolve) => {
    const pending = new Set(paths.map(addressOf));
    new PerformanceObserver((list, observer) => {
      for (const { name } of list.getEntries()) pending.delete(name);
      if (pending.size > 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'resource' });
    setTimeout(resolve, PRIORITY_MS);
  };

  let loaded = 0;
  const countScript = ({ target }) => {
    if (target.rel !== 'modulepreload') return;
    loaded += 1;
    const scripts = document.querySelectorAll('link[rel=modulepreload]');
    if (document.readyState === 'loading' || loaded < scripts.length - PENDING_SCRIPTS) return;
    document.removeEventListener('load', countScript, true);
    received = new Promise(watchReceived);
    paths.forEach(beginRead);
  };
  if (token) document.addEventListener('load', countScript, true);

  // The first call of an address takes the answer to the same request, if it comes in time.
  const fetchOrTake = (address, init) => {
    const read = reads.get(address);
    reads.delete(address);
    if (!read) return fetch(address, init);
    const abort = () => read.call.abort(init.signal.reason);
    const isSame = init.body === '{}' && init.headers[tokenHeader] === token;
    if (!isSame || performance.now() - read.begunAt > FRESH_FOR_MS) {
      abort();
      return fetch(address, init);
    }
    if (init.signal.aborted) abort();
    init.signal.addEventListener('abort', abort);
    return read.answer;
  };
  globalThis.firstReads = { fetch: fetchOrTake, whenReceived: () => received };
}
