import type { nomineeChoiceFlow, NomineeChoiceView, Remote } from '@folioflow/flows';
import { ordering } from '@folioflow/flows/words/ordering';
import { Button } from '../../primitives/Button/Button.tsx';
import { ChoiceGroup } from '../../primitives/ChoiceGroup/ChoiceGroup.tsx';
import { Stack } from '../../primitives/Layout/Layout.tsx';
import { Loading, Skeleton } from '../../primitives/Skeleton/Skeleton.tsx';
import type { ImageDesk } from '../ImageUpload/ImageUpload.tsx';
import { Unavailable } from '../Unavailable/Unavailable.tsx';
import { Declaration } from './Declaration.tsx';
import { NomineeList } from './NomineeList.tsx';

export interface NomineeChoiceProps {
  view: NomineeChoiceView;
  remote: Remote<typeof nomineeChoiceFlow>;
  desk: ImageDesk;
}

/** An existing nominee, or none with a registered declaration (DO-285 to DO-299). */
export function NomineeChoice({ view, remote, desk }: NomineeChoiceProps) {
  if (view.screen === 'loading') return <LoadingNominees />;
  if (view.screen === 'unavailable') {
    return (
      <Unavailable
        notice={view.notice}
        title={ordering['nominee.unavailable']}
        action={
          <Button
            variant="secondary"
            disabled={!view.canReload}
            onClick={() => remote.send({ type: 'nominees.reloadRequested' })}
          >
            {ordering['nominee.reload']}
          </Button>
        }
      />
    );
  }
  // A scan on its way would be lost by a change of mind: the answer stays open until it is there.
  const isUploading = view.screen === 'none' && view.upload?.screen === 'images' && view.upload.isUploading;
  return (
    <Stack gap={24}>
      <ChoiceGroup
        label={ordering['nominee.question']}
        value={view.screen}
        onValueChange={(option) => remote.send({ type: 'option.chosen', option })}
        choices={[choice('existing', 'nominee.yes', isUploading), choice('none', 'nominee.no', isUploading)]}
      />
      {view.screen === 'existing' ? (
        <NomineeList view={view} remote={remote} />
      ) : (
        <Declaration view={view} remote={remote} desk={desk} />
      )}
    </Stack>
  );
}

const choice = <Value extends string>(value: Value, word: 'nominee.yes' | 'nominee.no', disabled: boolean) => ({
  value,
  label: ordering[word],
  note: ordering[`${word}.note`],
  disabled,
});

function LoadingNominees() {
  return (
    <Stack gap={12}>
      <Loading label={ordering['nominee.loading']} />
      <Skeleton width="14rem" height="1.25rem" />
      <Skeleton height="4.5rem" />
      <Skeleton height="4.5rem" />
    </Stack>
  );
}
