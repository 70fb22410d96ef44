import { Fragment } from 'react';
import { styled } from 'styled-components';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Row } from '../../../primitives/Layout/Layout.tsx';
import { FocusFallback } from '../../../primitives/PageHeading/FocusFallback.tsx';

const Box = styled.div`
  container-type: inline-size;
`;

/* The button stays beside the text; where one line has no room for the details, each has its own. */
const Text = styled.p`
  flex: 1 1 10rem;
  min-width: 0;
  overflow-wrap: anywhere;
  color: var(--muted);

  > strong {
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  @container (max-width: 36rem) {
    > [data-dot] {
      display: none;
    }

    > [data-detail] {
      display: block;
    }
  }
`;

interface ChoiceSummaryProps {
  label: string;
  value: string;
  /** Facts of the choice, after its name. */
  details?: readonly string[];
  /** The text of the button, and its name for a screen reader. */
  change: string;
  changeName: string;
  onChange: () => void;
}

/** A settled or suggested choice in one line, with the button that shows the choice (decision 071). */
export function ChoiceSummary({ label, value, details = [], change, changeName, onChange }: ChoiceSummaryProps) {
  return (
    <FocusFallback>
      <Box>
        <Row justify="between" gap={8}>
          <Text>
            <span>{label}</span> <strong>{value}</strong>
            {details.map((detail) => (
              <Fragment key={detail}>
                <span data-dot aria-hidden>
                  {' '}
                  ·{' '}
                </span>
                <span data-detail>{detail}</span>
              </Fragment>
            ))}
          </Text>
          <Button variant="quiet" size="small" aria-label={changeName} onClick={onChange}>
            {change}
          </Button>
        </Row>
      </Box>
    </FocusFallback>
  );
}
