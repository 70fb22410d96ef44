import { IDEMPOTENCY_HEADER, REQUEST_TIME_LIMIT_MS } from '@folioflow/api/contract';
import { onTestFinished, vi } from 'vitest';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { expect, userEvent } from '../app-test.ts';
import type { Network, ProviderCall } from '../network.ts';
import { inMain } from '../page.ts';
import type { Approach } from './approach.ts';
import { changeOf, countsOf, told, type Counts, type Effects } from './effects.ts';
import { faults, isCarried, type FaultName } from './faults.ts';

const CONTROLS = 'a[href], button, input, select, textarea';
const isWayOn = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled, [aria-busy=true], [aria-disabled=true], [tabindex="-1"]');

const dialog = () => document.querySelector('dialog[role=alertdialog][open]');
/** Whether the keys reach it: nothing above it keeps the focus away. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
const MOST_TABS = 40;
const TABS_AT_ONCE = 2;
/** The next Tab goes on from the beginning of the page's own part: the header before it is the same everywhere. */
function startBeforeMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
  main?.blur();
  main?.removeAttribute('tabindex');
}
/** Whether the Tab key, pressed again and again, comes to a way on. */
async function isReachedByTab(): Promise<boolean> {
  // What has the focus already was perhaps not given it by a key.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  startBeforeMain();
  const reached = new Set<EventTarget | null>();
  const note = ({ target }: FocusEvent) => void reached.add(target);
  document.addEventListener('focusin', note);
  for (let presses = 0; presses < MOST_TABS; presses += TABS_AT_ONCE) {
    await userEvent.keyboard('{Tab}'.repeat(TABS_AT_ONCE));
    if (waysOn().some((way) => reached.has(way))) break;
  }
  document.removeEventListener('focusin', note);
  return waysOn().some((way) => reached.has(way));
}
const waysOn = (): readonly HTMLElement[] =>
  (dialog() === null ? inMain(CONTROLS) : [...(dialog()?.querySelectorAll(CONTROLS) ?? [])])
    .filter(isWayOn)
    .filter((element) => element instanceof HTMLElement);

