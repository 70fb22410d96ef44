import { useLingui } from '@lingui/react';
import type { MissingOrderList } from '@folioflow/flows';
import { NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';

const ReasonText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

export interface MissingListsProps {
  lists: readonly MissingOrderList[];
  onRetry: (list: MissingOrderList['list']) => void;
}

/** The lists whose orders could not be loaded, each with its reason and a retry. */
export const MissingLists = ({ lists, onRetry }: MissingListsProps) => {
  const { i18n } = useLingui();
  return lists.map(({ list, isBusy, notice }) => (
    <Card key={list} as="div">
      <Row justify="between" gap={12}>
        <div>
          <p>{isBusy ? i18n._(`allOrders.missing.${list}.busy`) : i18n._(`allOrders.missing.${list}`)}</p>
          {notice !== null && (
            <ReasonText>
              <NoticeText notice={notice} />
            </ReasonText>
          )}
        </div>
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => onRetry(list)}>
          <span>{i18n._('orders.list.retry')}</span>{' '}
          <VisuallyHidden>{i18n._(`allOrders.missing.retry.${list}`)}</VisuallyHidden>
        </Button>
      </Row>
    </Card>
  ));
};
