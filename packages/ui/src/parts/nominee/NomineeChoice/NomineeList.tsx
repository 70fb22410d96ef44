import { useLingui } from '@lingui/react';
import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { ChoiceGroup } from '../../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Stack } from '../../../primitives/Layout/Layout.tsx';
import { createCachedLoader } from '../../../primitives/on-demand.ts';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { pdfFormHeight } from '../../form/PdfForm/pdf-form-heights.ts';
import { OnDemand } from '../../page/OnDemand/OnDemand.tsx';

/* The provider returns a form for some nominees only. */
const loadForm = createCachedLoader(async () => (await import('../../form/PdfForm/PdfForm.tsx')).PdfForm);

interface NomineeListProps {
  view: Extract<NomineeChoiceView, { screen: 'existing' }>;
  remote: Remote<typeof nomineeChoiceFlow>;
}

/** The nominees on record and the form of the selected one (DO-289, DO-290). */
export function NomineeList({ view, remote }: NomineeListProps) {
  const { i18n } = useLingui();
  if (view.nominees.length === 0) {
    return (
      <EmptyState title={i18n._('checkout.nominee.list.empty')}>
        {i18n._('checkout.nominee.list.empty.text')}
      </EmptyState>
    );
  }
  const chosen = view.nominees.find(({ isSelected }) => isSelected);
  return (
    <Stack gap={16}>
      <ChoiceGroup
        label={i18n._('checkout.nominee.list')}
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
        <OnDemand
          key={chosen.id}
          load={loadForm}
          props={{
            base64: chosen.form,
            title: i18n._('checkout.nominee.form'),
            fileName: `nominee-form-${chosen.id}.pdf`,
          }}
          fetching={<Skeleton height={pdfFormHeight()} />}
        />
      )}
    </Stack>
  );
}
