import { useLingui } from '@lingui/react';
import { useBrand, type Notice } from '@folioflow/ui/shell';
import { useEffect, useState, type ReactNode } from 'react';
import { watchChunkLoadErrors } from './chunk-load-error.ts';
import { RaisedNotices } from './RaisedNotices.tsx';

const RELOAD_NOTICE_ID = 'reload';

/** Rendered above the router, so that a notice survives a redirect. */
export function Notices({ children }: { children: ReactNode }) {
  const { i18n } = useLingui();
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
            text: i18n._(`trouble.${remedy}`, { product }),
            action: { label: i18n._('trouble.reload'), onPress: () => location.reload() },
          },
        ];
  const dismiss = (id: string) => {
    if (id === RELOAD_NOTICE_ID) setRemedy(null);
    return id === RELOAD_NOTICE_ID;
  };
  return (
    <RaisedNotices first={reload} onDismiss={dismiss}>
      {children}
    </RaisedNotices>
  );
}
