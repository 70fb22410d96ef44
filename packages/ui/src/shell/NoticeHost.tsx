import { useLingui } from '@lingui/react';
import { useMemo, type ReactNode } from 'react';
import { AlertDialog } from '../primitives/AlertDialog/AlertDialog.tsx';
import { ServerText } from '../primitives/ServerText/ServerText.tsx';
import { NoticeStack, type StackedNotice } from '../primitives/NoticeStack/NoticeStack.tsx';
import { NoticesAboveContext } from '../primitives/NoticeStack/notices-above.ts';

export interface Notice {
  id: string;
  /** `danger` and `success` are notifications; `alert` and `popup` are dialogs with an OK button (C-04). */
  kind: 'danger' | 'success' | 'alert' | 'popup';
  /** Unchanged server text, or our own text. */
  text: string;
  /** Immediate action of a notification. */
  action?: StackedNotice['action'];
}

export interface NoticeHostProps {
  notices: readonly Notice[];
  /** The pages below, which do not repeat the notices. */
  children?: ReactNode;
  onDismiss: (id: string) => void;
}

const isStacked = (notice: Notice): notice is Notice & StackedNotice =>
  notice.kind === 'danger' || notice.kind === 'success';

/** Renders the server-notice flow: notifications above the page, dialogs one after the other. Mounted above the routes. */
export function NoticeHost({ notices, children, onDismiss }: NoticeHostProps) {
  const { i18n } = useLingui();
  const openDialog = notices.find((notice) => !isStacked(notice));
  const stacked = notices.filter(isStacked);
  const noticesAbove = useMemo(
    () =>
      notices.map((notice) => ({
        text: notice.text,
        isDialog: !isStacked(notice),
        hasRemedy: notice.action !== undefined,
      })),
    [notices],
  );
  return (
    <>
      <NoticesAboveContext value={noticesAbove}>{children}</NoticesAboveContext>
      <NoticeStack notices={stacked} onDismiss={onDismiss} />
      {openDialog !== undefined && (
        <AlertDialog
          key={openDialog.id}
          open
          title={i18n._('chrome.dialog.note')}
          onClose={() => onDismiss(openDialog.id)}
        >
          <ServerText text={openDialog.text} />
        </AlertDialog>
      )}
    </>
  );
}
