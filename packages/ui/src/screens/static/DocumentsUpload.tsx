import { documents } from '@folioflow/flows/words/static';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Grid, Stack } from '../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';

const ACCEPTED_IMAGES = 'image/png,image/jpeg,.png,.jpg,.jpeg';

const fileControls = [
  { name: 'photo', accept: ACCEPTED_IMAGES, hint: documents.image, capture: 'user' },
  { name: 'addressProof', accept: ACCEPTED_IMAGES, hint: documents.image, capture: undefined },
  { name: 'pan', accept: ACCEPTED_IMAGES, hint: documents.image, capture: undefined },
  { name: 'video', accept: 'video/*', hint: documents.clip, capture: 'user' },
  { name: 'signature', accept: ACCEPTED_IMAGES, hint: documents.image, capture: undefined },
] as const;

interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

const Foot = styled.div`
  display: grid;

  @media (min-width: 40rem) {
    justify-items: start;
  }
`;

/** /documentsupload: five controls; selected files stay on the device (ON-360, ON-361). */
export function DocumentsUpload() {
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenFile | undefined>>>({});
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={documents.lead}>{documents.title}</PageHeading>
        <Grid gap={24} columns={2}>
          {fileControls.map(({ name, accept, hint, capture }) => (
            <FileDrop
              key={name}
              label={documents[name]}
              hint={hint}
              accept={accept}
              capture={capture}
              file={chosen[name] ?? null}
              onChoose={(file) => setChosen({ ...chosen, [name]: { name: file.name, size: file.size } })}
              onRemove={() => setChosen({ ...chosen, [name]: undefined })}
            />
          ))}
        </Grid>
        <Foot>
          <LinkButton to="/accounts">{documents.toKyc}</LinkButton>
        </Foot>
      </Stack>
    </Page>
  );
}
