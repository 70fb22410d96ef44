import { serverNotice, type NoticeRaised } from '@folioflow/flows';
import { formatMessage } from '@folioflow/flows/messages/format-message';
import { trouble } from '@folioflow/flows/words/trouble';
import { useFlow } from '@folioflow/flows/react';
import { NoticeHost, raisedNoticeText, useBrand, type Notice } from '@folioflow/ui/shell';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { NoticeContext } from './wiring.ts';
import { watchChunkLoadErrors } from './chunk-load-error.ts';

const RELOAD_NOTICE_ID = 'reload';

const noticeFlow = serverNotice();
/** Rendered above the router, so that a notice survives a redirect. */
export function Notices({ children }: { children: ReactNode }) {
  const { view, remote } = useFlow(noticeFlow, undefined);
  const count = useRef(0);
  const raise = useCallback(
    (raised: Omit<NoticeRaised, 'type'>) => {
      count.current += 1;
      const { kind } = raised;
      remote.send({ type: 'notice.raised', id: `notice-${count.current}`, kind, text: raisedNoticeText(raised) });
    },
    [remote],
  );
  const { product } = useBrand();
  const [remedy, setRemedy] = useState<'newVersion' | 'stuck' | null>(null);
  useEffect(() => watchChunkLoadErrors(setRemedy), []);
  const reload: readonly Notice[] =
    remedy === null
      ? []
      : [
          {
            id: RELOAD_NOTICE_ID,
            kind: 'danger',
            text: formatMessage(trouble[remedy], { product }),
            action: { label: trouble.reload, onPress: () => location.reload() },
          },
        ];
  const dismiss = (id: string) =>
    id === RELOAD_NOTICE_ID ? setRemedy(null) : remote.send({ type: 'notice.dismissed', id });
  const shown =
    view.screen === 'quiet' ? [] : view.dialog === null ? view.notifications : [...view.notifications, view.dialog];
  return (
    <NoticeContext value={raise}>
      <NoticeHost notices={[...reload, ...shown]} onDismiss={dismiss}>
        {children}
      </NoticeHost>
    </NoticeContext>
  );
}
