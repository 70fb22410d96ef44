import type { ClientCodeRequest } from './code-requests.ts';

/**
 * Message between the tabs of one sign-in: activity of the user, a requested client code, or the sign-out. It never
 * contains the token.
 */
export type TabMessage =
  | { readonly kind: 'seen'; readonly at: number }
  | { readonly kind: 'codeRequested'; readonly request: ClientCodeRequest }
  | { readonly kind: 'signedOut' };

export interface TabChannel {
  send(signIn: number, message: TabMessage): void;
  /** Receives the messages of other tabs about the sign-in that began at the moment that `signIn` returns. */
  listen(signIn: () => number | null, onMessage: (message: TabMessage) => void): () => void;
}

interface ChannelMessage {
  readonly signIn: number;
  readonly message: TabMessage;
}

const CHANNEL_NAME = 'folioflow.staff';

export function createTabChannel(): TabChannel {
  return {
    send: (signIn, message) => {
      const channel = new BroadcastChannel(CHANNEL_NAME);
      channel.postMessage({ signIn, message } satisfies ChannelMessage);
      channel.close();
    },
    listen: (signIn, onMessage) => {
      const channel = new BroadcastChannel(CHANNEL_NAME);
      channel.addEventListener('message', ({ data }: MessageEvent<ChannelMessage>) => {
        if (data.signIn === signIn()) onMessage(data.message);
      });
      return () => channel.close();
    },
  };
}
