import { useLingui } from '@lingui/react';
import { styled } from 'styled-components';
import { Button } from '../Button/Button.tsx';
import { Row } from '../Layout/Layout.tsx';

const Question = styled.p`
  margin-block: var(--space-4) var(--space-8);
  color: var(--ink);
  font-size: var(--type-14);
`;

const Answer = styled(Button)`
  font-variant-numeric: tabular-nums;
`;

/** The plain figures that an unclear one can be: `100,50` is `100.50` or `10050`. */
const readingsOf = (unclear: string) => ({
  decimal: unclear.replace(',', '.'),
  whole: unclear.replace(',', '').replace(/^0+(?=\d)/, ''),
});

interface CommaQuestionProps {
  /** Id of the sentence. */
  id: string;
  /** Null while nothing is asked. */
  unclear: string | null;
  format: (plain: string) => string;
  disabled: boolean | undefined;
  onAnswer: (plain: string) => void;
}

/** Asks what a comma separates, with both figures as buttons. Only the sentence is announced. */
export function CommaQuestion({ id, unclear, format, disabled, onAnswer }: CommaQuestionProps) {
  const { i18n } = useLingui();
  const readings = unclear === null ? null : readingsOf(unclear);
  return (
    <>
      <div aria-live="polite">
        {readings && (
          <Question id={id}>
            {i18n._('figure.figure.comma', {
              decimal: format(readings.decimal),
              whole: format(readings.whole),
            })}
          </Question>
        )}
      </div>
      {readings && (
        <Row gap={8} role="group" aria-labelledby={id}>
          {Object.values(readings).map((reading) => (
            <Answer
              key={reading}
              variant="secondary"
              size="small"
              disabled={disabled}
              onClick={() => onAnswer(reading)}
            >
              {format(reading)}
            </Answer>
          ))}
        </Row>
      )}
    </>
  );
}
