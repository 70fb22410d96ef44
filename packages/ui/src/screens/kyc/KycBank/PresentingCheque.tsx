import type { kycBankFlow, KycBankView, Remote } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import { FormFoot } from '../../../parts/FormFoot/FormFoot.tsx';
import { ImageUpload, type ImageDesk } from '../../../parts/ImageUpload/ImageUpload.tsx';
import { StageLink, StageVerified } from '../../../parts/StageFrame/StageStates.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { linesOf } from './account-lines.ts';
import { ChequeExample } from './ChequeExample.tsx';

const words = {
  submit: bank['cheque.upload'],
  hint: bank['cheque.hint'],
  slots: { cheque: bank['cheque.slot'] },
  notices: { 'notice.lostAnswer': bank['cheque.lostAnswer'] },
} as const;

const drawings = { cheque: <ChequeExample /> };

interface PresentingChequeProps {
  view: Extract<KycBankView, { screen: 'presentingCheque' }>;
  remote: Remote<typeof kycBankFlow>;
  desk: ImageDesk;
}

/** The account is verified; its cheque is asked for (ON-277). */
export function PresentingCheque({ view, remote, desk }: PresentingChequeProps) {
  const cheque = remote.child('imageUpload');
  if (view.upload?.screen !== 'images') return <Account view={view} remote={remote} />;
  return (
    <ImageUpload
      view={view.upload}
      remote={cheque}
      desk={desk}
      words={words}
      look="picture"
      drawings={drawings}
      foot={FormFoot}
      wayOn={<StageLink notice={view.upload.notice} />}
      advice={<Account view={view} remote={remote} />}
    >
      {view.canKeepCheque && (
        <Button variant="quiet" wide onClick={() => cheque.send({ type: 'upload.abandoned' })}>
          {bank['cheque.keep']}
        </Button>
      )}
    </ImageUpload>
  );
}

/** What was verified just now, and the way to change it. */
function Account({ view, remote }: Pick<PresentingChequeProps, 'view' | 'remote'>) {
  return (
    <Stack gap={8}>
      <StageVerified>{bank.verified}</StageVerified>
      <DataList
        layout="record"
        pairs={linesOf(view.account).map(({ attribute, text }) => ({ term: attribute, value: text }))}
      />
      <Row>
        <Button
          variant="secondary"
          size="small"
          disabled={!view.canChangeDetails}
          onClick={() => remote.send({ type: 'details.changeRequested' })}
        >
          {bank['details.change']}
        </Button>
      </Row>
    </Stack>
  );
}
