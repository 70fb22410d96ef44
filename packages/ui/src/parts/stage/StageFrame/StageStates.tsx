import { useLingui } from '@lingui/react';
import { findStageOfRoute, dueStageOfNotice, stageRoutes, type Exit, type Notice } from '@folioflow/flows';
import type { ReactNode } from 'react';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Grid, Row, Stack } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { UnavailableState } from '../../page/Unavailable/UnavailableState.tsx';

const FieldSkeleton = () => (
  <Stack gap={8}>
    <Skeleton width="8rem" height="1.125rem" />
    <Skeleton height="var(--control)" />
  </Stack>
);

const createIndexes = (count: number) => Array.from({ length: count }, (_, place) => place);

const shapes = {
  /** A picture slot with its tips. */
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
      {createIndexes(6).map((place) => (
        <FieldSkeleton key={place} />
      ))}
    </Grid>
  ),
  /** One column at any width. */
  column: createIndexes(5).map((place) => <FieldSkeleton key={place} />),
  /** The agreement and the sections of the record. */
  sections: (
    <>
      <Skeleton height="4.5rem" />
      <Stack gap={24}>
        {createIndexes(6).map((place) => (
          <Stack key={place} gap={12}>
            <Skeleton width="45%" height="1.25rem" />
            <Skeleton height="7rem" />
          </Stack>
        ))}
      </Stack>
    </>
  ),
} as const satisfies Record<string, ReactNode>;

/** Skeleton of a stage. */
export function StageLoading({ shape = 'fields' }: { shape?: keyof typeof shapes }) {
  const { i18n } = useLingui();
  return (
    <Stack gap={24}>
      <Loading label={i18n._('kyc.stage.loading')} />
      {shapes[shape]}
      <Skeleton height="var(--control)" />
    </Stack>
  );
}

export interface StageUnavailableProps {
  notice: Notice | null;
  /** The page of the due stage, if the refusal named it (D-04). */
  link: Exit | null;
  onRetry: () => void;
}

/** The error state of a stage: the reason, a retry and the link to the due stage. It has no control of the stage. */
export function StageUnavailable({ notice, link, onRetry }: StageUnavailableProps) {
  const { i18n } = useLingui();
  const due = link === null ? undefined : findStageOfRoute(link.to);
  const place = link === null || due === undefined ? null : { to: `/${link.to}/`, stage: i18n._(`kyc.stage.${due}`) };
  return (
    <UnavailableState
      notice={notice}
      title={i18n._(place === null ? 'kyc.stage.unavailable' : 'kyc.stage.notYet')}
      action={
        <Row gap={12} justify="center">
          {place !== null && <LinkButton to={place.to}>{i18n._('kyc.stage.current', place)}</LinkButton>}
          <Button variant={place === null ? 'primary' : 'secondary'} onClick={onRetry}>
            {i18n._('kyc.stage.reload')}
          </Button>
        </Row>
      }
    >
      {place === null ? i18n._('kyc.stage.unavailable.explain') : i18n._('kyc.stage.notYet.explain', place)}
    </UnavailableState>
  );
}

/** A link to the due stage if a notice names its page; any other page is not linked from here. */
export function StageLink({ notice }: { notice: Notice | null | undefined }) {
  const { i18n } = useLingui();
  const stage = dueStageOfNotice(notice);
  return (
    stage && (
      <TextLink to={`/${stageRoutes[stage]}`}>
        {i18n._('kyc.stage.current', { stage: i18n._(`kyc.stage.${stage}`) })}
      </TextLink>
    )
  );
}
