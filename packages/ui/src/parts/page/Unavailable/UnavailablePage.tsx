import { Button } from '../../../primitives/Button/Button.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { LinkButton } from '../../../primitives/Link/LinkButton.tsx';
import { Page } from '../../../shell/Page.tsx';
import { UnavailableState, type UnavailableStateProps } from './UnavailableState.tsx';

interface UnavailablePageProps extends Omit<UnavailableStateProps, 'as' | 'action'> {
  retry: string;
  canRetry?: boolean;
  onRetry: () => void;
  /** Path of the list that contains the order. */
  listPath: string;
  listLabel: string;
}

/** The error page of one order: a retry and a link to the list of the order. */
export const UnavailablePage = ({
  retry,
  canRetry = true,
  onRetry,
  listPath,
  listLabel,
  ...rest
}: UnavailablePageProps) => (
  <Page width="form">
    <UnavailableState
      as="h1"
      {...rest}
      action={
        <Row gap={12} justify="center">
          <Button disabled={!canRetry} onClick={onRetry}>
            {retry}
          </Button>
          <LinkButton to={listPath} variant="quiet">
            {listLabel}
          </LinkButton>
        </Row>
      }
    />
  </Page>
);
