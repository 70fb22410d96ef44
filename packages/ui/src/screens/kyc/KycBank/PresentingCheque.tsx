import type { kycBankFlow, KycBankView, Remote } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import { styled } from 'styled-components';
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

const Account = styled(Stack)`
  max-width: var(--width-form);
`;

const Asked = styled.div`
  display: grid;
  gap: var(--space-16);

  @media (min-width: 40rem) {
    grid-template-columns: minmax(0, 1fr) minmax(0, 15rem);
    gap: var(--space-24);
    align-items: center;
  }
`;

interface PresentingChequeProps {
  view: Extract<KycBankView, { screen: 'presentingCheque' }>;
  remote: Remote<typeof kycBankFlow>;
  desk: ImageDesk;
}

/** The account is verified; its cheque is asked for (ON-277). */
export function PresentingCheque({ view, remote, desk }: PresentingChequeProps) {
  const cheque = remote.child('imageUpload');
  return (
    <Stack gap={24}>
      <StageVerified>{bank.verified}</StageVerified>
      <Account gap={8}>
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
      </Account>
      <Asked>
        <p>{bank['cheque.lead']}</p>
        <ChequeExample />
      </Asked>
      {view.upload?.screen === 'images' && (
        <ImageUpload
          view={view.upload}
          remote={cheque}
          desk={desk}
          words={words}
          wayOn={<StageLink notice={view.upload.notice} />}
        >
          {view.canKeepCheque && (
            <Button variant="quiet" wide onClick={() => cheque.send({ type: 'upload.abandoned' })}>
              {bank['cheque.keep']}
            </Button>
          )}
        </ImageUpload>
      )}
    </Stack>
  );
}
