import type { MessageId } from '@lingui/core';
import type { SchemeCard } from '@folioflow/flows';
import type { ReactNode } from 'react';

/** Controls on each scheme of a list. It should be a stable object: a new one renders every scheme again. */
export interface SchemeControls {
  /** Title of their column in a table. */
  readonly label: MessageId;
  /** Width of the column, for more than two controls of an icon. */
  readonly width?: string | undefined;
  /** Visible in every row. */
  readonly always?: ((card: SchemeCard) => ReactNode) | undefined;
  /** Behind the details of a row. */
  readonly more?: ((card: SchemeCard) => ReactNode) | undefined;
}
