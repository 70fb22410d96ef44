import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { checkout } from '@folioflow/flows/words/checkout';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { PdfForm } from '../../form/PdfForm/PdfForm.tsx';

interface NomineeListProps {
  view: Extract<NomineeChoiceView, { screen: 'existing' }>;
  remote: Remote<typeof nomineeChoiceFlow>;
}

/** The nominees on record and the form of the selected one (DO-289, DO-290). */
export function NomineeList({ view, remote }: NomineeListProps) {
  if (view.nominees.length === 0) {
    return <EmptyState title={checkout['nominee.list.empty']}>{checkout['nominee.list.empty.text']}</EmptyState>;
  }
  const chosen = view.nominees.find(({ isSelected }) => isSelected);
  return (
    <Stack gap={16}>
      <ChoiceGroup
        label={checkout['nominee.list']}
        value={chosen?.id ?? null}
        onValueChange={(id) => remote.send({ type: 'nominee.selected', id })}
        choices={view.nominees.map(({ id, name, relationship }) => ({
          value: id,
          label: name,
          note: relationship === '' ? undefined : relationship,
          disabled: !view.canSelect,
        }))}
      />
      {chosen !== undefined && chosen.form !== null && (
        <PdfForm
          key={chosen.id}
          base64={chosen.form}
          title={checkout['nominee.form']}
          fileName={`nominee-form-${chosen.id}.pdf`}
        />
      )}
    </Stack>
  );
}
