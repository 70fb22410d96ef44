import { expect } from 'vitest';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

export const waitForFrames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

/** Waits until the page has done the work that a press began: a slow machine spreads it over several frames. */
const waitUntilIdle = () => scheduler.postTask(() => undefined, { priority: 'background' });

const formatRect = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
const describeNode = (node: Node | undefined) =>
  node instanceof Element ? `<${node.tagName.toLowerCase()}> ${node.textContent.slice(0, 40)}` : 'a removed node';
const describeShift = ({ value, sources }: LayoutShift) => [
  String(value),
  ...sources.map(
    (source) => `${describeNode(source.node)}: ${formatRect(source.previousRect)} → ${formatRect(source.currentRect)}`,
  ),
];

/** The layout shifts of the page, even if the browser excuses them by a recent press. */
export interface LayoutShiftWatch {
  /** Discards all shifts of the page's own response to a press, before an answer or code arrives: they are intended. */
  readonly discardShifts: () => Promise<void>;
  /** Returns the shifts since the last call if their sum exceeds the limit, and reports of an empty page. */
  readonly readShifts: () => Promise<readonly string[]>;
  /** Fails if the shifts exceed the limit. */
  readonly expectNoShift: () => Promise<void>;
  readonly stop: () => void;
}

const MAX_SHIFT = 0.02;

/** Detects a page without content, even for a single frame: the footer would move up and down again. */
function watchEmptyPage(): { readonly readReports: () => readonly string[]; readonly stop: () => void } {
  let isEmpty = false;
  const observer = new MutationObserver(() => {
    isEmpty ||= document.querySelector('main:empty') !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const readReports = () => {
    const reports = isEmpty ? ['The page was empty for a while.'] : [];
    isEmpty = false;
    return reports;
  };
  return { readReports, stop: () => observer.disconnect() };
}

/** Starts to watch; call it before the visit of the page. */
export function watchLayoutShifts(): LayoutShiftWatch {
  const shifts: LayoutShift[] = [];
  const recordShifts = (entries: PerformanceEntryList) => void shifts.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => recordShifts(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const emptiness = watchEmptyPage();
  const readShifts = async () => {
    await waitForFrames(2);
    recordShifts(observer.takeRecords());
    const recent = shifts.splice(0);
    const sum = recent.reduce((total, { value }) => total + value, 0);
    return [...emptiness.readReports(), ...(sum <= MAX_SHIFT ? [] : recent.flatMap(describeShift))];
  };
  return {
    discardShifts: async () => {
      await waitUntilIdle();
      await waitForFrames(3);
      observer.takeRecords();
      emptiness.readReports();
      shifts.length = 0;
    },
    readShifts,
    expectNoShift: async () => expect(await readShifts()).toEqual([]),
    stop: () => {
      observer.disconnect();
      emptiness.stop();
    },
  };
}
