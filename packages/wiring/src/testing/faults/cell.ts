import { IDEMPOTENCY_HEADER } from '@folioflow/api/contract';
import type { Operation } from '../../../../../packages/api/src/contract/operation.ts';
import { expect, userEvent } from '../app-test.ts';
import { waitForFrames } from '../layout-shifts.ts';
import type { Network, ProviderCall } from '../network.ts';
import { queryMain } from '../page.ts';
import type { Approach } from './approach.ts';
import { countChanges, effectCountsOf, formatCounts, type EffectCounts, type Effects } from './effects.ts';
import { faults, hasEffectDespiteFault, type FaultName } from './faults.ts';
import { findRawText } from './raw-text.ts';

const CONTROLS = 'a[href], button, input, select, textarea';
const isUsableControl = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.checkVisibility({ visibilityProperty: true }) &&
  !element.matches(':disabled, [aria-busy=true], [aria-disabled=true], [tabindex="-1"]');

const openAlertDialog = () => document.querySelector('dialog[role=alertdialog][open]');
/** Checks that the element can receive the focus: nothing above it traps the focus. */
function canReceiveFocus(element: HTMLElement): boolean {
  element.focus();
  return document.activeElement === element;
}
const MAX_TABS = 40;
const TABS_AT_ONCE = 2;
/** Moves the start of the next Tab to the beginning of main: the header before it is the same everywhere. */
function moveFocusStartToMain(): void {
  const main = document.querySelector('main');
  main?.setAttribute('tabindex', '-1');
  main?.focus({ preventScroll: true });
  main?.blur();
  main?.removeAttribute('tabindex');
}
/** Checks that repeated presses of the Tab key reach a usable control. */
async function canReachControlByTab(): Promise<boolean> {
  // An element that has the focus already may not have received it by a key.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  moveFocusStartToMain();
  const reached = new Set<EventTarget | null>();
  const recordFocus = ({ target }: FocusEvent) => void reached.add(target);
  document.addEventListener('focusin', recordFocus);
  for (let presses = 0; presses < MAX_TABS; presses += TABS_AT_ONCE) {
    await userEvent.keyboard('{Tab}'.repeat(TABS_AT_ONCE));
    if (findUsableControls().some((way) => reached.has(way))) break;
  }
  document.removeEventListener('focusin', recordFocus);
  return findUsableControls().some((way) => reached.has(way));
}
const findUsableControls = (): readonly HTMLElement[] =>
  (openAlertDialog() === null ? queryMain(CONTROLS) : [...(openAlertDialog()?.querySelectorAll(CONTROLS) ?? [])])
    .filter(isUsableControl)
    .filter((element) => element instanceof HTMLElement);

/** Waits for a usable control, because the next page may still be loading. */
const hasUsableControl = () =>
  expect
    .poll(() => findUsableControls().some(canReceiveFocus), { interval: 5 })
    .toBe(true)
    .then(
      () => true,
      () => false,
    );

/** Ignores a button with an open dialog, which waits for the user. */
const isBusy = () =>
  document.querySelector(
    'main [aria-busy=true]:not([aria-haspopup=dialog]), main [role=img][aria-label=Loading], main [role=status][data-loading]',
  ) !== null;

/** The values of the fields; codes and secrets are cleared by a refusal, as documented. */
export const enteredValues = (): readonly string[] =>
  queryMain('input, select, textarea')
    .filter((element) => !element.matches('[autocomplete=one-time-code], [type=password], [type=file]'))
    .flatMap((element) =>
      element instanceof HTMLInputElement && element.matches('[type=checkbox], [type=radio]')
        ? [String(element.checked)]
        : 'value' in element
          ? [String(element.value)]
          : [],
    );

/** Finds scripts in markup of the server; the app itself writes none. */
function findHostileMarkup(): readonly string[] {
  const found = document.evaluate(
    '//body//@*[starts-with(name(), "on")] | //body//@*[contains("href src action formaction data", name()) and contains(., "script:")] | //main//script | //main//iframe[@srcdoc]',
    document,
    null,
    XPathResult.ORDERED_NODE_SNAPSHOT_TYPE,
  );
  return found.snapshotLength === 0 ? [] : [`hostile markup: ${found.snapshotItem(0)?.nodeName ?? ''}`];
}

