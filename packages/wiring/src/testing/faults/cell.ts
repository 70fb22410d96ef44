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
/** Checks that the element can receive the focus: nothing above it traps the focus. */
function takesFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
const MOST_TABS = 40;
const TABS_AT_ONCE = 2;
/** Moves the start of the next Tab to the beginning of main: the header before it is the same everywhere. */
function startBeforeMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
  main?.blur();
  main?.removeAttribute('tabindex');
}
/** Checks that repeated presses of the Tab key reach a usable control. */
async function isReachedByTab(): Promise<boolean> {
  // An element that has the focus already may not have received it by a key.
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

/** The page that an answer leads to may still be loading. */
const hasWayOn = () =>
  expect
    .poll(() => waysOn().some(takesFocus), { interval: 5, timeout: 4_000 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** A button with an open dialog waits for the person. */
const isBusy = () =>
  document.querySelector('main [aria-busy=true]:not([aria-haspopup=dialog]), main [role=img][aria-label=Loading]') !==
  null;

/** The values of the fields; codes and secrets are cleared by a refusal, as documented. */
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

/** Markup of the server that entered the page with a script; the app itself writes none. */
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
/** Nothing behind a modal dialog is announced. */
const heard = (): ParentNode =>
  [...document.querySelectorAll('main dialog:modal')].at(-1) ?? document.querySelector('main') ?? document;

/** Describes the signs of a failure to the person, in the order of their announcement. */
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

/** Closes everything above the page. */
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

/** The request time limits of the running calls; `lose` lets them expire. Later calls have their own limits. */
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
  /** The signs of the failure, or the page that it led to. */
  readonly told: string;
  /** The violated rules. */
  readonly wrong: readonly string[];
  /** The effects at the provider after the failure was shown. */
  readonly atProvider: Counts;
}

/** A row of the table: an operation with an approach of a person. */
export interface Row {
  readonly approach: Approach<void>;
  readonly network: Network;
  /** Reads all effects at the provider. */
  readonly effects: () => Promise<Effects>;
  readonly paths: readonly string[];
  readonly operation: Operation;
  /** A repeated submission has no second effect (C-19). */
  readonly isIdempotent: boolean;
  /** Checks whether a call carries the key of its submission. */
  readonly isKeyed: (call: ProviderCall) => boolean;
}

/** Waits until the page has no running call. */
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
 * Presses again after a lost answer and counts a second effect at the provider. A used code would hide a second effect,
 * so the repeated call must also carry the same key.
 */
async function pressedAgain(row: Row, lost: readonly ProviderCall[], first: Counts): Promise<readonly string[]> {
  const { approach, isIdempotent, network } = row;
  const { calls } = network;
  const [before, earlier, made] = [await effectsOf(row), callsOf(row).length, calls.length];
  await (approach.again ?? approach.press)();
  // The page may first look up the result of the call without an answer, and find it.
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
  /** The effects at the provider when the page was last at rest. */
  readonly atProvider: Counts;
  readonly isNews: (told: string) => boolean;
}

/** Exposes a call of an operation to a fault and checks the page as soon as it is at rest. */
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
  // Hostile texts are in a successful answer: the page goes on with them, and its next call may be refused.
  const outcome = fault === 'hostile texts' ? 'harmless' : toldTo(at);
  // The same part of the page renders outcomes of the same kind: only the first of each kind is tested with the real
  // Tab key.
  const isWalked = isNews(outcome);
  if (isWalked && !(await isReachedByTab())) wrong.push('no way on by the Tab key');
  const wasAbove = dialog() !== null;
  await clear();
  // Hostile texts are in an accepted answer: the page goes on.
  const isSame = fault !== 'hostile texts' && approach.opens === undefined && location.pathname === from;
  if (isSame && before.length > 0 && before.join() !== entered().join())
    wrong.push(`lost: ${before.join()} is ${entered().join()}`);
  if (!(await hasWayOn())) wrong.push('no way on after the message');
  if (isWalked && wasAbove && !(await isReachedByTab())) wrong.push('no way on by the Tab key after the message');
  if (fault !== 'hostile texts' && change.size > 0) wrong.push(...(await pressedAgain(row, calls, change)));
  return { told: outcome, wrong, atProvider: left } satisfies Outcome;
}
