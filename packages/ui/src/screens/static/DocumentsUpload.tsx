import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Page } from '../../shell/Page.tsx';

const ACCEPTED_IMAGES = 'image/png,image/jpeg,.png,.jpg,.jpeg';

const readFileControls = (i18n: I18n) =>
  [
    { name: 'photo', accept: ACCEPTED_IMAGES, hint: i18n._('documents.image'), capture: 'user' },
    { name: 'addressProof', accept: ACCEPTED_IMAGES, hint: i18n._('documents.image'), capture: undefined },
    { name: 'pan', accept: ACCEPTED_IMAGES, hint: i18n._('documents.image'), capture: undefined },
    { name: 'video', accept: 'video/*', hint: i18n._('documents.clip'), capture: 'user' },
    { name: 'signature', accept: ACCEPTED_IMAGES, hint: i18n._('documents.image'), capture: undefined },
  ] as const;

interface ChosenFile {
  readonly name: string;
  readonly size: number;
}

/* A list of low zones: all five, and the link below them, are within two screens of a phone. */
const Controls = styled(Stack)`
  label {
    grid-template-columns: auto minmax(0, 1fr);
    justify-items: start;
    gap: 0 var(--space-16);
    padding: var(--space-12) var(--space-16);
    text-align: start;
  }

  label > svg {
    grid-row: span 2;
    align-self: center;
    margin: 0;
  }
`;

/** /documentsupload: five controls; selected files stay on the device (ON-360, ON-361). */
export function DocumentsUpload() {
  const { i18n } = useLingui();
  const [chosen, setChosen] = useState<Readonly<Record<string, ChosenFile | undefined>>>({});
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={i18n._('documents.lead')}>{i18n._('documents.title')}</PageHeading>
        <Controls gap={16}>
          {readFileControls(i18n).map(({ name, accept, hint, capture }) => (
            <FileDrop
              key={name}
              label={i18n._(`documents.${name}`)}
              hint={hint}
              accept={accept}
              capture={capture}
              file={chosen[name] ?? null}
              onChoose={(file) => setChosen({ ...chosen, [name]: { name: file.name, size: file.size } })}
              onRemove={() => setChosen({ ...chosen, [name]: undefined })}
            />
          ))}
        </Controls>
        <LinkButton to="/accounts" wide>
          {i18n._('documents.toKyc')}
        </LinkButton>
      </Stack>
    </Page>
  );
}
