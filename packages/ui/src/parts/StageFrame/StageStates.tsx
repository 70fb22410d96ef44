import { say, stageAt, stageDueBy, stageRoutes, type Exit, type Notice } from '@folioflow/flows';
import { kyc } from '@folioflow/flows/words/kyc';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/Button/Button.tsx';
import { Grid, Row, Stack } from '../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { TextLink } from '../../primitives/Link/TextLink.tsx';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';

const Field = () => (
  <Stack gap={8}>
    <Skeleton width="8rem" height="1.125rem" />
    <Skeleton height="var(--control)" />
  </Stack>
);

const places = (count: number) => Array.from({ length: count }, (_, place) => place);

const shapes = {
  /** A place for a picture, and what a good one is. */
  card: (
    <>
      <Stack gap={8}>
        <Skeleton width="10rem" height="1.125rem" />
        <Skeleton height="12.5rem" />
      </Stack>
      <Skeleton width="80%" height="1.25rem" />
    </>
  ),
  fields: (
    <Grid gap={24}>
      {places(6).map((place) => (
        <Field key={place} />
      ))}
    </Grid>
  ),
  /** Below each other at any width. */
  column: places(5).map((place) => <Field key={place} />),
  /** What is agreed to, and a line for each section of the record. */
  sections: (
    <>
      <Skeleton height="4.5rem" />
      <Stack gap={24}>
        {places(6).map((place) => (
          <Skeleton key={place} width="45%" height="1.25rem" />
        ))}
      </Stack>
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** The shape of what comes, while its answer is awaited. */
export function StageLoading({ shape = 'fields' }: { shape?: keyof typeof shapes }) {
  return (
    <Stack gap={24}>
      <Loading label={kyc['stage.loading']} />
      {shapes[shape]}
      <Skeleton height="var(--control)" />
    </Stack>
  );
}

export interface StageUnavailableProps {
  notice: Notice | null;
  /** The page of the stage that is due, when the refusal named it (D-04). */
  link: Exit | null;
  onRetry: () => void;
}

/** The stage cannot be shown: says why, and leads on by another try or by the stage that is due. No control of the stage. */
export function StageUnavailable({ notice, link, onRetry }: StageUnavailableProps) {
  const due = link === null ? undefined : stageAt(link.to);
  const place = link === null || due === undefined ? null : { to: `/${link.to}/`, stage: kyc[`stage.${due}`] };
  return (
    <Unavailable
      notice={notice}
      title={kyc[place === null ? 'stage.unavailable' : 'stage.notYet']}
      action={
        <Row gap={12}>
          {place !== null && <LinkButton to={place.to}>{say(kyc['stage.current'], place)}</LinkButton>}
          <Button variant={place === null ? 'primary' : 'secondary'} onClick={onRetry}>
            {kyc['stage.reload']}
          </Button>
        </Row>
      }
    >
      {place === null ? kyc['stage.unavailable.explain'] : say(kyc['stage.notYet.explain'], place)}
    </Unavailable>
  );
}

/** The way to the stage that is due, where a notice names its page; any other page is no way on from here. */
export function StageLink({ notice }: { notice: Notice | null | undefined }) {
  const stage = stageDueBy(notice);
  return (
    stage && (
      <TextLink to={`/${stageRoutes[stage]}`}>{say(kyc['stage.current'], { stage: kyc[`stage.${stage}`] })}</TextLink>
    )
  );
}
