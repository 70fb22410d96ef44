import { useEffect, useRef, useState, type ComponentType } from 'react';
import type { Load } from '../../primitives/on-demand.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { useMedia, WIDE_SCREEN } from '../use-media.ts';

/** What the bars at the bottom of a phone lie over is not in sight. */
const BARS = '0px 0px -124px';

export interface InSightProps<Props extends object> {
  load: Load<ComponentType<Props>>;
  props: Props;
  /** The height it will have, so that nothing moves when it comes. */
  room: string;
}

/** A part further down a page: its code is asked for when its place comes into sight, or when a key is used. */
export function InSight<Props extends object>({ load, props, room }: InSightProps<Props>) {
  const place = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(load.here !== undefined);
  const isWide = useMedia(WIDE_SCREEN);
  useEffect(() => {
    if (isSeen || place.current === null) return undefined;
    const see = () => setSeen(true);
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && see(),
      { rootMargin: isWide ? '0px' : BARS },
    );
    observer.observe(place.current);
    addEventListener('keydown', see);
    return () => {
      observer.disconnect();
      removeEventListener('keydown', see);
    };
  }, [isSeen, isWide]);
  return (
    <div ref={place} style={isSeen ? undefined : { minHeight: room }}>
      {isSeen && <OnDemand load={load} props={props} fetching={<Skeleton height={room} />} />}
    </div>
  );
}
