import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { styled } from 'styled-components';
import { Checkbox } from '../../primitives/Checkbox/Checkbox.tsx';
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx';
import { PdfForm } from '../PdfForm/PdfForm.tsx';

const List = styled.fieldset`
  display: grid;

  > legend {
    margin-bottom: var(--space-8);
    padding: 0;
    color: var(--ink);
    font-size: var(--type-14);
    font-weight: var(--weight-label);
  }
`;

const Person = styled.div`
  border-bottom: 1px solid var(--line);

  &:last-child {
    border-bottom: 0;
  }

  > :not(:first-child) {
    margin-bottom: var(--space-16);
  }

  strong {
    display: block;
    color: var(--ink);
    font-weight: var(--weight-label);
  }

  small {
    color: var(--muted);
    font-size: var(--type-14);
  }
`;

interface NomineeListProps {
  view: Extract<NomineeChoiceView, { screen: 'existing' }>;
  remote: Remote<typeof nomineeChoiceFlow>;
}

/** The nominees on record; ticking one unticks the other, and shows the form of the one ticked (DO-289, DO-290). */
export function NomineeList({ view, remote }: NomineeListProps) {
  if (view.nominees.length === 0) {
    return <EmptyState title={ordering['nominee.list.empty']}>{ordering['nominee.list.empty.text']}</EmptyState>;
  }
  return (
    <List>
      <legend>{ordering['nominee.list']}</legend>
      {view.nominees.map(({ id, name, relationship, isSelected, form }) => (
        <Person key={id}>
          <Checkbox
            checked={isSelected}
            onCheckedChange={(isTicked) =>
              remote.send(isTicked ? { type: 'nominee.selected', id } : { type: 'nominee.deselected' })
            }
          >
            <strong>{name}</strong>
            <small>{relationship}</small>
          </Checkbox>
          {isSelected && form !== null && (
            <PdfForm base64={form} title={ordering['nominee.form']} fileName={`nominee-form-${id}.pdf`} />
          )}
        </Person>
      ))}
    </List>
  );
}
