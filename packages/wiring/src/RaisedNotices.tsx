import { useLingui } from '@lingui/react';
import { serverNotice, type NoticeRaised } from '@folioflow/flows';
import { useFlow } from '@folioflow/flows/react';
import { NoticeHost, raisedNoticeText, type Notice } from '@folioflow/ui/shell';
import { useCallback, useRef, type ReactNode } from 'react';
import { NoticeContext } from './wiring.ts';

const noticeFlow = serverNotice();
const noNotices: readonly Notice[] = [];

interface RaisedNoticesProps {
  children: ReactNode;
  /** Notices of the host, before the raised ones. */
  first?: readonly Notice[];
  /** Returns true if the notice is one of the host's. */
  onDismiss?: (id: string) => boolean;
}

/** Shows the notices that pages raise, above them. */
export function RaisedNotices({ children, first = noNotices, onDismiss }: RaisedNoticesProps) {
  const { i18n } = useLingui();
  const { view, remote } = useFlow(noticeFlow, undefined);
  const count = useRef(0);
  const raise = useCallback(
    (raised: Omit<NoticeRaised, 'type'>) => {
      count.current += 1;
      const { kind } = raised;
      remote.send({ type: 'notice.raised', id: `notice-${count.current}`, kind, text: raisedNoticeText(i18n, raised) });
    },
    [i18n, remote],
  );
  const dismiss = (id: string) => {
    if (onDismiss?.(id) !== true) remote.send({ type: 'notice.dismissed', id });
  };
  const shown =
    view.screen === 'quiet' ? [] : view.dialog === null ? view.notifications : [...view.notifications, view.dialog];
  return (
    <NoticeContext value={raise}>
      <NoticeHost notices={[...first, ...shown]} onDismiss={dismiss}>
        {children}
      </NoticeHost>
    </NoticeContext>
  );
}
