import { useLingui } from '@lingui/react';
import type { bankAccountAdditionFlow, BankAccountAdditionView, Remote } from '@folioflow/flows';
import { BankDetailsForm } from '../../../parts/bank/BankDetailsForm/BankDetailsForm.tsx';
import { ChequePresenting } from '../../../parts/bank/ChequePresenting/ChequePresenting.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

interface AccountAdditionProps {
  view: Exclude<BankAccountAdditionView, { screen: 'closed' }>;
  remote: Remote<typeof bankAccountAdditionFlow>;
  imageStore: ImageStore;
}

/** Details, Verify, cheque, Confirm: as in the bank stage (OM-196, OM-197). */
export function AccountAddition({ view, remote, imageStore }: AccountAdditionProps) {
  const { i18n } = useLingui();
  const cancel = (
    <Button
      variant="secondary"
      wide
      disabled={!view.canCancel}
      onClick={() => remote.send({ type: 'addition.cancelRequested' })}
    >
      {i18n._('accounts.add.cancel')}
    </Button>
  );
  return (
    <>
      {view.screen === 'detailing' ? (
        view.details?.screen === 'details' && (
          <BankDetailsForm view={view.details} remote={remote.child('bankDetails')}>
            {cancel}
          </BankDetailsForm>
        )
      ) : (
        <ChequePresenting
          account={view.account}
          upload={view.upload}
          remote={remote.child('imageUpload')}
          imageStore={imageStore}
          submit={i18n._('accounts.add.confirm')}
          canChangeDetails={view.canChangeDetails}
          onChangeDetails={() => remote.send({ type: 'details.changeRequested' })}
        >
          {cancel}
        </ChequePresenting>
      )}
      <CancelQuestion isOpen={view.isAsking} remote={remote} />
    </>
  );
}

function CancelQuestion({ isOpen, remote }: { isOpen: boolean; remote: AccountAdditionProps['remote'] }) {
  const { i18n } = useLingui();
  const declineCancellation = () => remote.send({ type: 'cancellation.declined' });
  return (
    <Dialog
      open={isOpen}
      title={i18n._('accounts.cancel.question')}
      onClose={declineCancellation}
      actions={
        <>
          <Button variant="secondary" onClick={declineCancellation}>
            {i18n._('accounts.cancel.no')}
          </Button>
          <Button variant="danger" onClick={() => remote.send({ type: 'cancellation.confirmed' })}>
            {i18n._('accounts.cancel.yes')}
          </Button>
        </>
      }
    >
      <p>{i18n._('accounts.cancel.explain')}</p>
    </Dialog>
  );
}
