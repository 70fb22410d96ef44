export interface FrozenPage {
  /** Counts code that is loaded on demand as pending. */
  followImport(loading: Promise<unknown>): void;
  /** Starts the random numbers of a story. */
  startStory(id: string): void;
  /** Resolves when nothing more happens by itself: to null, or to a message if the page never comes to rest. */
  settle(): Promise<string | null>;
}

declare global {
  var frozenPage: FrozenPage;
}

/**
 * Runs in the page before all of its scripts, so it may not use other functions of this file. Stops the clock, seeds
 * random numbers, and counts the work that is pending.
 */
export function freezePage({ now, longestTimer, acceleration, longestWait }: PageLimits): void {
  const RealDate = Date;
  globalThis.Date = class extends RealDate {
    constructor(...parts: readonly unknown[]) {
      super(...((parts.length === 0 ? [now] : parts) as ConstructorParameters<DateConstructor>));
    }
    static override now = () => now;
  } as DateConstructor;

  let state = 1;
  const nextRandom = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  Math.random = nextRandom;
  crypto.getRandomValues = (array) => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    bytes.forEach((_, at) => (bytes[at] = Math.floor(nextRandom() * 256)));
    return array;
  };
  const randomDigits = (length: number) =>
    Array.from({ length }, () => Math.floor(nextRandom() * 16).toString(16)).join('');
  crypto.randomUUID = () =>
    `${randomDigits(8)}-${randomDigits(4)}-4${randomDigits(3)}-8${randomDigits(3)}-${randomDigits(12)}`;

  const pendingTimers = new Set<number>();
  const { setTimeout: startTimer, clearTimeout: endTimer } = globalThis;
  // The clock does not reach the end of a longer timer.
  const setFrozenTimeout = (act: (...parts: unknown[]) => void, delay = 0, ...parts: unknown[]): number => {
    if (delay > longestTimer) return Number(startTimer(() => undefined, 0));
    const timer = startTimer(
      () => {
        pendingTimers.delete(timer);
        act(...parts);
      },
      Math.ceil(delay / acceleration),
    ) as unknown as number;
    pendingTimers.add(timer);
    return timer;
  };
  globalThis.setTimeout = setFrozenTimeout as typeof setTimeout;
  globalThis.clearTimeout = ((timer?: number) => {
    if (timer !== undefined) pendingTimers.delete(timer);
    endTimer(timer);
  }) as typeof clearTimeout;
  const startInterval = globalThis.setInterval;
  globalThis.setInterval = ((act: TimerHandler, delay = 0, ...parts: unknown[]) =>
    delay > longestTimer ? startTimer(() => undefined, 0) : startInterval(act, delay, ...parts)) as typeof setInterval;

  // React schedules its work by messages.
  let pendingMessages = 0;
  const RealChannel = MessageChannel;
  globalThis.MessageChannel = class extends RealChannel {
    constructor() {
      super();
      const send = this.port2.postMessage.bind(this.port2) as (message: unknown) => void;
      this.port2.postMessage = (message: unknown) => {
        pendingMessages += 1;
        send(message);
      };
      this.port1.addEventListener('message', () => (pendingMessages -= 1));
    }
  };

  const pendingFrames = new Set<number>();
  const { requestAnimationFrame: requestFrame, cancelAnimationFrame: cancelFrame } = globalThis;
  globalThis.requestAnimationFrame = (act) => {
    const frame = requestFrame((time) => {
      pendingFrames.delete(frame);
      act(time);
    });
    pendingFrames.add(frame);
    return frame;
  };
  globalThis.cancelAnimationFrame = (frame) => {
    pendingFrames.delete(frame);
    cancelFrame(frame);
  };

  // A picture shows the whole page, so every part of it is in sight.
  globalThis.IntersectionObserver = class {
    readonly root = null;
    readonly rootMargin = '0px';
    readonly scrollMargin = '0px';
    readonly thresholds = [0];
    private readonly observed = new Set<Element>();
    private readonly report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.report = report;
    }
    observe(target: Element) {
      this.observed.add(target);
      setFrozenTimeout(() => {
        if (!this.observed.has(target)) return;
        const bounds = target.getBoundingClientRect();
        const place = { boundingClientRect: bounds, intersectionRect: bounds, rootBounds: null, time: 0 };
        this.report([{ ...place, target, isIntersecting: true, intersectionRatio: 1 }], this);
      });
    }
    unobserve(target: Element) {
      this.observed.delete(target);
    }
    disconnect() {
      this.observed.clear();
    }
    takeRecords = () => [];
  };

  let pendingImports = 0;
  const measure = performance.now.bind(performance);
  const nextFrame = () => new Promise<void>((resolve) => requestFrame(() => startTimer(resolve, 0)));
  const loadImages = () =>
    Promise.all(
      Array.from(document.images, (image) => {
        if (image.loading === 'lazy') image.loading = 'eager';
        // A broken image is drawn as such.
        return image.decode().catch(() => undefined);
      }),
    );
  globalThis.frozenPage = {
    followImport(loading) {
      pendingImports += 1;
      // The code that waits for the import runs before the timer.
      const end = () => startTimer(() => (pendingImports -= 1), 0);
      loading.then(end, end);
    },
    startStory(id) {
      state = Array.from(id).reduce((sum, letter) => (Math.imul(sum, 31) + letter.charCodeAt(0)) | 0, 7);
    },
    async settle() {
      const end = measure() + longestWait;
      let hasChanged = true;
      const isBusy = () => hasChanged || pendingTimers.size + pendingFrames.size + pendingMessages + pendingImports > 0;
      const observer = new MutationObserver(() => (hasChanged = true));
      observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
      try {
        while (isBusy()) {
          if (measure() > end) return 'The story never comes to rest: its page changes all the time.';
          hasChanged = false;
          await nextFrame();
          await Promise.all([document.fonts.ready, loadImages()]);
        }
        return null;
      } finally {
        observer.disconnect();
      }
    },
  };
}

export interface PageLimits {
  /** Fixed time of the page, in milliseconds since the epoch. */
  readonly now: number;
  /** Timers up to this length end before the picture, longer ones never end; in milliseconds. */
  readonly longestTimer: number;
  /** Factor by which the other timers are shorter. */
  readonly acceleration: number;
  /** Time for a page to come to rest, in milliseconds of the real clock. */
  readonly longestWait: number;
}
