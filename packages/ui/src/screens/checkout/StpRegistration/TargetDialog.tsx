import { useLingui } from '@lingui/react';
import type { StpRegistrationEvent, StpRegistrationView } from '@folioflow/flows';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

const TargetList = styled.ul`
  display: grid;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: var(--space-16);
    padding-block: var(--space-12);
    border-bottom: 1px solid var(--line);

    > span {
      overflow-wrap: anywhere;
    }

    > button {
      flex: none;
    }
  }
`;

const CategoryText = styled.small`
  display: block;
  color: var(--muted);
`;

type TargetChoiceView = Extract<StpRegistrationView, { isPickingTarget: boolean }>;

interface TargetDialogProps {
  view: TargetChoiceView;
  remote: { send: (event: StpRegistrationEvent) => void };
}

/** The schemes that can receive the transfers, each with its Select (DO-235, DO-236). */
export function TargetDialog({ view: { isPickingTarget, targets }, remote }: TargetDialogProps) {
  const { i18n } = useLingui();
  const closeTargetList = () => remote.send({ type: 'targetList.closed' });
  return (
    <Dialog
      open={isPickingTarget}
      title={i18n._('transfer.targets.title')}
      onClose={closeTargetList}
      actions={
        <Button variant="secondary" onClick={closeTargetList}>
          {i18n._('transfer.targets.close')}
        </Button>
      }
    >
      {targets.length === 0 && <p role="status">{i18n._('transfer.targets.none')}</p>}
      <TargetList>
        {targets.map(({ id, name, category }) => (
          <li key={id}>
            <span lang="en" translate="no">
              {name}
              <CategoryText>{category}</CategoryText>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={i18n._('transfer.targets.selectNamed', { scheme: name })}
              onClick={() => remote.send({ type: 'target.selected', id })}
            >
              {i18n._('transfer.targets.select')}
            </Button>
          </li>
        ))}
      </TargetList>
    </Dialog>
  );
}
