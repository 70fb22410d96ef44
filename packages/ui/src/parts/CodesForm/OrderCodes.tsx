import type { SecondFactorEvent, SecondFactorView } from '@folioflow/flows';
import { Button } from '../../primitives/Button/Button.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Loading } from '../../primitives/Skeleton/Skeleton.tsx';
import { CodesForm, type CodesWords } from './CodesForm.tsx';
import { LostOrder } from './LostOrder.tsx';

interface OrderCodesWords extends CodesWords {
  readonly sending: string;
  /** What was pressed to come here; it is busy while the code is on its way. */
  readonly create: string;
  readonly back: string;
}

interface OrderCodesProps {
  view: {
    readonly codes: SecondFactorView | undefined;
    readonly mayHaveGoneThrough: boolean;
  };
  remote: { child: (id: 'secondFactor') => { send: (event: SecondFactorEvent) => void } };
  words: OrderCodesWords;
  /** The list that the order stands in, without slashes. */
  orderList: string;
}

/** The codes that confirm an order, the way back from them, and the ways on when no answer came. */
export function OrderCodes({ view: { codes, mayHaveGoneThrough }, remote, words, orderList }: OrderCodesProps) {
  const child = remote.child('secondFactor');
  const back = (
    <Button
      variant="quiet"
      wide
      disabled={codes === undefined || codes.screen === 'closed' || !codes.canAbandon}
      onClick={() => child.send({ type: 'codes.abandoned' })}
    >
      {words.back}
    </Button>
  );
  if (codes?.screen === 'codes')
    return (
      <CodesForm
        view={codes}
        remote={child}
        words={words}
        wayOn={mayHaveGoneThrough && <LostOrder codes={codes} remote={child} orderList={orderList} />}
      >
        {back}
      </CodesForm>
    );
  return (
    <Stack gap={24}>
      <Loading label={words.sending} />
      <Button wide busy>
        {words.create}
      </Button>
      {back}
    </Stack>
  );
}
