import { useEffect, useEffectEvent, useRef } from 'react';

/** The windows of one browser tell each other here what they have placed. */
export const PLACED = 'folioflow.placed';

/**
 * What was placed in one window waits in no other one to be placed again: `onElsewhere` when `order` was. The answer tells
 * the other windows.
 */
export function usePlacedElsewhere(order: string, onElsewhere: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const hear = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (data === order) onElsewhere();
  });
  useEffect(() => {
    const opened = new BroadcastChannel(PLACED);
    opened.addEventListener('message', (message: MessageEvent<unknown>) => hear(message));
    channel.current = opened;
    return () => opened.close();
  }, []);
  return () => channel.current?.postMessage(order);
}
