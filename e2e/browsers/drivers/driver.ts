import type { InPage } from '../page/in-page.ts';

/** An element of the open page; it is found anew for every step. */
export interface DriverElement {
  press(): Promise<void>;
  /** Adds the text to what the element contains, key by key. */
  type(text: string): Promise<void>;
  /** Chooses the option of a select by its value. */
  choose(value: string): Promise<void>;
  /** Chooses a file of this machine. */
  upload(file: string): Promise<void>;
}

export interface WindowSize {
  readonly width: number;
  readonly height: number;
}

type Name = keyof InPage;

/** One window of a browser with storage of its own. Every method throws when the page is replaced meanwhile. */
export interface BrowserDriver {
  open(address: string): Promise<void>;
  reload(): Promise<void>;
  back(): Promise<void>;
  resize(size: WindowSize): Promise<void>;
  call<N extends Name>(name: N, ...args: Parameters<InPage[N]>): Promise<ReturnType<InPage[N]>>;
  find(name: 'find' | 'findPressable', ...args: Parameters<InPage['find']>): Promise<DriverElement | null>;
  press(key: 'Tab' | 'Enter' | 'Escape'): Promise<void>;
  /** Moves to the tab that the page has opened. */
  followNewTab(): Promise<void>;
  /** PNG of the visible part. */
  takePicture(): Promise<Uint8Array>;
  /** Console errors, uncaught errors and violations of the policy so far. */
  problems(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** A running browser. */
export interface RunningBrowser {
  readonly version: string;
  /** Folder that receives downloads. */
  readonly downloads: string;
  openWindow(): Promise<BrowserDriver>;
  close(): Promise<void>;
}