/** A page that an answer leads to may still be coming. */
const hasWayOn = () =>
  expect
    .poll(() => waysOn().some(takesFocus), { interval: 5, timeout: 4_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** A button whose dialog is open waits for the person. */
const isBusy = () =>
  document.querySelector('main [aria-busy=true]:not([aria-haspopup=dialog]), main [role=img][aria-label=Loading]') !==
  null;

/** What stands in the fields; codes and secrets are emptied by a refusal, as documented. */
export const entered = (): readonly string[] =>
  inMain('input, select, textarea')
    .filter((element) => !element.matches('[autocomplete=one-time-code], [type=password], [type=file]'))
    .flatMap((element) =>
      element instanceof HTMLInputElement && element.matches('[type=checkbox], [type=radio]')
        ? [String(element.checked)]
        : 'value' in element
          ? [String(element.value)]
          : [],
    );

/** Markup of the server that got into the page with a script in it; the app itself writes none. */
function strangers(): readonly string[] {
  const found = document.evaluate(
    '//body//@*[starts-with(name(), "on")] | //body//@*[contains("href src action formaction data", name()) and contains(., "script:")] | //main//script | //main//iframe[@srcdoc]',
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  return found.snapshotLength === 0 ? [] : [`hostile markup: ${found.snapshotItem(0)?.nodeName ?? ''}`];
}

const shown = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');
/** What lies behind a modal dialog tells nobody anything. */
const heard = (): ParentNode =>
  [...document.querySelectorAll('main dialog:modal')].at(-1) ?? document.querySelector('main') ?? document;

/** How a person is told, in the order in which it is met. */
function toldTo(from: string): string {
  if (location.pathname.replace(/\/$/, '') !== from.replace(/\/$/, ''))
    return `→ ${location.pathname.split('/')[1] ?? ''}`;
  const signs = [
    dialog() !== null && 'dialog',
    shown('[popover]:popover-open [role=alert]') && 'notification',
    shown('[role=alert]', heard()) && 'alert',
    shown('[role=status]', heard()) && 'status',
    heard().querySelector('[aria-invalid=true]') !== null && 'field',
  ];
  return signs.filter((sign) => sign !== false).join(' + ') || 'quiet';
}

/** Closes whatever lies above the page. */
export async function clear(): Promise<void> {
  await expect
    .poll(
      () => {
        for (const one of document.querySelectorAll<HTMLElement>(
          'dialog[role=alertdialog][open] button:last-of-type, [popover]:popover-open [aria-label=Dismiss]',
        ))
          one.click();
        return dialog() ?? document.querySelector('[popover]:popover-open');
      },
      { interval: 10 },
    )
    .toBeNull();
}

/** The patience of the client with the calls that are under way, over as soon as it is lost; earlier calls keep theirs. */
function patience() {
  const own = window.setTimeout;
  const ends: (() => void)[] = [];
  const spy = vi.spyOn(window, 'setTimeout');
  onTestFinished(() => spy.mockRestore());
  spy.mockImplementation(((run: () => void, delay?: number, ...more: unknown[]) => {
    if (delay === REQUEST_TIME_LIMIT_MS) ends.push(run);
    return own(run, delay, ...more);
  }) as typeof setTimeout);
  return { lose: () => own(() => ends.forEach((end) => end())), keep: () => spy.mockRestore() };
}

export interface Outcome {
  /** How the person was told, or where the page led. */
  readonly told: string;
  /** What was wrong with it. */
  readonly wrong: readonly string[];
  /** What was there at the provider once it was told. */
  readonly atProvider: Counts;
}

/** A row of the table: one way to one operation, as one person goes it. */
export interface Row {
  readonly approach: Approach<void>;
  readonly network: Network;
  /** What everything that was done has left behind at the provider. */
  readonly effects: () => Promise<Effects>;
  readonly paths: readonly string[];
  readonly operation: Operation;
  /** A repeated submission has no second effect (C-19). */
  readonly isIdempotent: boolean;
  /** Whether a call of it carries the key of its submission. */
  readonly isKeyed: (call: ProviderCall) => boolean;
}

/** Waits until the page has nothing under way. */
export const settled = ({ network }: Row) =>
  expect.poll(() => network.isQuiet() && !isBusy(), { interval: 5 }).toBe(true);

const rests = (isMet: () => boolean, { network }: Row) =>
  expect
    .poll(() => isMet() && network.isQuiet() && !isBusy() && waysOn().length > 0, { interval: 5, timeout: 8_000 })
    .toBe(true)
    .catch(() => undefined);

export const effectsOf = async ({ effects }: Row): Promise<Counts> => countsOf(await effects());

const callsOf = ({ paths, network }: Row): readonly ProviderCall[] => paths.flatMap((path) => network.to(path));

const keysOf = (calls: readonly ProviderCall[]): ReadonlySet<string | undefined> =>
  new Set(calls.map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]));

/**
 * After an answer was lost the person presses once more: what a second effect would be is counted at the provider. A used
 * code would hide it, so what goes on has to say by its key that it is the same.
 */
async function pressedAgain(row: Row, lost: readonly ProviderCall[], first: Counts): Promise<readonly string[]> {
  const { approach, isIdempotent, network } = row;
  const { calls } = network;
  const [before, earlier, made] = [await effectsOf(row), callsOf(row).length, calls.length];
  await (approach.again ?? approach.press)();
  // What became of the lost one may be asked for before it is sent again, and be found.
  await rests(() => calls.length > made || approach.again !== undefined, row);
  const second = changeOf(before, await effectsOf(row));
  await clear();
  const repeated = callsOf(row).slice(earlier).filter(row.isKeyed);
  const goesOn = [...keysOf(repeated)].every((key) => keysOf(lost).has(key));
  if (isIdempotent)
    return [
      ...(second.size === 0 ? [] : [`a second effect: ${told(second)}`]),
      ...(goesOn ? [] : ['repeated under another key']),
    ];
  return [...second].filter(([kind, count]) => count > (first.get(kind) ?? 0)).map(([kind]) => `too many: ${kind}`);
}

interface Met {
  readonly fault: FaultName;
  /** What was there at the provider when the page came to rest before. */
  readonly atProvider: Counts;
  readonly isNews: (told: string) => boolean;
}

/** One call of an operation that meets one fault, looked at once the page rests. */
export async function cell(row: Row, { fault, atProvider, isNews }: Met) {
  const { approach, paths, network, operation } = row;
  const before = entered();
  const from = location.pathname;
  const met: FaultName[] = [];
  const earlier = callsOf(row).length;
  const waiting = patience();
  const forget = paths.map((path) =>
    network.meet(path, async (carry, signal) => {
      met.push(fault);
      if (fault === 'slow 31 s') waiting.lose();
      return faults[fault].meet({ carry, signal, operation });
    }),
  );
  await approach.press();
  const at = approach.opens ?? from;
  await rests(() => met.length > 0, row);
  waiting.keep();
  for (const stop of forget) stop();
  const left = await effectsOf(row);
  const change = changeOf(atProvider, left);
  const calls = callsOf(row).slice(earlier);
  const wrong = [
    ...(met.length > 0 ? [] : ['the operation was not called']),
    ...(isBusy() ? ['still busy'] : []),
    ...(calls.length > 1 ? ['called again by itself'] : []),
    ...(keysOf(calls.filter(row.isKeyed)).has(undefined) ? ['called without a key'] : []),
    ...(!isCarried(fault) && change.size > 0 ? [`an effect without a call: ${told(change)}`] : []),
    ...((await hasWayOn()) ? [] : ['no way on']),
    ...(document.querySelector('main')?.textContent.trim() ? [] : ['an empty page']),
    ...strangers(),
  ];
  // Hostile texts are those of a good answer: the page goes on with them, and what it asks next may be refused.
  const outcome = fault === 'hostile texts' ? 'harmless' : toldTo(at);
  // Outcomes of one kind are drawn by the same part of the page: the first of each is walked by the real key.
  const isWalked = isNews(outcome);
  if (isWalked && !(await isReachedByTab())) wrong.push('no way on by the Tab key');
  const wasAbove = dialog() !== null;
  await clear();
  // Hostile texts came with an answer that was accepted: then the page goes on.
  const isSame = fault !== 'hostile texts' && approach.opens === undefined && location.pathname === from;
  if (isSame && before.length > 0 && before.join() !== entered().join())
    wrong.push(`lost: ${before.join()} is ${entered().join()}`);
  if (!(await hasWayOn())) wrong.push('no way on after what was told');
  if (isWalked && wasAbove && !(await isReachedByTab())) wrong.push('no way on by the Tab key after what was told');
  if (fault !== 'hostile texts' && change.size > 0) wrong.push(...(await pressedAgain(row, calls, change)));
  return { told: outcome, wrong, atProvider: left } satisfies Outcome;
}
