import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import {
  addToWatchlistPath,
  type Remote,
  type SchemeWatchlistsView,
  type WatchlistMembership,
  type schemeWatchlistsFlow,
} from '@folioflow/flows';
import { styled } from 'styled-components';
import { NoticeLine, NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';

const Lists = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;

  legend {
    padding: 0;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  > div {
    border-bottom: 1px solid var(--line);
  }

  small {
    display: block;
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

/* The space is reserved, so that nothing moves when the text appears. */
const Status = styled.p`
  min-height: 1.5em;
  color: var(--muted);
  font-size: var(--type-14);
`;

export interface SchemeWatchlistsProps {
  view: SchemeWatchlistsView;
  remote: Remote<typeof schemeWatchlistsFlow>;
}

/** The dialog in which one scheme is added to watchlists and removed from them (decision 067). */
export function SchemeWatchlists({ view, remote }: SchemeWatchlistsProps) {
  const { i18n } = useLingui();
  if (view.screen === 'over') return null;
  const isChanging = view.screen === 'choosing' && !view.canClose;
  const close = () => {
    if (!isChanging) remote.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog
      open
      title={i18n._('watching.lists.title')}
      onClose={close}
      actions={
        <Button disabled={isChanging} onClick={close}>
          {i18n._('watching.lists.done')}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{i18n._('watching.lists.lead', { name: view.scheme.name || view.scheme.code })}</p>
        {view.screen === 'loading' && (
          <>
            <Loading label={i18n._('watching.lists.loading')} />
            <Skeleton height="8rem" />
          </>
        )}
        {view.screen === 'unavailable' && (
          <>
            <p>{i18n._('watching.lists.unavailable')}</p>
            {view.notice !== null && <NoticeText notice={view.notice} />}
            <Button variant="secondary" onClick={() => remote.send({ type: 'reload.requested' })}>
              {i18n._('watching.lists.retry')}
            </Button>
          </>
        )}
        {view.screen === 'choosing' && <Choice view={view} remote={remote} />}
      </Stack>
    </Dialog>
  );
}

interface ChoiceProps extends Pick<SchemeWatchlistsProps, 'remote'> {
  view: Extract<SchemeWatchlistsView, { screen: 'choosing' }>;
}

function Choice({ view: { scheme, memberships, isBusy, change, notice }, remote }: ChoiceProps) {
  const { i18n } = useLingui();
  return (
    <>
      {memberships.length === 0 ? (
        <p>{i18n._('watching.lists.empty')}</p>
      ) : (
        <Lists aria-busy={isBusy || undefined}>
          <legend>{i18n._('watching.lists.label')}</legend>
          {memberships.map((membership) => (
            <Checkbox
              key={membership.id}
              checked={membership.isIncluded}
              disabled={membership.obstacle !== null}
              aria-disabled={isBusy || undefined}
              onCheckedChange={() => {
                if (!isBusy) remote.send({ type: 'list.toggled', id: membership.id });
              }}
            >
              <span>{membership.label}</span> <small>{sizeText(i18n, membership)}</small>
            </Checkbox>
          ))}
        </Lists>
      )}
      <NoticeLine notice={notice} />
      <Status role="status">
        {change &&
          i18n._(change.isIncluded ? 'watching.lists.added' : 'watching.lists.removed', { list: change.label })}
      </Status>
      <TextLink to={addToWatchlistPath(scheme)} alone>
        {i18n._('watching.lists.new')}
      </TextLink>
    </>
  );
}

function sizeText(i18n: I18n, { size: count, obstacle }: WatchlistMembership): string {
  if (obstacle === 'last') return i18n._('watching.lists.last');
  if (obstacle === 'full') return i18n._('watching.lists.full', { count });
  return i18n._('watching.lists.size', { count });
}
