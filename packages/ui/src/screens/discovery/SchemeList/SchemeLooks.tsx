import { useLingui } from '@lingui/react';
import { SCHEME_LOOKS, type SchemeLook } from '@folioflow/flows';
import { Segments } from '../../../primitives/Segments/Segments.tsx';

export interface SchemeLooksProps {
  look: SchemeLook;
  onLook: (look: SchemeLook) => void;
  /** The list is a table. */
  isWide: boolean;
}

/** The choice between a list and cards. */
export const SchemeLooks = ({ look, onLook, isWide }: SchemeLooksProps) => {
  const { i18n } = useLingui();
  return (
    <Segments
      label={i18n._('schemes.look.label')}
      items={SCHEME_LOOKS.map((value) => ({
        value,
        label: i18n._(isWide && value === 'list' ? 'schemes.look.table' : `schemes.look.${value}`),
      }))}
      value={look}
      onValueChange={onLook}
    />
  );
};
