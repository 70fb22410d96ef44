import { useLingui } from '@lingui/react';
import { stages, type myKycFlow, type MyKycView, type Notice, type Remote, type ViewOf } from '@folioflow/flows';
import { ChevronRight, CircleCheck, Mail, Smartphone } from 'lucide';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { NoticeLine } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Panel, Panels } from '../../../parts/page/Panel/Panel.tsx';
import { UnavailableState } from '../../../parts/page/Unavailable/UnavailableState.tsx';
import { DocumentDifferences } from '../../../parts/stage/StageSections/DocumentDifferences.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { AppLink } from '../../../primitives/Link/LinkProvider.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { Tag } from '../../../primitives/Tag/Tag.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { Page } from '../../../shell/Page.tsx';
import { KycSteps } from './KycSteps.tsx';

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
    min-height: 2rem;
    padding: var(--space-4) var(--space-12);
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
  min-height: 3rem;
  padding: var(--space-8) var(--space-12) var(--space-8) var(--space-16);
  border-radius: var(--radius-card);
  background: var(--warn-soft);
  color: var(--ink);
  font-size: var(--type-14);
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

export interface MyKycProps {
  view: ViewOf<typeof myKycFlow>;
  remote: Remote<typeof myKycFlow>;
  /** Origin of the provider: the only place, besides `data:`, that images come from. */
  imageOrigin: string;
}

/** /accounts: the steps of the KYC with their recorded data, read only (ON-394 to ON-404). */
export function MyKyc({ view, remote, imageOrigin }: MyKycProps) {
  const { i18n } = useLingui();
  return (
    <Page panels>
      <Panels aria-busy={(view.screen === 'loaded' && view.isBusy) || undefined}>
        <PageHeading>{i18n._('myKyc.title')}</PageHeading>
        {view.screen === 'loading' && <LoadingRecord />}
        {view.screen === 'unavailable' && (
          <RecordUnavailable notice={view.notice} onRetry={() => remote.send({ type: 'reload.requested' })} />
        )}
        {view.screen === 'loaded' && (
          <>
            <NoticeLine notice={view.notice} />
            <LoadedRecord {...view.value} imageOrigin={imageOrigin} />
          </>
        )}
      </Panels>
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
      <Panel as="div">
        <Stack gap={12}>
          <ContactChips>
            {mobile !== '' && (
              <ContactChip name={i18n._('myKyc.mobile')} value={mobile} picture={<Icon of={Smartphone} size={16} />} />
            )}
            {email !== '' && (
              <ContactChip name={i18n._('myKyc.email')} value={email} picture={<Icon of={Mail} size={16} />} />
            )}
          </ContactChips>
          <KycStatus due={due} isApproved={isApproved} />
          <DocumentDifferences
            sections={sections}
            sentence="kyc.sections.differ"
            meaning={i18n._('kyc.sections.differ.meaning')}
          />
        </Stack>
      </Panel>
      <Panel as="div">
        <KycSteps due={due} sections={sections} imageOrigin={imageOrigin} />
      </Panel>
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
      <span>{i18n._('myKyc.notSubmitted', { stage: i18n._(`myKyc.stage.${due}`) })}</span>
      <Icon of={ChevronRight} />
    </DueStageLink>
  );
}

const RecordUnavailable = ({ notice, onRetry }: { notice: Notice | null; onRetry: () => void }) => {
  const { i18n } = useLingui();
  return (
    <Panel as="div">
      <UnavailableState
        notice={notice}
        title={i18n._('myKyc.unavailable')}
        action={<Button onClick={onRetry}>{i18n._('myKyc.retry')}</Button>}
      >
        {i18n._('myKyc.unavailableExplain')}
      </UnavailableState>
    </Panel>
  );
};

/** The placeholder: two chips and five lines. */
function LoadingRecord() {
  const { i18n } = useLingui();
  return (
    <>
      <Panel as="div">
        <Loading label={i18n._('myKyc.loading')} />
        <ContactChips aria-hidden>
          <Skeleton width="8rem" height="2rem" />
          <Skeleton width="11rem" height="2rem" />
        </ContactChips>
      </Panel>
      <Panel as="div">
        <Stack gap={32}>
          {stages.map((stage) => (
            <Skeleton key={stage} width="min(60%, 12rem)" height="1.5rem" />
          ))}
        </Stack>
      </Panel>
    </>
  );
}
