import { expect } from 'vitest';

interface LayoutShift extends PerformanceEntry {
  readonly value: number;
  readonly sources: readonly { readonly node?: Node; readonly previousRect: DOMRect; readonly currentRect: DOMRect }[];
}

export const frames = async (count: number) => {
  for (let frame = 0; frame < count; frame += 1) await new Promise(requestAnimationFrame);
};

const place = ({ x, y, width, height }: DOMRect) => [x, y, width, height].map(Math.round).join(' ');
const nameOf = (node: Node | undefined) =>
  node instanceof Element ? `<${node.tagName.toLowerCase()}> ${node.textContent.slice(0, 40)}` : 'what is gone';
const told = ({ value, sources }: LayoutShift) => [
  String(value),
  ...sources.map((source) => `${nameOf(source.node)}: ${place(source.previousRect)} → ${place(source.currentRect)}`),
];

/** What has moved by itself on the page, whether or not the browser excuses it by a press shortly before. */
export interface LayoutShifts {
  /** The frame that answers a press is the person's own doing: what moved until then does not count. */
  readonly forget: () => Promise<void>;
  /** What moved since the last time, where it sums up to more than a fiftieth of the page; also that nothing stood on it. */
  readonly moved: () => Promise<readonly string[]>;
  /** Fails when so much has moved. */
  readonly expectStill: () => Promise<void>;
  readonly stop: () => void;
}

const MOST = 0.02;

/** A page with nothing on it, be it for one drawing: the footer comes up, and goes down under what comes next. */
function watchEmptiness(): { readonly seen: () => readonly string[]; readonly stop: () => void } {
  let isEmpty = false;
  const observer = new MutationObserver(() => {
    isEmpty ||= document.querySelector('main:empty') !== null;
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const seen = () => {
    const told = isEmpty ? ['The page was empty for a while.'] : [];
    isEmpty = false;
    return told;
  };
  return { seen, stop: () => observer.disconnect() };
}

/** Watches from now on; call before the page is visited. */
export function watchLayout(): LayoutShifts {
  const seen: LayoutShift[] = [];
  const note = (entries: PerformanceEntryList) => void seen.push(...(entries as LayoutShift[]));
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  observer.observe({ type: 'layout-shift' });
  const emptiness = watchEmptiness();
  const moved = async () => {
    await frames(2);
    note(observer.takeRecords());
    const shifts = seen.splice(0);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return [...emptiness.seen(), ...(sum <= MOST ? [] : shifts.flatMap(told))];
  };
  return {
    forget: async () => {
      await frames(3);
      observer.takeRecords();
      emptiness.seen();
      seen.length = 0;
    },
    moved,
    expectStill: async () => expect(await moved()).toEqual([]),
    stop: () => {
      observer.disconnect();
      emptiness.stop();
    },
  };
}
