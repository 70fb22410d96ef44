import { expect } from 'vitest';

/** A part of a multipart request; of a file its name, type, size, and the first four bytes in hexadecimal. */
export interface FormPart {
  readonly name: string;
  readonly text?: string;
  readonly file?: { readonly name: string; readonly type: string; readonly size: number; readonly begins: string };
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
export type Mishap = (send: Send, signal: AbortSignal) => Promise<Response>;

const partOf = async ([name, value]: [string, FormDataEntryValue]): Promise<FormPart> => {
  if (typeof value === 'string') return { name, text: value };
  const bytes = new Uint8Array(await value.slice(0, 4).arrayBuffer());
  const begins = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return { name, file: { name: value.name, type: value.type, size: value.size, begins } };
};

async function callOf(request: Request, path: string): Promise<ProviderCall> {
  const type = request.headers.get('content-type') ?? '';
  const isForm = type.startsWith('multipart/form-data');
  const text = isForm ? '' : await request.clone().text();
  return {
    path,
    method: request.method,
    headers: Object.fromEntries(request.headers),
    body: type.startsWith('application/json') && text !== '' ? (JSON.parse(text) as ProviderCall['body']) : {},
    parts: isForm ? await Promise.all([...(await request.clone().formData())].map(partOf)) : [],
  };
}

/** The network between the app and its provider in a test: the sent calls and the injected faults. */
export interface Network {
  readonly calls: readonly ProviderCall[];
  to(path: string): readonly ProviderCall[];
  /** Queues a fault for the next call of this path; the returned function removes it. */
  meet(path: string, mishap: Mishap): () => void;
  /** Returns true while no call is running. */
  isQuiet(): boolean;
  /** The next call of this path does not arrive. */
  cutOff(path: string): void;
  /** The next call has its effect, and its answer is lost. */
  loseAnswer(path: string): void;
  /** The next call has its effect, and its answer never arrives. The promise resolves after the effect. */
  arrives(path: string): Promise<undefined>;
  /** The next call does not arrive, and the page waits for its answer; resolves when it was sent. */
  vanishes(path: string): Promise<undefined>;
  /** The next call has its effect, and its answer is told otherwise. */
  rewriteAnswer(path: string, rewrite: (answer: Record<string, unknown>) => unknown): void;
  /** The next call is not sent; `json` is its answer. */
  answer(path: string, json: unknown, status?: number): void;
  /** The next call is not sent; `body`, which is no JSON, is its answer. */
  answerUnreadably(path: string, body: string): void;
  /** Waits until no call is running. */
  quiet(): Promise<void>;
  /** Delays every call until the returned function is called. */
  pause(): () => void;
  /** Delays the next call until the returned function is called. */
  hold(path: string): () => void;
  /** Returns the provider's answer to the next call of this path. */
  answerTo<Answer>(path: string): Promise<Answer>;
}

export function createNetwork(base: string): Network & { readonly close: () => void } {
  const own = window.fetch;
  const send = own.bind(window);
  const calls: ProviderCall[] = [];
  const mishaps = new Map<string, Mishap[]>();
  const next = (path: string, mishap: Mishap) => void mishaps.set(path, [...(mishaps.get(path) ?? []), mishap]);
  let underWay = 0;
  let gate = Promise.resolve<undefined>(undefined);
  const lost = () => new TypeError('Failed to fetch');
  const untilAborted = (signal: AbortSignal): Promise<Response> =>
    new Promise((_, reject) => signal.addEventListener('abort', () => reject(lost())));

  window.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!request.url.startsWith(`${base}/`)) return send(request);
    const path = new URL(request.url).href.slice(base.length + 1);
    const open = gate;
    const carry = async () => {
      await open;
      return send(request);
    };
    underWay += 1;
    try {
      calls.push(await callOf(request, path));
      const [mishap, ...later] = mishaps.get(path) ?? [];
      mishaps.set(path, later);
      return await (mishap === undefined ? carry() : mishap(carry, request.signal));
    } finally {
      underWay -= 1;
    }
  };
  return {
    calls,
    to: (path) => calls.filter((call) => call.path === path),
    meet: (path, mishap) => {
      next(path, mishap);
      return () =>
        void mishaps.set(
          path,
          (mishaps.get(path) ?? []).filter((waiting) => waiting !== mishap),
        );
    },
    isQuiet: () => underWay === 0,
    cutOff: (path) => next(path, () => Promise.reject(lost())),
    loseAnswer: (path) =>
      next(path, async (carry) => {
        await carry();
        throw lost();
      }),
    arrives: (path) => {
      const arrived = Promise.withResolvers<undefined>();
      next(path, async (carry, signal) => {
        await carry();
        arrived.resolve(undefined);
        return untilAborted(signal);
      });
      return arrived.promise;
    },
    vanishes: (path) => {
      const sent = Promise.withResolvers<undefined>();
      next(path, (_, signal) => {
        sent.resolve(undefined);
        return untilAborted(signal);
      });
      return sent.promise;
    },
    rewriteAnswer: (path, rewrite) =>
      next(path, async (carry) => {
        const response = await carry();
        return Response.json(rewrite((await response.json()) as Record<string, unknown>));
      }),
    answer: (path, json, status = 200) => next(path, () => Promise.resolve(Response.json(json, { status }))),
    answerUnreadably: (path, body) => next(path, () => Promise.resolve(new Response(body))),
    quiet: () => expect.poll(() => underWay).toBe(0),
    pause: () => {
      const free = Promise.withResolvers<undefined>();
      gate = free.promise;
      return () => free.resolve(undefined);
    },
    hold: (path) => {
      const free = Promise.withResolvers<undefined>();
      next(path, async (carry) => {
        await free.promise;
        return carry();
      });
      return () => free.resolve(undefined);
    },
    answerTo: <Answer>(path: string) => {
      const told = Promise.withResolvers<Answer>();
      next(path, async (carry) => {
        const response = await carry();
        told.resolve((await response.clone().json()) as Answer);
        return response;
      });
      return told.promise;
    },
    close: () => {
      window.fetch = own;
    },
  };
}
