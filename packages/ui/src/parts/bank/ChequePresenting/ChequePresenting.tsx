import { useLingui } from '@lingui/react';
import type { AccountSummary, ImageUploadEvent, ImageUploadView } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DataList } from '../../../primitives/DataList/DataList.tsx';
import { Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { FormFoot } from '../../form/FormFoot/FormFoot.tsx';
import { ImageUpload, type ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { StageLink } from '../../stage/StageFrame/StageStates.tsx';
import { StageVerified } from '../../stage/StageFrame/StageVerified.tsx';
import { accountLines } from './account-lines.ts';
import { ChequeExample } from './ChequeExample.tsx';
import { languageOf } from '../../../primitives/ServerText/language-of.ts';

const createDrawings = () => ({ cheque: <ChequeExample /> });

export interface ChequePresentingProps {
  account: AccountSummary;
  upload: ImageUploadView | undefined;
  remote: { send: (event: ImageUploadEvent) => void };
  imageStore: ImageStore;
  /** Label of the submit button. */
  submit: string;
  canChangeDetails: boolean;
  onChangeDetails: () => void;
  /** Shown below the button: Cancel, or the link to use an earlier cheque. */
  children?: ReactNode;
}

/** The upload of the cheque of a verified account (ON-277, OM-196). */
export function ChequePresenting(props: ChequePresentingProps) {
  const { i18n } = useLingui();
  const { upload, remote, imageStore, submit, children } = props;
  if (upload?.screen !== 'images') return <VerifiedAccount {...props} />;
  const words = {
    submit,
    hint: i18n._('bank.cheque.hint'),
    slots: { cheque: i18n._('bank.cheque.slot') },
    notices: { 'notice.lostAnswer': i18n._('bank.cheque.lostAnswer') },
  } as const;
  return (
    <ImageUpload
      view={upload}
      remote={remote}
      imageStore={imageStore}
      words={words}
      look="picture"
      offersCamera
      drawings={createDrawings()}
      foot={FormFoot}
      recoveryLink={<StageLink notice={upload.notice} />}
      advice={<VerifiedAccount {...props} />}
    >
      {children}
    </ImageUpload>
  );
}

/** The verified account and the button that changes it. */
function VerifiedAccount({ account, canChangeDetails, onChangeDetails }: ChequePresentingProps) {
  const { i18n } = useLingui();
  return (
    <Stack gap={8}>
      <StageVerified>{i18n._('bank.verified')}</StageVerified>
      <DataList
        layout="record"
        pairs={accountLines(i18n, account).map(({ attribute, text }) => ({
          term: attribute,
          value: <span lang={languageOf(text)}>{text}</span>,
          isLiteral: true,
        }))}
      />
      <Row>
        <Button variant="secondary" size="small" disabled={!canChangeDetails} onClick={onChangeDetails}>
          {i18n._('bank.details.change')}
        </Button>
      </Row>
    </Stack>
  );
}
