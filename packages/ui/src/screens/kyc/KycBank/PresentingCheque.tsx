import { useLingui } from '@lingui/react';
import type { kycBankFlow, KycBankView, Remote } from '@folioflow/flows';
import { ChequePresenting } from '../../../parts/bank/ChequePresenting/ChequePresenting.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

interface ChequeStepProps {
  view: Extract<KycBankView, { screen: 'presentingCheque' }>;
  remote: Remote<typeof kycBankFlow>;
  imageStore: ImageStore;
}

/** The cheque of the bank stage; a cheque that was already read can be used again. */
export function ChequeStep({ view, remote, imageStore }: ChequeStepProps) {
  const { i18n } = useLingui();
  const cheque = remote.child('imageUpload');
  return (
    <ChequePresenting
      account={view.account}
      upload={view.upload}
      remote={cheque}
      imageStore={imageStore}
      submit={i18n._('bank.cheque.upload')}
      canChangeDetails={view.canChangeDetails}
      onChangeDetails={() => remote.send({ type: 'details.changeRequested' })}
    >
      {view.canReuseCheque && (
        <Button variant="quiet" wide onClick={() => cheque.send({ type: 'upload.abandoned' })}>
          {i18n._('bank.cheque.keep')}
        </Button>
      )}
    </ChequePresenting>
  );
}
