import { useLingui } from '@lingui/react';
import { cancellationMeaning, type OrderListView } from '@folioflow/flows';
import { PinDialog, type PinDialogProps } from '../../../parts/identity/PinDialog/PinDialog.tsx';
import { Consequences } from '../../../parts/order/Consequences/Consequences.tsx';
import { NotifiedSuccess } from '../../../parts/stage/StageFrame/StageVerified.tsx';
import { cancellationConsequences } from './cancellation-text.ts';

type LoadedView = Extract<OrderListView, { screen: 'loaded' }>;

export interface CancellationProps extends Pick<LoadedView, 'cancelling' | 'done'> {
  remote: PinDialogProps['remote'];
}

/**
 * Cancels an order by PIN (OM-076 to OM-081): the consequences above the PIN, the provider's answer afterwards (decision
 * 064).
 */
export function Cancellation({ cancelling, done, remote }: CancellationProps) {
  return (
    <>
      {done !== '' && <NotifiedSuccess text={done} />}
      {cancelling !== null && <CancellationDialog cancelling={cancelling} remote={remote} />}
    </>
  );
}

interface CancellationDialogProps {
  cancelling: NonNullable<LoadedView['cancelling']>;
  remote: CancellationProps['remote'];
}

function CancellationDialog({ cancelling: { row, ends: target, pin }, remote }: CancellationDialogProps) {
  const { i18n } = useLingui();
  const meaning = cancellationMeaning(row, target);
  return (
    <PinDialog
      view={pin}
      remote={remote}
      tone="danger"
      title={i18n._(`cancellation.title.${meaning.ends}`)}
      confirm={i18n._(`cancellation.confirm.${meaning.ends}`)}
      dismiss={i18n._(`cancellation.keep.${meaning.ends}`)}
      startsAtTitle
    >
      <strong lang="en" translate="no">
        {row.schemeName}
      </strong>
      <Consequences of={cancellationConsequences(i18n, meaning)} />
    </PinDialog>
  );
}
