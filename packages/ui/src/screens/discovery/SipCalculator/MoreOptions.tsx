import { CALCULATOR_LIMITS, type CalculatorDraft } from '@folioflow/flows';
import { calculator } from '@folioflow/flows/words/calculator';
import { useState } from 'react';
import { styled } from 'styled-components';
import { FigureField } from '../../../parts/calculator/FigureField.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { furtherFields, readFurtherLooks } from './further-looks.ts';
import type { SipFieldsProps } from './sip-field.ts';

const Options = styled.details`
  > summary {
    padding-block: 0.625rem;
    color: var(--accent);
    font-weight: var(--weight-label);
    cursor: pointer;
  }

  > div {
    padding-top: var(--space-8);
  }
`;

/** True if a further option has an effect, so that it must be in sight. */
const hasFurtherOption = ({ factor, increment, inflation, investmentYears, holdingYears }: CalculatorDraft): boolean =>
  Number(factor) !== CALCULATOR_LIMITS.sipsAYear ||
  Number(increment) + Number(inflation) > 0 ||
  investmentYears !== holdingYears;

/** The fields that few visitors change. They are open if they have an effect on the first result. */
export function MoreOptions({ draft, problems, onFigure }: SipFieldsProps) {
  const [isOpen, setOpen] = useState(() => hasFurtherOption(draft));
  return (
    <Options open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{calculator.more}</summary>
      <Stack gap={16}>
        {furtherFields.map((field) => (
          <FigureField
            key={field}
            {...readFurtherLooks()[field]}
            problem={problems[field]}
            value={draft[field]}
            onFigure={(figure) => onFigure(field, figure)}
          />
        ))}
      </Stack>
    </Options>
  );
}
