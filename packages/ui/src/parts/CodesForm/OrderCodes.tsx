import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import { common } from '@folioflow/flows/words/common';
import { ordering } from '@folioflow/flows/words/ordering';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../primitives/Button/Button.tsx';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Loading } from '../../primitives/Skeleton/Skeleton.tsx';
import { CodesForm, type CodesFormProps, type CodesWords } from './CodesForm.tsx';

const Narrow = styled(Stack)`
  max-width: var(--width-form);
`;

interface OrderCodesProps {
  codes: SecondFactorView | undefined;
  remote: { send: (event: SecondFactorEvent) => void };
  words: CodesWords & {
    readonly sending: string;
    /** On the button that asked for the codes, while they are sent. */
    readonly asked: string;
    /** On the way back to what can be changed. */
    readonly back: string;
  };
  /** Nobody knows whether an earlier attempt counted. */
  mayHaveGoneThrough: boolean;
  /** The list that the order stands in, without slashes. */
  orderList: string;
  /** What the codes confirm. */
  children: ReactNode;
}

/** The codes of an order, above what they confirm; nothing can be changed meanwhile (DO-270, DO-271, DO-326, DO-327). */
export function OrderCodes({ codes, remote, words, mayHaveGoneThrough, orderList, children }: OrderCodesProps) {
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
            wayOn={mayHaveGoneThrough && <LostOrder view={codes} remote={remote} orderList={orderList} />}
          >
            {back}
          </CodesForm>
        ) : (
          <Stack gap={24}>
            <Loading label={words.sending} />
            <Button wide busy>
              {words.asked}
            </Button>
            {back}
          </Stack>
        )}
      </Narrow>
      {children}
    </Stack>
  );
}

interface LostOrderProps extends Pick<CodesFormProps, 'view' | 'remote'> {
  orderList: string;
}

/** The ways on from an order that may have been placed: to have it looked up, or to look for it oneself. */
function LostOrder({ view, remote, orderList }: LostOrderProps) {
  return (
    <Row gap={12}>
      <Button
        variant="secondary"
        size="small"
        disabled={!view.canAbandon}
        onClick={() => remote.send({ type: 'codes.abandoned', toCheck: true })}
      >
        {common.checkAgain}
      </Button>
      <TextLink to={`/${orderList}`}>{ordering['order.checkList']}</TextLink>
    </Row>
  );
}
