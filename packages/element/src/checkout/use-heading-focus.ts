import { useEffect } from 'react';
import { useHost } from './host-context.ts';

/** Moves the focus to the heading when the component is shown, because the pressed control is gone. */
export function useHeadingFocus(isRequested: boolean): void {
  const { focusHeading } = useHost();
  useEffect(() => {
    if (isRequested) focusHeading();
  }, [isRequested, focusHeading]);
}
