import { useLingui } from '@lingui/react';
import type { kycBankFlow, Remote } from '@folioflow/flows';
import { FormFoot } from '../../../parts/form/FormFoot/FormFoot.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import type { ChequeReviewProps } from './Reviewing.tsx';

interface ReviewActionsProps extends Pick<ChequeReviewProps, 'view'> {
  remote: Remote<typeof kycBankFlow>;
}

/** Confirm, a check of the stage after a lost answer, and two ways back. */
export function ReviewActions({ view, remote }: ReviewActionsProps) {
  const { i18n } = useLingui();
  return (
    <>
      <FormFoot>
        <Button
          wide
          busy={view.isBusy}
          disabled={!view.canSubmit && !view.isBusy}
          onClick={() => remote.send({ type: 'stage.submitted' })}
        >
          {i18n._('bank.confirm')}
        </Button>
      </FormFoot>
      {view.canReload && (
        <Button variant="secondary" wide onClick={() => remote.send({ type: 'stage.reloadRequested' })}>
          {i18n._('bank.confirm.check')}
        </Button>
      )}
      <Button
        variant="secondary"
        wide
        disabled={!view.canReplaceCheque}
        onClick={() => remote.send({ type: 'cheque.replaced' })}
      >
        {i18n._('bank.cheque.replace')}
      </Button>
      <Button
        variant="quiet"
        wide
        disabled={!view.canChangeDetails}
        onClick={() => remote.send({ type: 'details.changeRequested' })}
      >
        {i18n._('bank.details.change')}
      </Button>
    </>
  );
}
