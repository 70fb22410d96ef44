import { embeddable, embeddableFactory, type EmbeddableFlow, type RunnableFlow } from '../../kit/embeddable-flow.ts';
import type { IdentityPagesEvent, IdentityPagesInput, IdentityPagesView } from './identity-pages.types.ts';
import type { EventObject } from 'xstate';
import * as unit from './identity-pages.flow.ts';

export type * from './identity-pages.types.ts';
export { identityRoutes } from './identity-routes.ts';

export type IdentityPagesFlow = EmbeddableFlow<{
  input: IdentityPagesInput;
  event: IdentityPagesEvent;
  emitted: EventObject;
  view: IdentityPagesView;
}>;

export const identityPagesFlow: IdentityPagesFlow = embeddable(unit.identityPagesFlow);

/** The legacy identity pages: four pages without a call (ON-378 to ON-385). */
export const identityPages: () => RunnableFlow<IdentityPagesFlow> = embeddableFactory(unit.identityPages);
