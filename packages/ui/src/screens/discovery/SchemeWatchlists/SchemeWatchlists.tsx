import {
  addToWatchlistPath,
  formatMessage,
  type Remote,
  type SchemeWatchlistsView,
  type WatchlistMembership,
  type schemeWatchlistsFlow,
} from '@folioflow/flows';
import { watching as words } from '@folioflow/flows/words/watching';
import { styled } from 'styled-components';
import { NoticeLine, NoticeText } from '../../../parts/page/NoticeLine/NoticeLine.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';
import { Loading, Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { formatCount } from '../../../format/format-count.ts';

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
  if (view.screen === 'over') return null;
  const isChanging = view.screen === 'choosing' && !view.canClose;
  const close = () => {
    if (!isChanging) remote.send({ type: 'dialog.closed' });
  };
  return (
    <Dialog
      open
      title={words['lists.title']}
      onClose={close}
      actions={
        <Button disabled={isChanging} onClick={close}>
          {words['lists.done']}
        </Button>
      }
    >
      <Stack gap={16}>
        <p>{formatMessage(words['lists.lead'], { name: view.scheme.name || view.scheme.code })}</p>
        {view.screen === 'loading' && (
          <>
            <Loading label={words['lists.loading']} />
            <Skeleton height="8rem" />
          </>
        )}
        {view.screen === 'unavailable' && (
          <>
            <p>{words['lists.unavailable']}</p>
            {view.notice !== null && <NoticeText notice={view.notice} />}
            <Button variant="secondary" onClick={() => remote.send({ type: 'reload.requested' })}>
              {words['lists.retry']}
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
  return (
    <>
      {memberships.length === 0 ? (
        <p>{words['lists.empty']}</p>
      ) : (
        <Lists aria-busy={isBusy || undefined}>
          <legend>{words['lists.label']}</legend>
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
              <span>{membership.label}</span> <small>{sizeText(membership)}</small>
            </Checkbox>
          ))}
        </Lists>
      )}
      <NoticeLine notice={notice} />
      <Status role="status">
        {change && formatMessage(words[change.isIncluded ? 'lists.added' : 'lists.removed'], { list: change.label })}
      </Status>
      <TextLink to={addToWatchlistPath(scheme)} alone>
        {words['lists.new']}
      </TextLink>
    </>
  );
}

function sizeText({ size: count, obstacle }: WatchlistMembership): string {
  if (obstacle === 'last') return words['lists.last'];
  if (obstacle === 'full') return formatMessage(words['lists.full'], { count });
  return formatCount({ one: words['lists.sizeOne'], other: words['lists.size'] }, count);
}
