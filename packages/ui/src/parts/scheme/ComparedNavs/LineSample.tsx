import { useLingui } from '@lingui/react';
import type { ComparisonColumn } from '@folioflow/flows';
import { styled } from 'styled-components';
import { lineLooks } from './line-looks.ts';

const Sample = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: var(--space-4);
  color: var(--ink);
  font-weight: var(--weight-heading);
`;

/** The letter of a column and a sample of its line. */
export function LineSample({ column }: { column: ComparisonColumn }) {
  const { i18n } = useLingui();
  const { token, dashes, letter } = lineLooks[column];
  return (
    <Sample>
      <svg width="22" height="8" viewBox="0 0 22 8" aria-hidden focusable="false">
        <path d="M0 4H22" stroke={`var(${token})`} strokeWidth="2.5" strokeDasharray={dashes || undefined} />
      </svg>
      <span>{i18n._(`comparison.${letter}`)}</span>
    </Sample>
  );
}