const hasVisibleText = (selector: string, within: ParentNode = document) =>
  [...within.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');
/** The part of the page that is announced: a modal dialog hides everything behind it. */
const announcedRoot = (): ParentNode =>
  [...document.querySelectorAll('main dialog:modal')].at(-1) ?? document.querySelector('main') ?? document;

/** Describes the visible signs of a failure in the order of their announcement. */
function describeFailureSigns(from: string): string {
  if (location.pathname.replace(/\/$/, '') !== from.replace(/\/$/, ''))
    return `→ ${location.pathname.split('/')[1] ?? ''}`;
  const signs = [
    openAlertDialog() !== null && 'dialog',
    hasVisibleText('[popover]:popover-open [role=alert]') && 'notification',
    hasVisibleText('[role=alert]', announcedRoot()) && 'alert',
    hasVisibleText('[role=status]', announcedRoot()) && 'status',
    announcedRoot().querySelector('[aria-invalid=true]') !== null && 'field',
  ];
  return signs.filter((sign) => sign !== false).join(' + ') || 'quiet';
}

/** Closes everything above the page. */
export async function closeOverlays(): Promise<void> {
  await expect
    .poll(
      () => {
        for (const button of document.querySelectorAll<HTMLElement>(
          'dialog[role=alertdialog][open] button:last-of-type, [popover]:popover-open [aria-label=Dismiss]',
        ))
          button.click();
        return openAlertDialog() ?? document.querySelector('[popover]:popover-open');
      },
      { interval: 10 },
    )
    .toBeNull();
}

export interface CellOutcome {
  /** The signs of the failure, or the page that it led to. */
  readonly signs: string;
  /** The violated rules. */
  readonly wrong: readonly string[];
  /** The effects at the provider after the failure was shown. */
  readonly atProvider: EffectCounts;
}

/** A row of the table: an operation with an approach. */
export interface MatrixRow {
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

/** Waits until the condition holds in two frames one after the other: a page draws an answer before its next call. */
const waitForRest = (isAtRest: () => boolean) =>
  expect
    .poll(
      async () => {
        if (!isAtRest()) return false;
        await waitForFrames(2);
        return isAtRest();
      },
      { interval: 5 },
    )
    .toBe(true);

/** Waits until the page has no running call. */
export const waitUntilSettled = ({ network }: MatrixRow) => waitForRest(() => network.isQuiet() && !isBusy());

/** Returns whether the page came to rest. */
const waitUntilAtRest = (isMet: () => boolean, { network }: MatrixRow): Promise<boolean> =>
  waitForRest(() => isMet() && network.isQuiet() && !isBusy() && findUsableControls().length > 0).then(
    () => true,
    () => false,
  );

export const readEffectCounts = async ({ effects }: Pick<MatrixRow, 'effects'>): Promise<EffectCounts> =>
  effectCountsOf(await effects());

const rowCallsOf = ({ paths, network }: MatrixRow): readonly ProviderCall[] =>
  paths.flatMap((path) => network.callsTo(path));

const submissionKeysOf = (calls: readonly ProviderCall[]): ReadonlySet<string | undefined> =>
  new Set(calls.map(({ headers }) => headers[IDEMPOTENCY_HEADER.toLowerCase()]));

/**
 * Checks for a second call by one press: of a submission any, of a read the same. A list whose first part has arrived
 * may already ask for the next one.
 */
function isCalledAgain({ isKeyed }: MatrixRow, calls: readonly ProviderCall[]): boolean {
  const requests = calls.map(({ method, path, body, parts }) => JSON.stringify([method, path, body, parts]));
  return new Set(requests).size < requests.length || calls.filter(isKeyed).length > 1;
}

/**
 * Presses again after a lost answer and counts a second effect at the provider. A used code would hide a second effect,
 * so the repeated call must also carry the same key.
 */
async function checkRetryEffects(
  row: MatrixRow,
  lost: readonly ProviderCall[],
  first: EffectCounts,
): Promise<readonly string[]> {
  const { approach, isIdempotent, network } = row;
  const { calls } = network;
  const [before, earlier, made] = [await readEffectCounts(row), rowCallsOf(row).length, calls.length];
  await (approach.retry ?? approach.press)();
  // The page may first look up the result of the call without an answer, and find it.
  await waitUntilAtRest(() => calls.length > made || approach.retry !== undefined, row);
  const second = countChanges(before, await readEffectCounts(row));
  await closeOverlays();
  const repeated = rowCallsOf(row).slice(earlier).filter(row.isKeyed);
  const goesOn = [...submissionKeysOf(repeated)].every((key) => submissionKeysOf(lost).has(key));
  if (isIdempotent)
    return [
      ...(second.size === 0 ? [] : [`a second effect: ${formatCounts(second)}`]),
      ...(goesOn ? [] : ['repeated under another key']),
    ];
  return [...second].filter(([kind, count]) => count > (first.get(kind) ?? 0)).map(([kind]) => `too many: ${kind}`);
}

interface CellOptions {
  readonly fault: FaultName;
  /** The effects at the provider when the page was last at rest. */
  readonly atProvider: EffectCounts;
  readonly isNews: (outcome: string) => boolean;
}

/** Exposes a call of an operation to a fault and checks the page as soon as it is at rest. */
export async function checkCell(row: MatrixRow, { fault, atProvider, isNews }: CellOptions) {
  const { approach, paths, network, operation } = row;
  const before = enteredValues();
  const from = location.pathname;
  const injected: FaultName[] = [];
  const earlier = rowCallsOf(row).length;
  const { failingCalls = 1 } = approach;
  const stops = paths.flatMap((path) =>
    Array.from({ length: failingCalls }, () =>
      network.injectFault(path, async (carry) => {
        injected.push(fault);
        return faults[fault].meet({ carry, operation });
      }),
    ),
  );
  await approach.press();
  const at = approach.openedPath ?? from;
  const isAtRest = await waitUntilAtRest(() => injected.length > 0, row);
  for (const stop of stops) stop();
  const left = await readEffectCounts(row);
  const change = countChanges(atProvider, left);
  const calls = rowCallsOf(row).slice(earlier);
  const wrong = [
    ...(injected.length > 0 ? [] : ['the operation was not called']),
    // A page that came to rest may have begun to fetch its next part since.
    ...(!isAtRest && isBusy() ? ['still busy'] : []),
    ...(isCalledAgain(row, calls) ? ['called again by itself'] : []),
    ...(submissionKeysOf(calls.filter(row.isKeyed)).has(undefined) ? ['called without a key'] : []),
    ...(!hasEffectDespiteFault(fault) && change.size > 0 ? [`an effect without a call: ${formatCounts(change)}`] : []),
    ...((await hasUsableControl()) ? [] : ['no way on']),
    ...(document.querySelector('main')?.textContent.trim() ? [] : ['an empty page']),
    ...findHostileMarkup(),
    ...findRawText(),
  ];
  // Hostile texts are in a successful answer: the page goes on with them, and its next call may be refused.
  const outcome = fault === 'hostile texts' ? 'harmless' : describeFailureSigns(at);
  // The same part of the page renders outcomes of the same kind: only the first of each kind is tested with the real
  // Tab key.
  const isWalked = isNews(outcome);
  if (isWalked && !(await canReachControlByTab())) wrong.push('no way on by the Tab key');
  const wasAbove = openAlertDialog() !== null;
  await closeOverlays();
  // Hostile texts are in an accepted answer: the page goes on.
  const isSame = fault !== 'hostile texts' && approach.openedPath === undefined && location.pathname === from;
  if (isSame && before.length > 0 && before.join() !== enteredValues().join())
    wrong.push(`lost: ${before.join()} is ${enteredValues().join()}`);
  if (!(await hasUsableControl())) wrong.push('no way on after the message');
  if (isWalked && wasAbove && !(await canReachControlByTab())) wrong.push('no way on by the Tab key after the message');
  if (fault !== 'hostile texts' && change.size > 0) wrong.push(...(await checkRetryEffects(row, calls, change)));
  return { signs: outcome, wrong, atProvider: left } satisfies CellOutcome;
}
