import { useEffect, useRef, useState, type RefObject } from 'react';

const MARGIN = 8;

/** Places the panel below its anchor, or above it if there is more room, inside the window. */
function placePanel(panel: HTMLElement, anchor: HTMLElement, align: 'start' | 'end'): void {
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

interface PlacementOptions {
  align: 'start' | 'end';
  /** Below this window width the panel's style sheet places it. */
  sheetBelow?: number | undefined;
}

function updatePlacement(
  panel: HTMLElement,
  anchor: HTMLElement | null,
  { align, sheetBelow = 0 }: PlacementOptions,
): void {
  if (window.innerWidth < sheetBelow) panel.removeAttribute('style');
  else if (anchor !== null) placePanel(panel, anchor, align);
}

interface AnchoredPopoverOptions extends PlacementOptions {
  /** The button, if it is in another component than the panel. */
  anchor?: RefObject<HTMLButtonElement | null> | undefined;
  onOpen?: (() => void) | undefined;
  /** Opens the panel on the first render. */
  opensAtOnce?: boolean | undefined;
}

/**
 * A native `popover` that follows its button. The browser handles Escape, a press outside and the return of the focus.
 * @floating-ui/react-dom is 6.5 kB for the position, which is below or above the button.
 */
export function useAnchoredPopover<Panel extends HTMLElement>({
  anchor: given,
  align,
  sheetBelow = 0,
  onOpen,
  opensAtOnce = false,
}: AnchoredPopoverOptions) {
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
    const handleToggle = (event: Event) => setOpen((event as ToggleEvent).newState === 'open');
    element.addEventListener('toggle', handleToggle);
    return () => element.removeEventListener('toggle', handleToggle);
  }, []);

  useEffect(() => {
    const element = panel.current;
    if (element === null) return undefined;
    // The `toggle` event comes in a later task, possibly after the first paint.
    const placeBeforePaint = () =>
      requestAnimationFrame(() => updatePlacement(element, anchor.current, { align, sheetBelow }));
    element.addEventListener('beforetoggle', placeBeforePaint);
    return () => element.removeEventListener('beforetoggle', placeBeforePaint);
  }, [anchor, align, sheetBelow]);

  useEffect(() => {
    const [button, element] = [anchor.current, panel.current];
    if (!isOpen || button === null || element === null) return undefined;
    const followAnchor = () => updatePlacement(element, button, { align, sheetBelow });
    followAnchor();
    opened.current?.();
    window.addEventListener('scroll', followAnchor, { capture: true, passive: true });
    window.addEventListener('resize', followAnchor);
    return () => {
      window.removeEventListener('scroll', followAnchor, { capture: true });
      window.removeEventListener('resize', followAnchor);
    };
  }, [anchor, isOpen, align, sheetBelow]);

  useEffect(() => {
    const [button, element] = [anchor.current, panel.current];
    if (!opensAtOnce || button === null || element === null) return;
    element.showPopover({ source: button });
    updatePlacement(element, button, { align, sheetBelow });
  }, [anchor, opensAtOnce, align, sheetBelow]);

  return { anchor, panel, isOpen, close: () => panel.current?.hidePopover() };
}
