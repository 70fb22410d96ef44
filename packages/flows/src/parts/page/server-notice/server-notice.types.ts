import type { NoticeRaised } from '../../../kit/notice.ts';

export interface ShownNotice {
  readonly id: string;
  readonly kind: NoticeRaised['kind'];
  /** '' if the host shows its own text: a dialog is never empty (C-05). */
  readonly text: string;
}
export interface ServerNoticeContext {
  readonly queue: readonly ShownNotice[];
}
export type ServerNoticeEvent =
  | ({ type: 'notice.raised' } & ShownNotice)
  | { type: 'notice.dismissed'; id: string }
  | { type: 'notice.outlived'; id: string };

export type ServerNoticeView =
  | { readonly screen: 'quiet' }
  | {
      readonly screen: 'showing';
      /** Notifications, newest last. */ readonly notifications: readonly ShownNotice[];
      /** The dialog that waits for its OK. */ readonly dialog: ShownNotice | null;
    };
