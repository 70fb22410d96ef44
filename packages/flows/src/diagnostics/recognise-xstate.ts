import { IntegrationError } from '@folioflow/api/diagnostics';

/** An export of XState that arrived after 5.30; the package has no version at run time. */
const RECENT_EXPORT = 'mapState';

/** Recognises an XState that is older than the flows need (`^5.33`); `loaded` is the namespace of its module. */
export const recogniseOldXState = (loaded: object): IntegrationError | null =>
  RECENT_EXPORT in loaded
    ? null
    : new IntegrationError('xstate-too-old', 'The installed xstate is older than 5.33, which @folioflow/flows needs.');

/** Recognises an actor that another copy of XState created than the flows import. */
export const recogniseOtherXState = (
  { Actor }: { readonly Actor: abstract new (...parts: never[]) => unknown },
  actor: unknown,
): IntegrationError | null =>
  actor instanceof Actor
    ? null
    : new IntegrationError(
        'xstate-duplicated',
        'The flow runs on another copy of xstate than @folioflow/flows imports: the installation or the bundle contains xstate twice.',
      );
