import { useLingui } from '@lingui/react';
import type { OrderRowView } from '@folioflow/flows';
import { styled } from 'styled-components';
import { ServerHtml } from '../../../primitives/ServerHtml/ServerHtml.tsx';

const Rejection = styled.div`
  display: grid;
  gap: var(--space-4);
  font-size: var(--type-14);
`;

/** The registrar's reason of a rejected order, and its next step. */
export function OrderRejection({ row: { status, rejectionReason } }: { row: OrderRowView }) {
  const { i18n } = useLingui();
  if (status.name !== 'rejected') return null;
  const html = rejectionReason?.bodyHtml ?? '';
  return (
    <Rejection>
      {html !== '' && <ServerHtml html={html} />}
      <p>{i18n._('orders.row.rejected.next')}</p>
    </Rejection>
  );
}
