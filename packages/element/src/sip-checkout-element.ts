import { CHECKOUT_ATTRIBUTES } from './attribute-names.ts';
import type { MountedCheckout } from './checkout/mount.tsx';
import type { Notify, SipCheckoutEventMap } from './events.ts';
import { reportProblem } from './report-problem.ts';
import { createMessage, createPlaceholder, loadFailureText } from './plain-content.ts';
import { parseTheme } from './theme.ts';

/** The name of the element. */
export const SIP_CHECKOUT_TAG = 'folioflow-sip-checkout';

/** Node has no elements; there the class can only be imported. */
const ElementBase = typeof HTMLElement === 'undefined' ? (Object as unknown as typeof HTMLElement) : HTMLElement;

/** A host may move the element in several tasks; removed for longer, its checkout ends. */
const RETAINED_MS = 60_000;

type Listener<Event> = ((this: FolioflowSipCheckout, event: Event) => unknown) | { handleEvent(event: Event): unknown };

/**
 * `<folioflow-sip-checkout>`: the checkout of a SIP (a monthly, weekly or daily purchase of a mutual fund) in a shadow
 * root. It is shown once the attributes are valid and `token` is set. A change of an attribute other than `theme`
 * restarts it; a new token is used for the next request. A moved element continues, with the order that is under way.
 */
export class FolioflowSipCheckout extends ElementBase {
  static readonly observedAttributes: readonly string[] = [...CHECKOUT_ATTRIBUTES, 'token', 'theme'];

  #token = '';
  #mounted: MountedCheckout | null = null;
  #isUpdatePending = false;
  #shouldRestart = false;
  #hasPendingFocus = false;
  #reportedProblem = '';
  #release: ReturnType<typeof setTimeout> | undefined;
  /** Events outside the page, where the listeners of its ancestors miss them. */
  #heldEvents: Event[] = [];
  /** Increased whenever the checkout is removed, so that code that arrives late is not shown. */
  #visit = 0;

  constructor() {
    super();
    this.attachShadow({ mode: 'open' });
  }

  /** The token of the investor's session; the provider may replace it. It is never an attribute, stored or logged. */
  get token(): string {
    return this.#mounted?.token ?? this.#token;
  }

  set token(token: string) {
    this.#token = token;
    if (this.#mounted === null) this.#scheduleUpdate(false);
    else this.#mounted.setToken(this.#token);
  }

  /** Moves the focus to the heading of the current step, or there once the checkout is shown. */
  override focus(options?: FocusOptions): void {
    this.#hasPendingFocus = this.#mounted?.focus(options) !== true;
  }

  override addEventListener<Name extends keyof SipCheckoutEventMap>(
    type: Name,
    listener: Listener<SipCheckoutEventMap[Name]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener<Name extends keyof HTMLElementEventMap>(
    type: Name,
    listener: Listener<HTMLElementEventMap[Name]> | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(
    type: string,
    listener: EventListenerOrEventListenerObject | null,
    options?: boolean | AddEventListenerOptions,
  ): void;
  override addEventListener(type: string, listener: unknown, options?: boolean | AddEventListenerOptions): void {
    super.addEventListener(type, listener as EventListener, options);
  }

  /** Called by the browser. */
  connectedCallback(): void {
    // A property that was set before the script arrived hides the accessor.
    if (Object.hasOwn(this, 'token')) {
      const token = Reflect.get(this, 'token') as string;
      Reflect.deleteProperty(this, 'token');
      this.token = token;
    }
    this.#scheduleUpdate(false);
  }

  /** Called by the browser. A move is a removal, followed by an insertion in the same task or a later one. */
  disconnectedCallback(): void {
    this.#scheduleUpdate(false);
  }

  /** Called by the browser. */
  attributeChangedCallback(name: string, before: string | null, value: string | null): void {
    if (name === 'token') {
      if (value === null) return;
      this.removeAttribute('token');
      this.token = value;
    } else if (name === 'theme') this.#mounted?.setTheme(parseTheme(value));
    else if (before !== value) this.#scheduleUpdate(true);
  }

  /** Several attributes that are set in one task restart the checkout once. */
  #scheduleUpdate(restarts: boolean): void {
    this.#shouldRestart ||= restarts;
    if (this.#isUpdatePending) return;
    this.#isUpdatePending = true;
    queueMicrotask(() => {
      this.#isUpdatePending = false;
      if (this.#shouldRestart) this.#remove();
      this.#shouldRestart = false;
      clearTimeout(this.#release);
      if (!this.isConnected) this.#leave();
      else if (this.#mounted === null) void this.#show();
      else this.#return(this.#mounted);
    });
  }

  #leave(): void {
    if (this.#mounted === null) this.#remove();
    else this.#release = setTimeout(() => this.#remove(), RETAINED_MS);
  }

  #return(mounted: MountedCheckout): void {
    mounted.reopenDialogs();
    this.#dispatchHeldEvents();
  }

  #dispatchHeldEvents(): void {
    for (const event of this.#heldEvents.splice(0)) this.dispatchEvent(event);
  }

  #remove(): void {
    this.#visit += 1;
    this.#dispatchHeldEvents();
    if (this.#mounted === null) return;
    this.#token = this.#mounted.token;
    this.#mounted.unmount();
    this.#mounted = null;
  }

  #notify: Notify = (name, detail) => {
    const event = new CustomEvent(name, { detail, bubbles: true, composed: true });
    if (this.isConnected) this.dispatchEvent(event);
    else this.#heldEvents.push(event);
  };

  #showMessage(text: string, retry?: () => void): void {
    this.shadowRoot?.replaceChildren(createMessage(text, retry));
  }

  #showProblem(problem: string): void {
    const message = `<${SIP_CHECKOUT_TAG}> cannot be shown: ${problem}`;
    this.#showMessage(message);
    if (this.#reportedProblem === message) return;
    this.#reportedProblem = message;
    reportProblem(message);
    this.#notify('folioflow-failed', { kind: 'configuration', message });
  }

  #showLoadFailure(): void {
    const message = `<${SIP_CHECKOUT_TAG}> cannot be shown: its code could not be loaded.`;
    this.#showMessage(loadFailureText, () => void this.#show());
    reportProblem(message);
    this.#notify('folioflow-failed', { kind: 'code', message });
  }

  async #show(): Promise<void> {
    const root = this.shadowRoot;
    if (root === null) return;
    this.#visit += 1;
    const visit = this.#visit;
    root.replaceChildren(createPlaceholder());
    try {
      const { parseAttributes, mountSipCheckout, loadMissingPopover } = await import('./checkout/mount.tsx');
      await loadMissingPopover();
      if (visit !== this.#visit) return;
      const config = parseAttributes((name) => this.getAttribute(name));
      if ('problem' in config) {
        this.#showProblem(config.problem);
        return;
      }
      this.#reportedProblem = '';
      if (this.#token === '') return;
      this.#mounted = mountSipCheckout({
        root,
        config,
        token: this.#token,
        theme: parseTheme(this.getAttribute('theme')),
        notify: this.#notify,
      });
    } catch {
      if (visit === this.#visit) this.#showLoadFailure();
      return;
    }
    if (this.#hasPendingFocus) this.focus();
  }
}
