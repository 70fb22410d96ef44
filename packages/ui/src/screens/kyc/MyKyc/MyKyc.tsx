import { useLingui } from '@lingui/react';
import type { myKycFlow, MyKycView, Notice, Remote, ViewOf } from '@folioflow/flows';
import { ArrowRight, CircleCheck, Hourglass, Mail, Smartphone } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { StageSections } from '../../../parts/stage/StageSections/StageSections.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../shell/Page.tsx';

const ContactChips = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-8);
  padding: 0;
  margin: 0;
  list-style: none;

  > li {
    display: inline-flex;
    align-items: center;
    gap: var(--space-8);
    max-width: 100%;
    min-height: 2.25rem;
    padding: var(--space-4) var(--space-16) var(--space-4) var(--space-12);
    border-radius: var(--radius-full);
    background: var(--accent-soft);
    color: var(--ink);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
    font-variant-numeric: tabular-nums;
    overflow-wrap: anywhere;
  }

  svg {
    flex: none;
    color: var(--accent);
  }
`;

const DueStageLink = styled(AppLink)`
  display: flex;
  align-items: center;
  gap: var(--space-12);
  padding: var(--space-16);
  border-radius: var(--radius-card);
  background: var(--warn-soft);
  color: var(--ink);
  font-weight: var(--weight-label);
  text-decoration: none;

  &:hover > span {
    text-decoration: underline;
  }

  > span {
    flex: 1;
    min-width: 0;
  }

  > svg {
    flex: none;
    color: var(--warn);
  }
`;

const MutedText = styled.p`
  color: var(--muted);
`;

export interface MyKycProps {
  view: ViewOf<typeof myKycFlow>;
  remote: Remote<typeof myKycFlow>;
  /** Origin of the provider: the only place, besides `data:`, that images come from. */
  imageOrigin: string;
}

/** /accounts: the recorded KYC data, without controls (ON-394 to ON-404). */
export function MyKyc({ view, remote, imageOrigin }: MyKycProps) {
  const { i18n } = useLingui();
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={i18n._('myKyc.lead')}>{i18n._('myKyc.title')}</PageHeading>
        {view.screen === 'loading' && <LoadingRecord />}
        {view.screen === 'unavailable' && (
          <RecordUnavailable notice={view.notice} onRetry={() => remote.send({ type: 'reload.requested' })} />
        )}
        {view.screen === 'loaded' && (
          <Stack gap={24} aria-busy={view.isBusy || undefined}>
            <NoticeLine notice={view.notice} />
            <LoadedRecord {...view.value} imageOrigin={imageOrigin} />
          </Stack>
        )}
      </Stack>
    </Page>
  );
}

function LoadedRecord({
  email,
  mobile,
  due,
  isApproved,
  sections,
  imageOrigin,
}: MyKycView & Pick<MyKycProps, 'imageOrigin'>) {
  const { i18n } = useLingui();
  return (
    <>
      <ContactChips>
        {mobile !== '' && (
          <ContactChip name={i18n._('myKyc.mobile')} value={mobile} picture={<Icon of={Smartphone} size={18} />} />
        )}
        {email !== '' && (
          <ContactChip name={i18n._('myKyc.email')} value={email} picture={<Icon of={Mail} size={18} />} />
        )}
      </ContactChips>
      <KycStatus due={due} isApproved={isApproved} />
      {sections.length === 0 ? (
        <MutedText>{i18n._('myKyc.nothingYet')}</MutedText>
      ) : (
        <Card as="div">
          <StageSections sections={sections} imageOrigin={imageOrigin} />
        </Card>
      )}
    </>
  );
}

const ContactChip = ({ name, value, picture }: { name: string; value: string; picture: ReactNode }) => (
  <li>
    {picture}
    <VisuallyHidden>{name}: </VisuallyHidden>
    <span translate="no">{value}</span>
  </li>
);

/** The link opens the last stage; its page redirects to the due stage (D-81). */
function KycStatus({ due, isApproved }: Pick<MyKycView, 'due' | 'isApproved'>) {
  const { i18n } = useLingui();
  if (due === null)
    return (
      <div>
        <Tag tone="gain">
          <Icon of={CircleCheck} size={14} />{' '}
          <span>{isApproved ? i18n._('myKyc.approved') : i18n._('myKyc.submitted')}</span>
        </Tag>
      </div>
    );
  return (
    <DueStageLink to="/esignkycVerification">
      <Icon of={Hourglass} />
      <span>{i18n._('myKyc.notSubmitted', { stage: i18n._(`myKyc.stage.${due}`) })}</span>
      <Icon of={ArrowRight} />
    </DueStageLink>
  );
}

const RecordUnavailable = ({ notice, onRetry }: { notice: Notice | null; onRetry: () => void }) => {
  const { i18n } = useLingui();
  return (
    <Card as="div">
      <UnavailableState
        notice={notice}
        title={i18n._('myKyc.unavailable')}
        action={<Button onClick={onRetry}>{i18n._('myKyc.retry')}</Button>}
      >
        {i18n._('myKyc.unavailableExplain')}
      </UnavailableState>
    </Card>
  );
};

/** The placeholder: two chips and three groups. */
function LoadingRecord() {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <Loading label={i18n._('myKyc.loading')} />
      <ContactChips aria-hidden>
        <Skeleton width="9rem" height="2.25rem" />
        <Skeleton width="13rem" height="2.25rem" />
      </ContactChips>
      <Card as="div">
        <Stack gap={32}>
          {['pan', 'aadhaar', 'bank'].map((name) => (
            <Stack key={name} gap={12}>
              <Skeleton width="6rem" />
              <Skeleton width="min(80%, 24rem)" />
              <Skeleton width="min(60%, 18rem)" />
            </Stack>
          ))}
        </Stack>
      </Card>
    </Stack>
  );
}
