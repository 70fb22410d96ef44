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
  node instanceof Element ? `<${node.tagName.toLowerCase()}> ${node.textContent.slice(0, 40)}` : 'a removed node';
const told = ({ value, sources }: LayoutShift) => [
  String(value),
  ...sources.map((source) => `${nameOf(source.node)}: ${place(source.previousRect)} → ${place(source.currentRect)}`),
];

/** The layout shifts of the page, even if the browser excuses them by a recent press. */
export interface LayoutShifts {
  /** Discards all shifts up to the frame that answers a press: they are intended. */
  readonly forget: () => Promise<void>;
  /** The shifts since the last call, if they sum up to more than a fiftieth of the page; also empty pages. */
  readonly moved: () => Promise<readonly string[]>;
  /** Fails if the shifts exceed the limit. */
  readonly expectStill: () => Promise<void>;
  readonly stop: () => void;
}

const MOST = 0.02;

/** Detects a page without content, even for a single frame: the footer would move up and down again. */
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

/** Starts to watch; call it before the visit of the page. */
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
