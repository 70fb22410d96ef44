import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
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
  if (view.isDeclared) {
    return <StageVerified>{checkout['declaration.registered']}</StageVerified>;
  }
  const [before = '', after = ''] = checkout['declaration.hint'].split('{name}');
  return (
    <Stack gap={24}>
      <p>{checkout['declaration.meaning']}</p>
      <p>{view.form === null ? checkout['declaration.formMissing'] : checkout['declaration.steps']}</p>
      {view.form !== null && (
        <PdfForm base64={view.form} title={checkout['declaration.form']} fileName={`${view.fileName}.pdf`} />
      )}
      <NoticeLine notice={view.notice} words={checkout} />
      {view.upload?.screen === 'images' && (
        <ImageUpload
          view={view.upload}
          remote={remote.child('imageUpload')}
          imageStore={imageStore}
          variant="secondary"
          words={{
            submit: checkout['declaration.upload'],
            slots: { declaration: checkout['declaration.slot'] },
            hint: (
              <>
                {before}
                <FileName>{view.fileName}</FileName>
                {after}
              </>
            ),
          }}
        />
      )}
    </Stack>
  );
}
