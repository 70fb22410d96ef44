import type { kycBankFlow, KycBankView, Remote } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import { ChequePresenting } from '../../../parts/ChequePresenting/ChequePresenting.tsx';
import type { ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';

interface PresentingChequeProps {
  view: Extract<KycBankView, { screen: 'presentingCheque' }>;
  remote: Remote<typeof kycBankFlow>;
  desk: ImageDesk;
}

/** The cheque of the bank stage; one that was read already may be kept. */
export function PresentingCheque({ view, remote, desk }: PresentingChequeProps) {
  const cheque = remote.child('imageUpload');
  return (
    <ChequePresenting
      account={view.account}
      upload={view.upload}
      remote={cheque}
      desk={desk}
      submit={bank['cheque.upload']}
      canChangeDetails={view.canChangeDetails}
      onChangeDetails={() => remote.send({ type: 'details.changeRequested' })}
    >
      {view.canKeepCheque && (
        <Button variant="quiet" wide onClick={() => cheque.send({ type: 'upload.abandoned' })}>
          {bank['cheque.keep']}
        </Button>
      )}
    </ChequePresenting>
  );
}
