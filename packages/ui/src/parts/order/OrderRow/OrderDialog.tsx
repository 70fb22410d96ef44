import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { OrderRowView } from '@folioflow/flows';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { useOnDemand } from '../../../primitives/on-demand.ts';
import { ProviderText } from '../../../primitives/Outcome/ProviderText.ts';
import { loadSanitise } from '../../../primitives/ServerHtml/load-sanitise.ts';
import { parsePlainContent } from '../../../primitives/ServerHtml/plain-content.ts';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';

export interface OrderDialogProps {
  row: OrderRowView;
  /** The history of the order (OM-072, OM-073) or the reason of the registrar's rejection (OM-038, OM-074). */
  content: 'history' | 'rejection';
  onClose: () => void;
}

/** Long texts of the provider about an order; the dialog opens at its full size. */
export function OrderDialog({ row: { schemeName, historyHtml, rejectionReason }, content, onClose }: OrderDialogProps) {
  const { i18n } = useLingui();
  const isHistory = content === 'history';
  const html = (isHistory ? historyHtml : rejectionReason?.bodyHtml) ?? '';
  const isPlain = useMemo(() => parsePlainContent(html).isComplete, [html]);
  const { status, request } = useOnDemand(loadSanitise);
  useEffect(() => {
    if (!isPlain && status === 'absent') request();
  }, [isPlain, status, request]);
  return (
    <Dialog
      open={isPlain || status === 'here' || status === 'failed'}
      title={orderDialogTitleOf(i18n, isHistory, rejectionReason?.header)}
      onClose={onClose}
      actions={
        <Button variant="secondary" onClick={onClose}>
          {i18n._('orders.dialog.close')}
        </Button>
      }
    >
      <Stack gap={12}>
        {isHistory && (
          <strong lang="en" translate="no">
            {schemeName}
          </strong>
        )}
        {html !== '' && (
          <ProviderText>
            <ServerHtml html={html} />
          </ProviderText>
        )}
        {isHistory && html === '' && <p>{i18n._('orders.history.none')}</p>}
      </Stack>
    </Dialog>
  );
}

function orderDialogTitleOf(i18n: I18n, isHistory: boolean, header = ''): string {
  if (isHistory) return i18n._('orders.history.title');
  return header === '' ? i18n._('orders.why.title') : header;
}
