import type { bankAccountAdditionFlow, BankAccountAdditionView, Remote } from '@folioflow/flows';
import { accounts as words } from '@folioflow/flows/words/accounts';
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
  const cancel = (
    <Button
      variant="secondary"
      wide
      disabled={!view.canCancel}
      onClick={() => remote.send({ type: 'addition.cancelRequested' })}
    >
      {words['add.cancel']}
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
          submit={words['add.confirm']}
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
  const declineCancellation = () => remote.send({ type: 'cancellation.declined' });
  return (
    <Dialog
      open={isOpen}
      title={words['cancel.question']}
      onClose={declineCancellation}
      actions={
        <>
          <Button variant="secondary" onClick={declineCancellation}>
            {words['cancel.no']}
          </Button>
          <Button variant="danger" onClick={() => remote.send({ type: 'cancellation.confirmed' })}>
            {words['cancel.yes']}
          </Button>
        </>
      }
    >
      <p>{words['cancel.explain']}</p>
    </Dialog>
  );
}
