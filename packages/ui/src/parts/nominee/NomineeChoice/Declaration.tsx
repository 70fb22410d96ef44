import { Trans, useLingui } from '@lingui/react';
import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { ImageUpload, type ImageStore } from '../../form/ImageUpload/ImageUpload.tsx';
import { NoticeLine } from '../../page/NoticeLine/NoticeLine.tsx';
import { PdfForm } from '../../form/PdfForm/PdfForm.tsx';
import { StageVerified } from '../../stage/StageFrame/StageVerified.tsx';

const FileName = styled.span`
  color: var(--ink);
  font-weight: var(--weight-label);
  overflow-wrap: anywhere;
`;

interface DeclarationProps {
  view: Extract<NomineeChoiceView, { screen: 'none' }>;
  remote: Remote<typeof nomineeChoiceFlow>;
  imageStore: ImageStore;
}

/** The form to sign and the upload of its scan; afterwards only a confirmation (DO-286 to DO-288). */
export function Declaration({ view, remote, imageStore }: DeclarationProps) {
  const { i18n } = useLingui();
  if (view.isDeclared) {
    return <StageVerified>{i18n._('checkout.declaration.registered')}</StageVerified>;
  }
  return (
    <Stack gap={24}>
      <p>{i18n._('checkout.declaration.meaning')}</p>
      <p>{view.form === null ? i18n._('checkout.declaration.formMissing') : i18n._('checkout.declaration.steps')}</p>
      {view.form !== null && (
        <PdfForm base64={view.form} title={i18n._('checkout.declaration.form')} fileName={`${view.fileName}.pdf`} />
      )}
      <NoticeLine notice={view.notice} words={{ 'notice.invalid': i18n._('checkout.notice.invalid') }} />
      {view.upload?.screen === 'images' && (
        <ImageUpload
          view={view.upload}
          remote={remote.child('imageUpload')}
          imageStore={imageStore}
          variant="secondary"
          words={{
            submit: i18n._('checkout.declaration.upload'),
            slots: { declaration: i18n._('checkout.declaration.slot') },
            hint: <Trans id="checkout.declaration.hint" values={{ name: <FileName>{view.fileName}</FileName> }} />,
          }}
        />
      )}
    </Stack>
  );
}
