import { SCHEME_LOOKS, type SchemeLook } from '@folioflow/flows';
import { schemes } from '@folioflow/flows/words/schemes';
import { Segments } from '../../../primitives/Segments/Segments.tsx';

export interface SchemeLooksProps {
  look: SchemeLook;
  onLook: (look: SchemeLook) => void;
}

/** The choice between cards and a table. */
export const SchemeLooks = ({ look, onLook }: SchemeLooksProps) => (
  <Segments
    label={schemes['look.label']}
    items={SCHEME_LOOKS.map((value) => ({ value, label: schemes[`look.${value}`] }))}
    value={look}
    onValueChange={onLook}
  />
);
