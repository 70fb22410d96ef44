import { Button } from '../../primitives/Button/Button.tsx';
import { Unavailable, type UnavailableProps } from './Unavailable.tsx';

interface UnavailablePartProps extends Pick<UnavailableProps, 'notice' | 'title'> {
  reload: string;
  canReload: boolean;
  onReload: () => void;
}

/** What a page could not load beside its own: another try, less loud than the button of the page. */
export const UnavailablePart = ({ notice, title, reload, canReload, onReload }: UnavailablePartProps) => (
  <Unavailable
    notice={notice}
    title={title}
    action={
      <Button variant="secondary" disabled={!canReload} onClick={onReload}>
        {reload}
      </Button>
    }
  />
);
