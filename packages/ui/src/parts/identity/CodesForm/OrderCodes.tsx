import { useLingui } from '@lingui/react';
import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Loading } from '../../../primitives/Skeleton/Skeleton.tsx';
import { CodesForm, type CodesFormProps, type CodesWords } from './CodesForm.tsx';

const Narrow = styled(Stack)`
  max-width: var(--width-form);
`;

interface OrderCodesProps {
  codes: SecondFactorView | undefined;
  remote: { send: (event: SecondFactorEvent) => void };
  words: CodesWords & {
    readonly sending: string;
    /** Label of the busy button while the codes are sent. */
    readonly pendingButton: string;
    /** Label of the back button. */
    readonly back: string;
  };
  /** The result of an earlier attempt is unknown. */
  canHaveGoneThrough: boolean;
  /** Path of the list of the order, without slashes. */
  orderList: string;
  /** The order that the codes confirm. */
  children: ReactNode;
}

/** The codes of an order above the order itself, which cannot be changed meanwhile (DO-270, DO-271, DO-326, DO-327). */
export function OrderCodes({ codes, remote, words, canHaveGoneThrough, orderList, children }: OrderCodesProps) {
  const back = (
    <Button
      variant="quiet"
      wide
      disabled={codes === undefined || codes.screen === 'closed' || !codes.canAbandon}
      onClick={() => remote.send({ type: 'codes.abandoned' })}
    >
      {words.back}
    </Button>
  );
  return (
    <Stack gap={32}>
      <Narrow gap={24}>
        {codes?.screen === 'codes' ? (
          <CodesForm
            view={codes}
            remote={remote}
            words={words}
            recoveryLink={canHaveGoneThrough && <LostOrderActions view={codes} remote={remote} orderList={orderList} />}
          >
            {back}
          </CodesForm>
        ) : (
          <Stack gap={24}>
            <Loading label={words.sending} />
            <Button wide busy>
              {words.pendingButton}
            </Button>
            {back}
          </Stack>
        )}
      </Narrow>
      {children}
    </Stack>
  );
}

interface LostOrderActionsProps extends Pick<CodesFormProps, 'view' | 'remote'> {
  orderList: string;
}

/** Actions after an order that may have been placed: check its state, or open the order list. */
function LostOrderActions({ view, remote, orderList }: LostOrderActionsProps) {
  const { i18n } = useLingui();
  return (
    <Row gap={12}>
      <Button
        variant="secondary"
        size="small"
        disabled={!view.canAbandon}
        onClick={() => remote.send({ type: 'codes.abandoned', toCheck: true })}
      >
        {i18n._('common.checkAgain')}
      </Button>
      <TextLink to={`/${orderList}`}>{i18n._('checkout.order.checkList')}</TextLink>
    </Row>
  );
}
