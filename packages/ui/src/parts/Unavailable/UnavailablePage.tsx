import { Button } from '../../primitives/Button/Button.tsx';
import { Row } from '../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../primitives/Link/LinkButton.tsx';
import { Page } from '../../shell/Page.tsx';
import { Unavailable, type UnavailableProps } from './Unavailable.tsx';

interface UnavailablePageProps extends Omit<UnavailableProps, 'as' | 'action'> {
  retry: string;
  canRetry?: boolean;
  onRetry: () => void;
  /** Where the order stands all the same. */
  list: string;
  toList: string;
}

/** A page about one order that could not be loaded: another try, and the list that the order stands in. */
export const UnavailablePage = ({ retry, canRetry = true, onRetry, list, toList, ...rest }: UnavailablePageProps) => (
  <Page width="form">
    <Unavailable
      as="h1"
      {...rest}
      action={
        <Row gap={12}>
          <Button disabled={!canRetry} onClick={onRetry}>
            {retry}
          </Button>
          <LinkButton to={list} variant="quiet">
            {toList}
          </LinkButton>
        </Row>
      }
    />
  </Page>
);
