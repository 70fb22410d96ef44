import type { Notice } from '@folioflow/flows';
import { declined as words } from '@folioflow/flows/words/declined';
import { Button } from '../../../primitives/Button/Button.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { NoticeText } from '../../page/NoticeLine/NoticeLine.tsx';
import { OutcomePanel } from '../../page/OutcomePanel/OutcomePanel.tsx';
import { ALL_ORDERS_PATH } from '../OrderRow/order-lists.ts';

export interface DeclinedOrderProps {
  kind: 'order' | 'sip' | 'addition' | 'redemption' | 'stp';
  schemeName: string;
  notice: Notice | null;
  /** Path of the scheme. */
  scheme?: string | undefined;
  /** Leads back to the step before, with everything that was entered. */
  onRevise: () => void;
}

/** The page of an order that the provider refused: the outcome, the reason and the next steps (decision 079). */
export function DeclinedOrder({ kind, schemeName, notice, scheme, onRevise }: DeclinedOrderProps) {
  return (
    <OutcomePanel
      outcome="failed"
      title={words[`${kind}.title`]}
      step="declined"
      about={schemeName}
      next={words[`${kind}.effect`]}
      action={
        <>
          <Button wide onClick={onRevise}>
            {words[`${kind}.revise`]}
          </Button>
          {scheme !== undefined && (
            <LinkButton to={scheme} variant="secondary" wide>
              {words.scheme}
            </LinkButton>
          )}
          <LinkButton to={ALL_ORDERS_PATH} variant="quiet" wide>
            {words.allOrders}
          </LinkButton>
        </>
      }
    >
      {notice !== null && <NoticeText notice={notice} />}
    </OutcomePanel>
  );
}
