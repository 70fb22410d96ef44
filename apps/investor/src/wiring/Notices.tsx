import { serverNotice, type NoticeRaised } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { useFlow } from '@folioflow/flows/react';
import { NoticeHost } from '@folioflow/ui/shell';
import { useCallback, useRef, type ReactNode } from 'react';
import { NoticeContext } from './app-context.ts';

const notices = serverNotice();
const wordless = {
  alert: common.notFound,
  popup: common.notFound,
  danger: common['error.unexpected'],
  success: '',
} as const;

/** Stands above the router, so that a notice outlives a redirect. Never an empty dialog (C-05). */
export function Notices({ children }: { children: ReactNode }) {
  const { view, remote } = useFlow(notices, undefined);
  const count = useRef(0);
  const raise = useCallback(
    ({ kind, text, means }: Omit<NoticeRaised, 'type'>) => {
      count.current += 1;
      remote.send({
        type: 'notice.raised',
        id: `notice-${count.current}`,
        kind,
        text: means !== undefined ? common[`notice.${means}`] : text === '' ? wordless[kind] : text,
      });
    },
    [remote],
  );
  const shown =
    view.screen === 'quiet' ? [] : view.dialog === null ? view.notifications : [...view.notifications, view.dialog];
  return (
    <NoticeContext value={raise}>
      {children}
      <NoticeHost notices={shown} onDismiss={(id) => remote.send({ type: 'notice.dismissed', id })} />
    </NoticeContext>
  );
}
