import { createContext, use } from 'react';
import type { CheckoutConfig } from './attributes.ts';
import type { Notify } from '../events.ts';
import type { ElementSession } from './element-session.ts';

/** The dependencies of the screens of one element. */
export interface CheckoutHost {
  readonly config: CheckoutConfig;
  readonly session: ElementSession;
  readonly notify: Notify;
  /** Moves the focus to the heading, for a change that the user has requested. */
  readonly focusHeading: () => void;
}

export const HostContext = createContext<CheckoutHost | null>(null);

export function useHost(): CheckoutHost {
  const host = use(HostContext);
  if (host === null) throw new Error('Missing context: HostContext');
  return host;
}
