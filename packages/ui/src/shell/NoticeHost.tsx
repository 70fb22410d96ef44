import { chrome } from '@folioflow/flows/words/chrome';
import { useMemo, type ReactNode } from 'react';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { ServerText } from '../primitives/ServerText/ServerText.tsx';
import { NoticeStack, type StackedNotice } from '../primitives/NoticeStack/NoticeStack.tsx';
import { SaidAboveContext } from '../primitives/NoticeStack/said-above.ts';

export interface Notice {
  id: string;
  /** danger and success are notifications; alert and popup wait for their OK (C-04). */
  kind: 'danger' | 'success' | 'alert' | 'popup';
  /** Server text as it came, or our own words. */
  text: string;
  /** Of a notification: what can be done about it at once. */
  action?: StackedNotice['action'];
}

export interface NoticeHostProps {
  notices: readonly Notice[];
  /** The pages below: they do not say what is said above them. */
  children?: ReactNode;
  onDismiss: (id: string) => void;
}

const isStacked = (notice: Notice): notice is Notice & StackedNotice =>
  notice.kind === 'danger' || notice.kind === 'success';

/** Draws the server-notice flow: notifications above the page, dialogs one after the other. Mounted above the routes. */
export function NoticeHost({ notices, children, onDismiss }: NoticeHostProps) {
  const asked = notices.find((notice) => !isStacked(notice));
  const stacked = notices.filter(isStacked);
  const said = useMemo(
    () =>
      notices
        .filter((notice) => isStacked(notice) || notice === asked)
        .map((notice) => ({ text: notice.text, isDialog: notice === asked })),
    [notices, asked],
  );
  return (
    <>
      <SaidAboveContext value={said}>{children}</SaidAboveContext>
      <NoticeStack notices={stacked} onDismiss={onDismiss} />
      {asked !== undefined && (
        <AlertDialog key={asked.id} open title={chrome['dialog.note']} onClose={() => onDismiss(asked.id)}>
          <ServerText text={asked.text} />
        </AlertDialog>
      )}
    </>
  );
}
