import { REQUEST_TIME_LIMIT_MS } from '@folioflow/api/contract';
import { onTestFinished, vi } from 'vitest';
import { expect, userEvent } from '../app-test.tsx';
import { inMain } from '../page.ts';
import type { Approach, Person } from './approach.ts';
import { faults, type FaultName } from './faults.ts';

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
/** The header and its menus come first. */
const MOST_TABS = 40;
/** Whether the Tab key, pressed again and again from where the focus is, comes to a way on. */
async function isReachedByTab(): Promise<boolean> {
  // What has the focus already was perhaps not given it by a key.
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  for (let presses = 0; presses < MOST_TABS; presses += 1) {
    await userEvent.tab();
    const reached = document.activeElement;
    if (waysOn().some((way) => way === reached)) return true;
  }
  return false;
}
const waysOn = (): readonly HTMLElement[] =>
  (dialog() === null ? inMain(CONTROLS) : [...(dialog()?.querySelectorAll(CONTROLS) ?? [])])
    .filter(isWayOn)
    .filter((element) => element instanceof HTMLElement);

const isBusy = () => document.querySelector('main [aria-busy=true], main [role=img][aria-label=Loading]') !== null;

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

const shown = (selector: string) =>
  [...document.querySelectorAll(selector)].some(({ textContent }) => textContent.trim() !== '');

/** How a person is told, in the order in which it is met. */
function told(from: string): string {
  if (location.pathname.replace(/\/$/, '') !== from.replace(/\/$/, ''))
    return `→ ${location.pathname.split('/')[1] ?? ''}`;
  const signs = [
    dialog() !== null && 'dialog',
    shown('[popover]:popover-open [role=alert]') && 'notification',
    shown('main [role=alert]') && 'alert',
    shown('main [role=status]') && 'status',
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
}

/** One call of an operation that meets one fault, looked at once the page rests. */
export async function cell(
  approach: Approach,
  fault: FaultName,
  paths: readonly string[],
  person: Person,
  isNews: (told: string) => boolean,
) {
  const { network } = person;
  const before = entered();
  const from = location.pathname;
  const met: FaultName[] = [];
  const calls = () => paths.reduce((sum, path) => sum + network.to(path).length, 0);
  const earlier = calls();
  const waiting = patience();
  const forget = paths.map((path) =>
    network.meet(path, async (carry, signal) => {
      met.push(fault);
      if (fault === 'slow 31 s') waiting.lose();
      return faults[fault].meet(carry, signal);
    }),
  );
  await approach.press(person);
  const at = approach.opens ?? from;
  await expect
    .poll(() => met.length > 0 && network.isQuiet() && !isBusy() && waysOn().length > 0, {
      interval: 10,
      timeout: 8_000,
    })
    .toBe(true)
    .catch(() => undefined);
  waiting.keep();
  for (const stop of forget) stop();
  const wrong = [
    ...(met.length > 0 ? [] : ['the operation was not called']),
    ...(isBusy() ? ['still busy'] : []),
    ...(calls() - earlier > 1 ? ['called again by itself'] : []),
    ...(waysOn().some(takesFocus) ? [] : ['no way on']),
    ...(document.querySelector('main')?.textContent.trim() ? [] : ['an empty page']),
  ];
  const outcome = told(at);
  // Outcomes of one kind are drawn by the same part of the page: the first of each is walked by the real key.
  const isWalked = isNews(outcome);
  if (isWalked && !(await isReachedByTab())) wrong.push('no way on by the Tab key');
  await clear();
  const isSame = approach.opens === undefined && location.pathname === from;
  if (isSame && before.length > 0 && before.join() !== entered().join())
    wrong.push(`lost: ${before.join()} is ${entered().join()}`);
  if (!waysOn().some(takesFocus)) wrong.push('no way on after what was told');
  if (isWalked && !(await isReachedByTab())) wrong.push('no way on by the Tab key after what was told');
  return { told: outcome, wrong } satisfies Outcome;
}
