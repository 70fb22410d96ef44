import { useLingui } from '@lingui/react';
import type { I18n } from '@lingui/core';
import type { RecentOrderEvent, RecentOrderView, RepeatableKind } from '@folioflow/flows';
import { useId } from 'react';
import { styled } from 'styled-components';
import { formatTime } from '../../../format/clock.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import { DialogSheet } from '../../../primitives/Dialog/dialog-sheet.ts';
import { useModal } from '../../../primitives/Dialog/use-modal.ts';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { TextLink } from '../../../primitives/Link/TextLink.tsx';

const Body = styled.div`
  padding: var(--card-pad);
  overflow-y: auto;
`;

const readConfirm = (i18n: I18n): Readonly<Record<RepeatableKind, string>> => ({
  lumpsum: i18n._('repeatedOrder.confirm.placed'),
  sip: i18n._('repeatedOrder.confirm.placed'),
  redemption: i18n._('repeatedOrder.confirm.placed'),
  stp: i18n._('repeatedOrder.confirm.registered'),
  swp: i18n._('repeatedOrder.confirm.registered'),
  mandate: i18n._('repeatedOrder.confirm.registered'),
});

export interface RepeatedOrderProps {
  /** Undefined while no order is compared. */
  view: RecentOrderView | undefined;
  remote: { send: (event: RecentOrderEvent) => void };
}

/**
 * A question before the same order is placed again. The back button is focused, so that Enter places nothing. The
 * submit button is `busy` meanwhile and never disabled, so that the focus can return to it.
 */
export function RepeatedOrder({ view, remote }: RepeatedOrderProps) {
  const { i18n } = useLingui();
  const titleId = useId();
  const isOpen = view?.screen === 'asking';
  const leave = () => remote.send({ type: 'repeat.left' });
  const { dialog, onCancel } = useModal({ open: isOpen, onClose: leave, persistent: true });
  return (
    <DialogSheet ref={dialog} role="alertdialog" aria-labelledby={titleId} data-width="narrow" onCancel={onCancel}>
      {isOpen && (
        <Body>
          <Stack gap={24}>
            <h2 id={titleId}>{i18n._(`repeatedOrder.${view.kind}`, { time: formatTime(i18n, view.placedAt) })}</h2>
            {view.list !== null && (
              <TextLink to={`/${view.list}`} alone>
                {i18n._('repeatedOrder.list')}
              </TextLink>
            )}
            <Stack gap={12}>
              <Button wide onClick={() => remote.send({ type: 'repeat.confirmed' })}>
                {readConfirm(i18n)[view.kind]}
              </Button>
              <Button variant="secondary" wide data-first-focus onClick={leave}>
                {i18n._('repeatedOrder.leave')}
              </Button>
            </Stack>
          </Stack>
        </Body>
      )}
    </DialogSheet>
  );
}
