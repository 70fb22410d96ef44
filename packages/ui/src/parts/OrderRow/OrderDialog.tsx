import type { OrderRowView } from '@folioflow/flows';
import { orders } from '@folioflow/flows/words/orders';
import { useEffect, useMemo } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Dialog } from '../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { useOnDemand } from '../../primitives/on-demand.ts';
import { Told } from '../../primitives/Outcome/Told.ts';
import { loadSanitise } from '../../primitives/ServerHtml/load-sanitise.ts';
import { plainWords } from '../../primitives/ServerHtml/plain-words.ts';
import { ServerHtml } from '../../primitives/ServerHtml/ServerHtml.tsx';

export interface OrderDialogProps {
  row: OrderRowView;
  /** The provider's account of the order (OM-072, OM-073), or why the registrar turned it down (OM-038, OM-074). */
  shows: 'history' | 'why';
  onClose: () => void;
}

/** What the provider tells of an order at length; it opens in its full size. */
export function OrderDialog({ row: { schemeName, historyHtml, why }, shows, onClose }: OrderDialogProps) {
  const isHistory = shows === 'history';
  const html = (isHistory ? historyHtml : why?.bodyHtml) ?? '';
  const isPlain = useMemo(() => plainWords(html).isAll, [html]);
  const { is, want } = useOnDemand(loadSanitise);
  useEffect(() => {
    if (!isPlain && is === 'absent') want();
  }, [isPlain, is, want]);
  return (
    <Dialog
      open={isPlain || is === 'here' || is === 'failed'}
      title={titleOf(isHistory, why?.header)}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {orders['dialog.close']}
        </Button>
      }
    >
      <Stack gap={12}>
        {isHistory && <strong>{schemeName}</strong>}
        {html !== '' && (
          <Told>
            <ServerHtml html={html} />
          </Told>
        )}
        {isHistory && html === '' && <p>{orders['history.none']}</p>}
      </Stack>
    </Dialog>
  );
}

function titleOf(isHistory: boolean, header = ''): string {
  if (isHistory) return orders['history.title'];
  return header === '' ? orders['why.title'] : header;
}
