import { useLingui } from '@lingui/react';
import { SCHEME_LOOKS, type SchemeLook } from '@folioflow/flows';
import { Segments } from '../../../primitives/Segments/Segments.tsx';

export interface SchemeLooksProps {
  look: SchemeLook;
  onLook: (look: SchemeLook) => void;
}

/** The choice between cards and a table. */
export const SchemeLooks = ({ look, onLook }: SchemeLooksProps) => {
  const { i18n } = useLingui();
  return (
    <Segments
      label={i18n._('schemes.look.label')}
      items={SCHEME_LOOKS.map((value) => ({ value, label: i18n._(`schemes.look.${value}`) }))}
      value={look}
      onValueChange={onLook}
    />
  );
};
