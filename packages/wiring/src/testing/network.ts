import { expect } from 'vitest';
import { waitForFrames } from './layout-shifts.ts';
import { areImportsPending } from './pending-imports.ts';

/** A part of a multipart request; of a file its name, type, size, and the first four bytes in hexadecimal. */
export interface FormPart {
  readonly name: string;
  readonly text?: string;
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly firstBytes: string };
}

/** A call as the app sends it. */
export interface ProviderCall {
  readonly path: string;
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  /** The body of a JSON request. */
  readonly body: Readonly<Record<string, unknown>>;
  /** The parts of a multipart request. */
  readonly parts: readonly FormPart[];
}

type Send = () => Promise<Response>;
/** Replaces the next call of a path on the network. */
export type NetworkFault = (send: Send, signal: AbortSignal) => Promise<Response>;

const formPartOf = async ([name, value]: [string, FormDataEntryValue]): Promise<FormPart> => {
  if (typeof value === 'string') return { name, text: value };
  const bytes = new Uint8Array(await value.slice(0, 4).arrayBuffer());
  const firstBytes = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, file: { name: value.name, type: value.type, size: value.size, firstBytes } };
};

async function providerCallOf(request: Request, path: string): Promise<ProviderCall> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const text = isForm ? '' : await request.clone().text();
  return {
    path,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: type.startsWith('application/json') && text !== '' ? (JSON.parse(text) as ProviderCall['body']) : {},
    parts: isForm ? await Promise.all([...(await request.clone().formData())].map(formPartOf)) : [],
  };
}

/** The network between the app and its provider in a test: the sent calls and the injected faults. */
export interface Network {
  readonly calls: readonly ProviderCall[];
  callsTo(path: string): readonly ProviderCall[];
  /** Queues a fault for the next call of this path; the returned function removes it. */
  injectFault(path: string, fault: NetworkFault): () => void;
  /** Returns true while no call is running, and no code is being loaded whose first call may follow. */
  isQuiet(): boolean;
  /** The next call of this path does not arrive. */
  dropNextCall(path: string): void;
  /** The next call has its effect, and its answer is lost. */
  loseAnswer(path: string): void;
  /** The next call has its effect, and its answer never arrives. The promise resolves after the effect. */
  deliverWithoutAnswer(path: string): Promise<undefined>;
  /** The next call does not arrive, and the page waits for its answer; resolves when it was sent. */
  stallNextCall(path: string): Promise<undefined>;
  /** The next call has its effect, and the function rewrites its answer. */
  rewriteAnswer(path: string, rewrite: (answer: Record<string, unknown>) => unknown): void;
  /** The next call is not sent; `json` is its answer. */
  answerWith(path: string, json: unknown, status?: number): void;
  /** The next call is not sent; its answer is `body`, which is not JSON. */
  answerWithText(path: string, body: string): void;
  /** Waits until no call is running and none follows. */
  waitUntilQuiet(): Promise<void>;
  /** Delays every call until the returned function is called. */
  delayCalls(): () => void;
  /** Delays the next call until the returned function is called. */
  delayNextCall(path: string): () => void;
  /** Returns the provider's answer to the next call of this path. */
  captureAnswer<Answer>(path: string): Promise<Answer>;
}

export function createNetwork(base: string): Network & { readonly close: () => void } {
  const own = window.fetch;
  const fetchFromServer = own.bind(window);
  const calls: ProviderCall[] = [];
  const faults = new Map<string, NetworkFault[]>();
  const queueFault = (path: string, fault: NetworkFault) => void faults.set(path, [...(faults.get(path) ?? []), fault]);
  let underWay = 0;
  const isQuiet = () => underWay === 0 && !areImportsPending();
  let parsed: Promise<unknown> = Promise.resolve();
  /** Calls at the same time are recorded, and meet their faults, in the order in which they are sent. */
  const parseInTurn = (request: Request, path: string): Promise<ProviderCall> => {
    const call = parsed.then(() => providerCallOf(request, path));
    parsed = call.catch(() => undefined);
    return call;
  };
  let gate = Promise.resolve<undefined>(undefined);
  const networkError = () => new TypeError('Failed to fetch');
  const rejectOnAbort = (signal: AbortSignal): Promise<Response> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(networkError())));

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${base}/`)) return fetchFromServer(request);
    const path = new URL(request.url).href.slice(base.length + 1);
    const open = gate;
    const carry = async () => {
      await open;
      return fetchFromServer(request);
    };
    underWay += 1;
    try {
      calls.push(await parseInTurn(request, path));
      const [fault, ...later] = faults.get(path) ?? [];
      faults.set(path, later);
      return await (fault === undefined ? carry() : fault(carry, request.signal));
    } finally {
      underWay -= 1;
    }
  };
  return {
    calls,
    callsTo: (path) => calls.filter((call) => call.path === path),
    injectFault: (path, fault) => {
      queueFault(path, fault);
      return () =>
        void faults.set(
          path,
          (faults.get(path) ?? []).filter((waiting) => waiting !== fault),
        );
    },
    isQuiet,
    dropNextCall: (path) => queueFault(path, () => Promise.reject(networkError())),
    loseAnswer: (path) =>
      queueFault(path, async (send) => {
        await send();
        throw networkError();
      }),
    deliverWithoutAnswer: (path) => {
      const arrived = Promise.withResolvers<undefined>();
      queueFault(path, async (send, signal) => {
        await send();
        arrived.resolve(undefined);
        return rejectOnAbort(signal);
      });
      return arrived.promise;
    },
    stallNextCall: (path) => {
      const sent = Promise.withResolvers<undefined>();
      queueFault(path, (_, signal) => {
        sent.resolve(undefined);
        return rejectOnAbort(signal);
      });
      return sent.promise;
    },
    rewriteAnswer: (path, rewrite) =>
      queueFault(path, async (send) => {
        const response = await send();
        const date = response.headers.get('date');
        // The app reads the provider's clock from it.
        const init = date === null ? {} : { headers: { date } };
        return Response.json(rewrite((await response.json()) as Record<string, unknown>), init);
      }),
    answerWith: (path, json, status = 200) => queueFault(path, () => Promise.resolve(Response.json(json, { status }))),
    answerWithText: (path, body) => queueFault(path, () => Promise.resolve(new Response(body))),
    waitUntilQuiet: () =>
      expect
        .poll(async () => {
          // A page renders its answer before it sends the next call.
          await waitForFrames(2);
          return isQuiet();
        })
        .toBe(true),
    delayCalls: () => {
      const free = Promise.withResolvers<undefined>();
      gate = free.promise;
      return () => free.resolve(undefined);
    },
    delayNextCall: (path) => {
      const free = Promise.withResolvers<undefined>();
      queueFault(path, async (send) => {
        await free.promise;
        return send();
      });
      return () => free.resolve(undefined);
    },
    captureAnswer: <Answer>(path: string) => {
      const captured = Promise.withResolvers<Answer>();
      queueFault(path, async (send) => {
        const response = await send();
        captured.resolve((await response.clone().json()) as Answer);
        return response;
      });
      return captured.promise;
    },
    close: () => {
      window.fetch = own;
    },
  };
}
