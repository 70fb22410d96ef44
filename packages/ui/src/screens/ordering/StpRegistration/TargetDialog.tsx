import { say, type StpRegistrationEvent, type StpRegistrationView } from '@folioflow/flows';
import { transfer as words } from '@folioflow/flows/words/transfer';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';

const List = styled.ul`
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

const Kind = styled.small`
  display: block;
  color: var(--muted);
`;

type Choosing = Extract<StpRegistrationView, { isPickingTarget: boolean }>;

interface TargetDialogProps {
  view: Choosing;
  remote: { send: (event: StpRegistrationEvent) => void };
}

/** The schemes that take the transfers, each with its Select (DO-235, DO-236). */
export function TargetDialog({ view: { isPickingTarget, targets }, remote }: TargetDialogProps) {
  const close = () => remote.send({ type: 'targetList.closed' });
  return (
    <Dialog
      open={isPickingTarget}
      title={words['targets.title']}
      onClose={close}
      actions={
        <Button variant="secondary" onClick={close}>
          {words['targets.close']}
        </Button>
      }
    >
      {targets.length === 0 && <p role="status">{words['targets.none']}</p>}
      <List>
        {targets.map(({ id, name, category }) => (
          <li key={id}>
            <span>
              {name}
              <Kind>{category}</Kind>
            </span>
            <Button
              size="small"
              variant="secondary"
              aria-label={say(words['targets.selectNamed'], { scheme: name })}
              onClick={() => remote.send({ type: 'target.selected', id })}
            >
              {words['targets.select']}
            </Button>
          </li>
        ))}
      </List>
    </Dialog>
  );
}
