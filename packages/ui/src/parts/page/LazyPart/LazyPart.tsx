import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { CodeLoader } from '../../../primitives/on-demand.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { useMedia, WIDE_SCREEN } from '../use-media.ts';

/** The area below the bottom bars of a phone is not visible. */
const BOTTOM_BARS_MARGIN = '0px 0px -124px';

export interface LazyPartProps<Props extends object> {
  load: CodeLoader<ComponentType<Props>>;
  props: Props;
  /** Height of the loaded part, so that nothing moves when it is loaded. */
  reservedHeight: string;
}

/** A part further down a page. Its code is fetched when it scrolls into view or a key is pressed. */
export function LazyPart<Props extends object>({ load, props, reservedHeight }: LazyPartProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(load.loaded !== undefined);
  const isWide = useMedia(WIDE_SCREEN);
  useEffect(() => {
    if (isSeen || place.current === null) return undefined;
    const markSeen = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && markSeen(),
      { rootMargin: isWide ? '0px' : BOTTOM_BARS_MARGIN },
    );
    observer.observe(place.current);
    addEventListener('keydown', markSeen);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', markSeen);
    };
  }, [isSeen, isWide]);
  return (
    <div ref={place} style={isSeen ? undefined : { minHeight: reservedHeight }}>
      {isSeen && <OnDemand load={load} props={props} fetching={<Skeleton height={reservedHeight} />} />}
    </div>
  );
}
