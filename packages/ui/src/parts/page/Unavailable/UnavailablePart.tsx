import { Button } from '../../../primitives/Button/Button.tsx';
import { UnavailableState, type UnavailableStateProps } from './UnavailableState.tsx';

interface UnavailablePartProps extends Pick<UnavailableStateProps, 'notice' | 'title'> {
  reload: string;
  canReload: boolean;
  onReload: () => void;
}

/** The error state of a part of a page, with a less prominent retry than the button of the page. */
export const UnavailablePart = ({ notice, title, reload, canReload, onReload }: UnavailablePartProps) => (
  <UnavailableState
    notice={notice}
    title={title}
    action={
      <Button variant="secondary" disabled={!canReload} onClick={onReload}>
        {reload}
      </Button>
    }
  />
);
