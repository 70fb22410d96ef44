import type { MessageId } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { findDocumentDifferences, type StageSection } from '@folioflow/flows';
import { TriangleAlert } from 'lucide';
import { styled } from 'styled-components';
import { formatWireDay } from '../../../format/wire-day.ts';
import { Icon } from '../../../primitives/Icon/Icon.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';

const Note = styled.div`
  display: flex;
  gap: var(--space-12);
  padding: var(--space-12) var(--space-16);
  border-radius: var(--radius-control);
  background: var(--warn-soft);
  color: var(--ink);
  font-size: var(--type-14);

  > svg {
    flex: none;
    color: var(--warn);
  }
`;

interface DocumentDifferencesProps {
  sections: readonly StageSection[];
  /** Key of a sentence with `{attribute}`, `{pan}` and `{aadhaar}`. */
  sentence: MessageId;
  /** Consequence of the difference. */
  meaning?: string | undefined;
}

/** The differences between PAN and Aadhaar; renders nothing if they agree. */
export function DocumentDifferences({ sections, sentence, meaning }: DocumentDifferencesProps) {
  const { i18n } = useLingui();
  const differences = findDocumentDifferences(sections);
  if (differences.length === 0) return null;
  return (
    <Note role="note">
      <Icon of={TriangleAlert} />
      <Stack gap={4}>
        {differences.map(({ attribute, pan, aadhaar }) => (
          <strong key={attribute}>
            {i18n._(sentence, {
              attribute,
              pan: formatWireDay(i18n, pan),
              aadhaar: formatWireDay(i18n, aadhaar),
            })}
          </strong>
        ))}
        {meaning !== undefined && <p>{meaning}</p>}
      </Stack>
    </Note>
  );
}
