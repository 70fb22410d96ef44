import { useEffect, useRef, useState, type RefObject } from 'react';

const MARGIN = 8;

/** Where the panel goes: below its anchor, above where there is more room, never beyond the edges of the window. */
function place(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
  const box = anchor.getBoundingClientRect();
  const { innerWidth: width, innerHeight: height } = window;
  const left = align === 'start' ? box.left : box.right - panel.offsetWidth;
  const below = height - box.bottom - MARGIN;
  const goesUp = below < panel.scrollHeight && box.top > below;
  panel.style.left = `${Math.max(MARGIN, Math.min(left, width - panel.offsetWidth - MARGIN))}px`;
  panel.style.top = goesUp ? 'auto' : `${box.bottom + 4}px`;
  panel.style.bottom = goesUp ? `${height - box.top + 4}px` : 'auto';
  panel.style.maxHeight = `${Math.max(160, (goesUp ? box.top : below) - MARGIN)}px`;
}

interface Placing {
  align: 'start' | 'end';
  /** Below this width of the window the panel's own style sheet places it. */
  sheetBelow?: number | undefined;
}

function keep(panel: HTMLElement, anchor: HTMLElement | null, { align, sheetBelow = 0 }: Placing): void {
  if (window.innerWidth < sheetBelow) panel.removeAttribute('style');
  else if (anchor !== null) place(panel, anchor, align);
}

interface AnchoredPopover extends Placing {
  /** The button, where the panel does not stand beside it in one component. */
  anchor?: RefObject<HTMLButtonElement | null> | undefined;
  onOpen?: (() => void) | undefined;
  /** It opens when it is first drawn. */
  opensAtOnce?: boolean | undefined;
}

/** A native `popover` kept beside its button: Escape, a press outside and the focus's return are the browser's. */
export function useAnchoredPopover<Panel extends HTMLElement>({
  anchor: given,
  align,
  sheetBelow = 0,
  onOpen,
  opensAtOnce = false,
}: AnchoredPopover) {
  const own = useRef<HTMLButtonElement>(null);
  const anchor = given ?? own;
  const panel = useRef<Panel>(null);
  const [isOpen, setOpen] = useState(false);
  const opened = useRef(onOpen);

  useEffect(() => {
    opened.current = onOpen;
  });

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    const follow = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element.addEventListener('toggle', follow);
    return () => element.removeEventListener('toggle', follow);
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    // The browser tells of it in a later task, when it may have been painted already.
    const placeFirst = () => requestAnimationFrame(() => keep(element, anchor.current, { align, sheetBelow }));
    element.addEventListener('beforetoggle', placeFirst);
    return () => element.removeEventListener('beforetoggle', placeFirst);
  }, [anchor, align, sheetBelow]);

  useEffect(() => {
    const [button, element] = [anchor.current, panel.current];
    if (!isOpen || button === null || element === null) return undefined;
    const keepInPlace = () => keep(element, button, { align, sheetBelow });
    keepInPlace();
    opened.current?.();
    window.addEventListener('scroll', keepInPlace, { capture: true, passive: true });
    window.addEventListener('resize', keepInPlace);
    return () => {
      window.removeEventListener('scroll', keepInPlace, { capture: true });
      window.removeEventListener('resize', keepInPlace);
    };
  }, [anchor, isOpen, align, sheetBelow]);

  useEffect(() => {
    const [button, element] = [anchor.current, panel.current];
    if (!opensAtOnce || button === null || element === null) return;
    element.showPopover({ source: button });
    keep(element, button, { align, sheetBelow });
  }, [anchor, opensAtOnce, align, sheetBelow]);

  return { anchor, panel, isOpen, close: () => panel.current?.hidePopover() };
}
