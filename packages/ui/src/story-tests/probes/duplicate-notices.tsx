import { i18n } from '@lingui/core';
import type { Notice, NoticeRaised } from '@folioflow/flows';
import { raisedNotices } from '@folioflow/flows/testing';
import { useSyncExternalStore, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { noticeText } from '../../parts/page/NoticeLine/NoticeLine.tsx';
import { BrandContext, type Brand } from '../../shell/brand.ts';
import { NoticeHost } from '../../shell/NoticeHost.tsx';
import { raisedNoticeText } from '../../shell/raised-notice-text.ts';
import type { Probe } from './probe.ts';

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;
const isNotice = (value: unknown): value is Notice =>
  isRecord(value) && typeof value['kind'] === 'string' && 'via' in value && Array.isArray(value['errors']);

/** Returns every notice in a view, including the views of its children. */
function noticesIn(value: unknown): readonly Notice[] {
  if (isNotice(value)) return [value];
  return isRecord(value) ? Object.values(value).flatMap(noticesIn) : [];
}

/** Returns the number of visible elements that contain a text themselves. */
function countVisible(text: string): number {
  const hasText = (element: Element) => element.textContent.includes(text);
  const countIn = (element: Element): number => {
    const below = [...element.children].filter(hasText);
    return below.length > 0
      ? below.map(countIn).reduce((sum, one) => sum + one, 0)
      : Number(hasText(element) && element.checkVisibility({ visibilityProperty: true }));
  };
  return countIn(document.body);
}

let shown: readonly NoticeRaised[] = [];
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
function show(next: readonly NoticeRaised[]): void {
  shown = next;
  flushSync(() => listeners.forEach((listener) => listener()));
}
const dismissNothing = () => undefined;

/** Draws a story of this brand below the notices that the probe raises. */
export function RaisedNotices({ value, children }: { value: Brand; children: ReactNode }) {
  const notices = useSyncExternalStore(subscribe, () => shown);
  const raised = notices.map((one, place) => ({
    id: String(place),
    kind: one.kind,
    text: raisedNoticeText(i18n, one),
  }));
  return (
    <BrandContext value={value}>
      <NoticeHost notices={raised} onDismiss={dismissNothing}>
        {children}
      </NoticeHost>
    </BrandContext>
  );
}

const countOpen = () => document.querySelectorAll('dialog[open], :popover-open').length;

/** Raises notices, and waits until they are above the page, and above a dialog that the story has opened itself. */
async function raise(notices: readonly NoticeRaised[]): Promise<void> {
  const openBefore = countOpen();
  show(notices);
  await expect.poll(countOpen, { interval: 10 }).toBeGreaterThan(openBefore);
}

/** The text of a failure is visible once: while its notice is above the page, and after that. */
export const duplicateNotices: Probe = {
  name: 'duplicate notices',
  isMeant: ({ view }) => noticesIn(view).length > 0,
  isActing: true,
  find: async ({ view }) => {
    const notices = noticesIn(view);
    const texts = new Set(notices.flatMap((notice) => [notice.text || noticeText(i18n, notice), ...notice.errors]));
    const findTwice = (moment: string) =>
      [...texts]
        .filter((text) => text !== '' && countVisible(text) > 1)
        .map((text) => `${moment}: ${text} (${countVisible(text)} times)`);
    const raised = notices.flatMap((notice) => raisedNotices(notice, 'alert'));
    try {
      const faults = [...findTwice('without its alert')];
      if (raised.length > 0) {
        await raise(raised);
        faults.push(...findTwice('with its alert'));
      }
      return faults;
    } finally {
      show([]);
    }
  },
};
