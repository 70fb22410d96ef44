/** What the tabs of one sign-in tell each other: that somebody did something, and that it is over. No token travels. */
export type TabNews = { readonly kind: 'seen'; readonly at: number } | { readonly kind: 'signedOut' };

export interface Tabs {
  tell(signIn: number, news: TabNews): void;
  /** Hears what other tabs tell of the sign-in that `signIn` names: when it began. */
  listen(signIn: () => number | null, hear: (news: TabNews) => void): () => void;
}

interface Message {
  readonly signIn: number;
  readonly news: TabNews;
}

const CHANNEL = 'folioflow.staff';

export function createTabs(): Tabs {
  return {
    tell: (signIn, news) => {
      const channel = new BroadcastChannel(CHANNEL);
      channel.postMessage({ signIn, news } satisfies Message);
      channel.close();
    },
    listen: (signIn, hear) => {
      const channel = new BroadcastChannel(CHANNEL);
      channel.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.signIn === signIn()) hear(data.news);
      });
      return () => channel.close();
    },
  };
}
