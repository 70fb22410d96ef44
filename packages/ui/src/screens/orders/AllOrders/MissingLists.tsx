import type { MissingOrderList } from '@folioflow/flows';
import { allOrders as words } from '@folioflow/flows/words/all-orders';
import { orders } from '@folioflow/flows/words/orders';
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
export const MissingLists = ({ lists, onRetry }: MissingListsProps) =>
  lists.map(({ list, isBusy, notice }) => (
    <Card key={list} as="div">
      <Row justify="between" gap={12}>
        <div>
          <p>{isBusy ? words[`missing.${list}.busy`] : words[`missing.${list}`]}</p>
          {notice !== null && (
            <ReasonText>
              <NoticeText notice={notice} />
            </ReasonText>
          )}
        </div>
        <Button variant="secondary" size="small" busy={isBusy} onClick={() => onRetry(list)}>
          <span>{orders['list.retry']}</span> <VisuallyHidden>{words[`missing.retry.${list}`]}</VisuallyHidden>
        </Button>
      </Row>
    </Card>
  ));
