interface RecordedAnswer {
  readonly status: number;
  /** Closes the connection of an answer that is not read to its end. */
  readonly end: () => void;
}

/**
 * Returns the `fetch` of the axios client, and the answer that it received to a request: for an answer that is too long,
 * axios (1.21) reports no status and leaves the connection open.
 */
export function createRecordedFetch() {
  const answers = new WeakMap<object, RecordedAnswer>();
  return {
    fetch: async (request: RequestInfo | URL, init?: RequestInit): Promise<Response> => {
      if (!(request instanceof Request)) return fetch(request, init);
      const call = new AbortController();
      const { signal } = request;
      const abort = () => call.abort(signal.reason);
      signal.addEventListener('abort', abort);
      if (signal.aborted) abort();
      const answer = await fetch(request, { ...init, signal: call.signal });
      answers.set(request, { status: answer.status, end: () => call.abort() });
      return answer;
    },
    answerTo: (request: object): RecordedAnswer | undefined => answers.get(request),
  };
}
