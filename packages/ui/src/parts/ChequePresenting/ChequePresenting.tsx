import type { AccountSummary, ImageUploadEvent, ImageUploadView } from '@folioflow/flows';
import { bank } from '@folioflow/flows/words/bank';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { DataList } from '../../primitives/DataList/DataList.tsx';
import { Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { FormFoot } from '../FormFoot/FormFoot.tsx';
import { ImageUpload, type ImageDesk } from '../ImageUpload/ImageUpload.tsx';
import { StageLink } from '../StageFrame/StageStates.tsx';
import { StageVerified } from '../StageFrame/StageVerified.tsx';
import { linesOf } from './account-lines.ts';
import { ChequeExample } from './ChequeExample.tsx';

const drawings = { cheque: <ChequeExample /> };

export interface ChequePresentingProps {
  account: AccountSummary;
  upload: ImageUploadView | undefined;
  remote: { send: (event: ImageUploadEvent) => void };
  desk: ImageDesk;
  /** What sending the cheque is called. */
  submit: string;
  canChangeDetails: boolean;
  onChangeDetails: () => void;
  /** Below the button: Cancel, or keeping an earlier cheque. */
  children?: ReactNode;
}

/** The account is verified; its cheque is asked for (ON-277, OM-196). */
export function ChequePresenting(props: ChequePresentingProps) {
  const { upload, remote, desk, submit, children } = props;
  if (upload?.screen !== 'images') return <Account {...props} />;
  const words = {
    submit,
    hint: bank['cheque.hint'],
    slots: { cheque: bank['cheque.slot'] },
    notices: { 'notice.lostAnswer': bank['cheque.lostAnswer'] },
  } as const;
  return (
    <ImageUpload
      view={upload}
      remote={remote}
      desk={desk}
      words={words}
      look="picture"
      drawings={drawings}
      foot={FormFoot}
      wayOn={<StageLink notice={upload.notice} />}
      advice={<Account {...props} />}
    >
      {children}
    </ImageUpload>
  );
}

/** What was verified just now, and the way to change it. */
function Account({ account, canChangeDetails, onChangeDetails }: ChequePresentingProps) {
  return (
    <Stack gap={8}>
      <StageVerified>{bank.verified}</StageVerified>
      <DataList
        layout="record"
        pairs={linesOf(account).map(({ attribute, text }) => ({ term: attribute, value: text }))}
      />
      <Row>
        <Button variant="secondary" size="small" disabled={!canChangeDetails} onClick={onChangeDetails}>
          {bank['details.change']}
        </Button>
      </Row>
    </Stack>
  );
}
