import { stages, type KycStage } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import type { StepPart } from '../../primitives/StepBar/StepBar.tsx';
import { Page } from '../../shell/Page.tsx';
import { AsideColumns } from '../AsideColumns/AsideColumns.ts';
import { useMedia, WIDE_SCREEN } from '../use-media.ts';
import { keeping } from '../../primitives/on-demand.ts';
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { OnDemand } from '../OnDemand/OnDemand.tsx';
import { StageLine } from './StageLine.tsx';

/* The line of the steps belongs to the bar above it, the title to the card below. */
const Head = styled.div`
  display: grid;
  gap: var(--space-8);
`;

/* Phones never draw it. */
const loadAside = keeping(async () => (await import('./StageAside.tsx')).StageAside);

const awaitedAside = (
  <Card as="div">
    <Skeleton height="24rem" />
  </Card>
);

export interface StageFrameProps {
  /** The stage of this page. */
  stage: KycStage;
  /** Where the provider says the investor stands (`login_stage`): steps before it are drawn as done. Null when all are. */
  due?: KycStage | null | undefined;
  title: string;
  /** Where one is inside the stage; the minutes that are left go by it. */
  part?: StepPart | undefined;
  /** One sentence: what is asked for here and why. */
  lead?: ReactNode;
  /** Names what is shown; a change moves the focus to the title. */
  step?: string | undefined;
  /** Stands in one card: the stage itself, `StageLoading` or `StageUnavailable`. */
  children: ReactNode;
  /** Buttons and links at the foot of the card, the most likely one first, in a `FormFoot`. */
  actions?: ReactNode;
}

const isBefore = (stage: KycStage, other: KycStage): boolean => stages.indexOf(stage) < stages.indexOf(other);

/**
 * What all KYC stages share (ON-225): the title, where one is among the five stages and what is left, and one card.
 *
 * ```tsx
 * <StageFrame stage="bank" part={{ at: 1, of: 3 }} title={bank['stage.title']} lead={bank['stage.lead']}>
 *   <BankDetailsForm … />
 * </StageFrame>
 * ```
 */
export function StageFrame({ stage, due, title, part, lead, step, children, actions }: StageFrameProps) {
  const isWide = useMedia(WIDE_SCREEN);
  const steps = stages.map((id) => {
    const done = isBefore(id, stage) || due === null || (due !== undefined && isBefore(id, due));
    return { id, label: kyc[`stage.${id}`], note: done ? undefined : kyc[`stage.${id}.note`], done };
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
