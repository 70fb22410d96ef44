import { stages, type KycStage } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { Card } from '../../primitives/Card/Card.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { PageHeading } from '../../primitives/PageHeading/PageHeading.tsx';
import { Stepper } from '../../primitives/Stepper/Stepper.tsx';
import { Page } from '../../shell/Page.tsx';
import { AsideColumns } from '../AsideColumns/AsideColumns.ts';
import { useMedia, WIDE_SCREEN } from '../use-media.ts';
import { StageAside, StageFold } from './StageWay.tsx';

const Foot = styled.div`
  display: grid;
  gap: var(--space-12);
`;

export interface StageFrameProps {
  /** The stage of this page. */
  stage: KycStage;
  /** Where the provider says the investor stands (`login_stage`): steps before it are drawn as done. Null when all are. */
  due?: KycStage | null | undefined;
  title: string;
  /** One sentence: what is asked for here and why. */
  lead?: ReactNode;
  /** Names what is shown; a change moves the focus to the title. */
  step?: string | undefined;
  /** Stands in one card: the stage itself, `StageLoading` or `StageUnavailable`. */
  children: ReactNode;
  /** Buttons and links at the foot of the card, the most likely one first. */
  actions?: ReactNode;
}

const isBefore = (stage: KycStage, other: KycStage): boolean => stages.indexOf(stage) < stages.indexOf(other);

/**
 * What all KYC stages share (ON-225): the title, where one is among the five stages and what is left, and one card.
 *
 * ```tsx
 * <StageFrame stage="bank" title={kyc['bank.title']} actions={<Button wide>Confirm</Button>}>
 *   <BankDetailsForm … />
 * </StageFrame>
 * ```
 */
export function StageFrame({ stage, due, title, lead, step, children, actions }: StageFrameProps) {
  const isWide = useMedia(WIDE_SCREEN);
  const steps = stages.map((id) => {
    const done = isBefore(id, stage) || due === null || (due !== undefined && isBefore(id, due));
    return { id, label: kyc[`stage.${id}`], note: done ? undefined : kyc[`stage.${id}.note`], done };
  });
  const current = due === null ? null : stage;
  const card = (
    // One and the same card in both layouts: what was typed stays when a tablet is turned.
    <Card as="div" key="card">
      <Stack gap={24}>
        {children}
        {actions !== undefined && <Foot>{actions}</Foot>}
      </Stack>
    </Card>
  );
  return (
    <Page>
      <Stack gap={24}>
        <PageHeading lead={lead} step={step}>
          {title}
        </PageHeading>
        <AsideColumns>
          {isWide ? (
            <>
              {card}
              <StageAside current={current} steps={steps} />
            </>
          ) : (
            <>
              <Stack gap={16}>
                <Stepper label={kyc['stages.label']} steps={steps} current={current} />
                <StageFold current={current} steps={steps} />
              </Stack>
              {card}
            </>
          )}
        </AsideColumns>
      </Stack>
    </Page>
  );
}
