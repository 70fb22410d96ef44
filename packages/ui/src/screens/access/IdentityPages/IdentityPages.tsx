import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { identityPagesFlow, IdentityPagesView, IdentitySlotView, Remote } from '@folioflow/flows';
import { IdCard } from 'lucide';
import { styled } from 'styled-components';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import type { ImageStore } from '../../../parts/form/ImageUpload/ImageUpload.tsx';
import { IntroPanel } from '../../../parts/page/IntroPanel/IntroPanel.tsx';
import { OutcomePanel } from '../../../parts/page/OutcomePanel/OutcomePanel.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { FileDrop } from '../../../primitives/FileDrop/FileDrop.tsx';
import { Grid, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Spinner } from '../../../primitives/Spinner/Spinner.tsx';
import { Page } from '../../../shell/Page.tsx';

/** File types that the file dialog offers; the flow validates every selected file. */
const ACCEPTED_TYPES = 'image/png,image/jpeg,.png,.jpg,.jpeg';

const readFaultTexts = (i18n: I18n) =>
  ({
    wrongType: i18n._('common.notice.wrongType'),
    tooLarge: i18n._('account.identity.tooLarge'),
    unreadable: i18n._('common.notice.unreadable'),
  }) as const;

const MutedText = styled.p`
  color: var(--muted);
  font-size: var(--type-14);
`;

const WaitingCard = styled(Card)`
  display: grid;
  justify-items: center;
  gap: var(--space-16);
  padding-block: var(--space-48);
  text-align: center;

  > span {
    color: var(--accent);
    font-size: 1.75rem;
  }
`;

export interface IdentityPagesProps {
  view: IdentityPagesView;
  remote: Remote<typeof identityPagesFlow>;
  imageStore: ImageStore;
}

/** The legacy identity pages: two pictures that are not sent, and a pause (ON-378 to ON-385). */
export function IdentityPages({ view, remote, imageStore }: IdentityPagesProps) {
  const { i18n } = useLingui();
  switch (view.screen) {
    case 'intro':
      return (
        <IntroPanel
          icon={<Icon of={IdCard} size={24} strokeWidth={2} />}
          title={i18n._('account.identity.title')}
          lead={i18n._('account.identity.lead')}
          action={
            <Button wide onClick={() => remote.send({ type: 'upload.started' })}>
              {i18n._('account.identity.start')}
            </Button>
          }
        >
          <MutedText>{i18n._('account.identity.stays')}</MutedText>
        </IntroPanel>
      );
    case 'choosingFiles':
      return <FileChoice slots={view.slots} canSubmit={view.canSubmit} remote={remote} imageStore={imageStore} />;
    case 'verifying':
      return (
        <Page width="form">
          <WaitingCard as="div">
            <Spinner />
            <PageHeading lead={i18n._('account.identity.verifying.explain')}>
              {i18n._('account.identity.verifying')}
            </PageHeading>
          </WaitingCard>
        </Page>
      );
    case 'verified':
      return (
        <OutcomePanel
          outcome="success"
          title={i18n._('account.identity.verified')}
          next={<p>{i18n._('account.identity.verified.explain')}</p>}
          action={
            <LinkButton to="/accounts" wide>
              {i18n._('account.identity.toKyc')}
            </LinkButton>
          }
        />
      );
  }
}

interface FileChoiceProps extends Pick<IdentityPagesProps, 'remote' | 'imageStore'> {
  slots: readonly IdentitySlotView[];
  canSubmit: boolean;
}

function FileChoice({ slots, canSubmit, remote, imageStore }: FileChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Page width="form">
      <Stack gap={24}>
        <PageHeading lead={i18n._('account.identity.files.lead')}>{i18n._('account.identity.files.title')}</PageHeading>
        <Grid gap={16} columns={1}>
          {slots.map(({ name, image, fault }) => (
            <FileDrop
              key={name}
              label={i18n._(`account.identity.${name}`)}
              hint={i18n._('account.identity.hint')}
              error={fault === null ? undefined : readFaultTexts(i18n)[fault]}
              accept={ACCEPTED_TYPES}
              file={image && { name: image.name, size: image.size, preview: imageStore.addressOf?.(image) }}
              onChoose={(file) => remote.send({ type: 'image.chosen', slot: name, image: imageStore.register(file) })}
              onRemove={() => remote.send({ type: 'image.removed', slot: name })}
            />
          ))}
        </Grid>
        <MutedText>{i18n._('account.identity.stays')}</MutedText>
        <Button wide disabled={!canSubmit} onClick={() => remote.send({ type: 'images.submitted' })}>
          {i18n._('account.identity.submit')}
        </Button>
      </Stack>
    </Page>
  );
}
