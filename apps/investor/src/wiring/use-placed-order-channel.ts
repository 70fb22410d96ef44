import { useEffect, useEffectEvent, useRef } from 'react';

/** Name of the channel on which the windows of a browser announce placed orders. */
export const PLACED_ORDER_CHANNEL = 'folioflow.placed';

/**
 * Calls `onPlacedElsewhere` when another window has placed `order`, so that it is not placed twice. Returns the
 * function that announces the order to the other windows.
 */
export function usePlacedOrderChannel(order: string, onPlacedElsewhere: () => void): () => void {
  const channel = useRef<BroadcastChannel>(null);
  const onMessage = useEffectEvent(({ data }: MessageEvent<unknown>) => {
    if (data === order) onPlacedElsewhere();
  });
  useEffect(() => {
    const opened = new BroadcastChannel(PLACED_ORDER_CHANNEL);
    opened.addEventListener('message', (message: MessageEvent<unknown>) => onMessage(message));
    channel.current = opened;
    return () => opened.close();
  }, []);
  return () => channel.current?.postMessage(order);
}
