import { useLingui } from '@lingui/react';
import { stages, type KycStage } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../../primitives/Card/Card.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../../primitives/PageHeading/PageHeading.tsx';
import type { StepPart } from '../../../primitives/StepBar/StepBar.tsx';
import { Page } from '../../../shell/Page.tsx';
import { AsideColumns } from '../../page/AsideColumns/AsideColumns.ts';
import { useMedia, WIDE_SCREEN } from '../../page/use-media.ts';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';
import { StageLine } from './StageLine.tsx';

/* The line of steps is close to the bar above it, the title to the card below. */
const Head = styled.div`
  display: grid;
  gap: var(--space-8);
`;

/* Not rendered on phones. */
const loadAside = createCachedLoader(async () => (await import('./StageAside.tsx')).StageAside);

const awaitedAside = (
  <Card as="div">
    <Skeleton height="24rem" />
  </Card>
);

export interface StageFrameProps {
  /** The stage of this page. */
  stage: KycStage;
  /** The due stage (`login_stage`): earlier steps are shown as done. Null if all are done. */
  due?: KycStage | null | undefined;
  title: string;
  /** Position inside the stage, used for the remaining minutes. */
  part?: StepPart | undefined;
  /** One sentence: the requested data and the reason. */
  lead?: ReactNode;
  /** Id of the content; a change moves the focus to the title. */
  step?: string | undefined;
  /** Content of the card: the stage itself, `StageLoading` or `StageUnavailable`. */
  children: ReactNode;
  /** Buttons and links at the foot of the card, the primary one first, in a `FormFoot`. */
  actions?: ReactNode;
}

const isStageBefore = (stage: KycStage, other: KycStage): boolean => stages.indexOf(stage) < stages.indexOf(other);

/**
 * The frame of all KYC stages (ON-225): the title, the position among the five stages with the remaining time, and one
 * card.
 *
 * ```tsx
 * <StageFrame stage="bank" part={{ at: 1, of: 3 }} title={bank['stage.title']} lead={bank['stage.lead']}>
 *   <BankDetailsForm … />
 * </StageFrame>
 * ```
 */
export function StageFrame({ stage, due, title, part, lead, step, children, actions }: StageFrameProps) {
  const { i18n } = useLingui();
  const isWide = useMedia(WIDE_SCREEN);
  const steps = stages.map((id) => {
    const done = isStageBefore(id, stage) || due === null || (due !== undefined && isStageBefore(id, due));
    return { id, label: i18n._(`kyc.stage.${id}`), note: done ? undefined : i18n._(`kyc.stage.${id}.note`), done };
  });
  const current = due === null ? null : stage;
  const card = (
    <Card as="div">
      <Stack gap={12}>
        {children}
        {actions}
      </Stack>
    </Card>
  );
  return (
    <Page dense>
      <Stack gap={isWide ? 24 : 12}>
        <Head>
          {!isWide && <StageLine current={current} steps={steps} part={part} />}
          <PageHeading lead={lead} step={step}>
            {title}
          </PageHeading>
        </Head>
        <AsideColumns>
          {card}
          {isWide && <OnDemand load={loadAside} props={{ current, steps, part }} fetching={awaitedAside} />}
        </AsideColumns>
      </Stack>
    </Page>
  );
}
